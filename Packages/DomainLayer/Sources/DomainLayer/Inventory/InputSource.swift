/// An input, as the user named it.
public enum InputSource: Hashable, Sendable {
    /// Standard input, up to its end.
    case standardInput
    /// A file on this machine, links followed, or a folder if that is useful; a mock takes the path
    /// as the name of a sample.
    case path(String)
}
