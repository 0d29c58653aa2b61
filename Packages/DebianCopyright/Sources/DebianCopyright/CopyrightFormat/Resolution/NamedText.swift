/// A name of a synopsis beside the text that stands for it.
struct NamedText {
    let name: SynopsisName
    /// Nil where none is printed.
    var text: LicenseText?
    /// The 1-based line of the file that the field begins in.
    let line: Int
    /// Whether the name is all that the synopsis says.
    let isAlone: Bool
}
