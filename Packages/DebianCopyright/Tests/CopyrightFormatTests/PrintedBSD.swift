/// The text of the file `BSD` of Debian's base-files.
enum PrintedBSD {
    /// Nil where it is not installed.
    static let text = CommonLicense.text(of: "BSD")
    static let isInstalled = CommonLicense.isInstalled("BSD")

    /// The lines of a field that it is in, or that a text with it is.
    static func lines(of text: String = PrintedBSD.text ?? "") -> String {
        text.split(separator: "\n").map { " \($0)\n" }.joined()
    }
}
