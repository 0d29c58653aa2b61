/// Where one side of a comparison comes from, as somebody named it.
public enum InventoryOrigin: Hashable, Sendable {
    /// A saved listing on the program's standard input, up to its end.
    case standardInput
    /// The folder of a Debian system, or the file of a saved listing; a stub takes the name of a
    /// scenario or of a sample.
    case path(String)
}
