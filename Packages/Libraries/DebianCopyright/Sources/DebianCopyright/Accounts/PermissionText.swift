import DebianSystems

/// The words by which a prose file permits something without naming a license, with the conditions
/// and disclaimers after them: a license text that the SPDX list lacks.
///
/// The text consists of whole paragraphs, beginning with the one that permits, without a label
/// before it.
struct PermissionText {
    /// The lines of the file.
    let text: ByteView
    /// 1-based, both ends included.
    let lines: ClosedRange<Int>

    init(text: ByteView, lines: ClosedRange<Int>) {
        self.text = text
        self.lines = lines
    }

    init(_ paragraphs: ArraySlice<TextParagraph>) {
        let first = paragraphs[paragraphs.startIndex]
        let last = paragraphs[paragraphs.endIndex - 1]
        lines = first.lines.lowerBound...last.lines.upperBound
        text = first.bytes.through(last.bytes).withoutLicenseLabel
    }

    /// The first permission in a text; nil if nothing is permitted.
    ///
    /// A permission by the usual formulas ("permission … is hereby granted") takes precedence over
    /// one in passing ("freely distributable").
    init?(in text: ByteView) {
        let paragraphs = TextParagraph.paragraphs(of: text)
        guard
            let first = paragraphs.firstIndex(where: { PermittingWords($0.bytes).areFormula })
                ?? paragraphs.firstIndex(where: { PermittingWords($0.bytes).permit })
        else { return nil }
        let end = (first + 1..<paragraphs.count).first { index in
            !paragraphs[index].goesOn(above: paragraphs[(index + 1)...].first)
        }
        self.init(paragraphs[paragraphs.startOfList(with: first)..<(end ?? paragraphs.count)])
    }
}

extension [TextParagraph] {
    /// The index at which the list of terms with this paragraph begins; the paragraph's own index
    /// if it is no list item.
    fileprivate func startOfList(with index: Int) -> Int {
        guard let number = self[index].itemNumber, number > 1 else { return index }
        return self[..<index].suffix(number).lastIndex { $0.itemNumber == 1 } ?? index
    }
}

extension TextParagraph {
    /// Whether the paragraph may be one of the conditions or disclaimers after a permission: it is
    /// neither a notice of its own below other holders nor such a notice's heading.
    ///
    /// - Parameter next: the paragraph after it, if there is one.
    func goesOn(above next: TextParagraph?) -> Bool {
        let words = PermittingWords(bytes)
        if isBelowHolders, words.areFormula { return false }
        if isNumberedLine, let next, next.isBelowHolders { return false }
        return !isHeading(of: words.count) && !words.speakOfPackaging
            && !(bytes.trimmed.last == UInt8(ascii: ":") && words.leadToNotice)
            && (item != nil || words.areTerms)
    }

    /// The number of the list item that the paragraph begins with.
    fileprivate var itemNumber: Int? { item.flatMap { Int(String($0[0..<$0.count - 1])) } }

    /// The marker of the list item that the paragraph begins with: `1.`, `a)`, `ii)`.
    private var item: ByteView? {
        var words = bytes.words
        guard let first = words.next(), (2...4).contains(first.count),
            first[first.count - 1] == UInt8(ascii: ".")
                || first[first.count - 1] == UInt8(ascii: ")")
        else { return nil }
        return first
    }

    /// Whether the paragraph is a list item of one line that doesn't end like a sentence: "(10) The
    /// moon (for lunar targets only)".
    private var isNumberedLine: Bool {
        guard lines.count == 1, item != nil, let last = bytes.trimmed.last else { return false }
        return !".;,".utf8.contains(last)
    }

    /// Whether the paragraph is a line of a few words that doesn't end like a sentence: "Upstream
    /// Author:", "---END---", "3. DEFINITIONS".
    private func isHeading(of words: Int) -> Bool {
        guard lines.count == 1, words < 8, let last = bytes.trimmed.last else { return false }
        return last.isLetter || last.isDigit
            || words < 5 && (last == UInt8(ascii: ":") || last == UInt8(ascii: "-"))
    }
}

extension ByteView {
    /// The text without a leading "License:".
    fileprivate var withoutLicenseLabel: ByteView {
        var words = words
        let label = words.next()
        guard let label,
            label.equalsIgnoringCase("license:") || label.equalsIgnoringCase("licence:")
        else { return self }
        let rest = self[label.offset(in: self) + label.count..<count]
        return rest.firstIndex { !$0.isBlankOrLineFeed }.map { rest[$0..<rest.count] } ?? self
    }
}

extension LicenseText {
    /// A text from prose.
    init(_ text: PermissionText) {
        self.init(body: text.text, firstLine: text.lines.lowerBound, isEscaped: false)
    }
}
