/// A `License` field's synopsis and its text, also where people put them on other lines than those
/// that are for them.
struct SynopsisField {
    /// The synopsis.
    let line: ByteView
    /// The text; nil where there is none.
    let text: LicenseText?
    /// Whether the line is from below `License:`, behind which there is nothing: it may be a
    /// synopsis, but may as well be how the text begins.
    let isFirstLineOfText: Bool

    /// Nil where the field is empty.
    init?(line: ByteView, text: LicenseText?) {
        if line.isEmpty {
            guard let text, let (first, rest) = text.split else { return nil }
            self.init(line: first, text: rest, isFirstLineOfText: true)
        } else if line.endsInConnective, let text, let (second, rest) = text.split {
            self.init(line: line.through(second), text: rest, isFirstLineOfText: false)
        } else {
            self.init(line: line, text: text, isFirstLineOfText: false)
        }
    }

    private init(line: ByteView, text: LicenseText?, isFirstLineOfText: Bool) {
        self.line = line
        self.text = text
        self.isFirstLineOfText = isFirstLineOfText
    }
}

extension ByteView {
    /// Whether the line ends in "and", "or" or a comma, so that the next one belongs to it.
    fileprivate var endsInConnective: Bool {
        guard let last, last != UInt8(ascii: ",") else { return !isEmpty }
        let word = self[(lastIndex(where: \.isBlank) ?? -1) + 1..<count]
        return word.equalsIgnoringCase("and") || word.equalsIgnoringCase("or")
            || word.equalsIgnoringCase("and/or")
    }
}
