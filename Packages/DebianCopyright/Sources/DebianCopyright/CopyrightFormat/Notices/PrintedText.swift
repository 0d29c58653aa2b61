/// One text of a copyright file.
public struct PrintedText: Hashable, Sendable {
    /// What the file calls it; nil where it has no name, and in prose.
    public let name: String?
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// Without the indents and dots of a field's syntax; ends in a line feed.
    public let body: String
    /// The names of the files in ``CommonLicenseFiles/folder`` that it points to,
    /// each once.
    public let commonLicenses: [String]
}

extension PrintedText {
    /// The text of a `License` field; nil where it only names a licence.
    init?(_ field: Deb822Field) {
        guard let text = LicenseText(of: field),
            let synopsis = SynopsisField(line: field.firstLine, text: text),
            let printed = synopsis.isFirstLineOfText ? text : synopsis.text
        else { return nil }
        self.init(
            name: synopsis.isFirstLineOfText ? nil : String(synopsis.line),
            lines: field.line...field.lastLine,
            body: printed.unescaped,
            commonLicenses: CommonLicenseFiles.named(in: printed.body))
    }
}
