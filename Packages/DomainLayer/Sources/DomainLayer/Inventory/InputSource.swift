/// An input, as the user named it.
public enum InputSource: Hashable, Sendable {
    /// Standard input, up to its end.
    case standardInput
    /// A file of the machine that the program runs on, links followed, or a folder where one is of
    /// use; a mock takes it as the name of something that it knows.
    case path(String)
}
