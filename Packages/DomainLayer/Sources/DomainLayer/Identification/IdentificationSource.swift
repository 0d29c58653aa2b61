/// Where to find a copyright or licence file that no package need own.
public enum IdentificationSource: Hashable, Sendable {
    /// What the program is given on its standard input, up to its end.
    case standardInput
    /// A file of the machine that the program runs on, links followed; a stub takes the name of a
    /// package or the path of its copyright file.
    case file(path: String)
}
