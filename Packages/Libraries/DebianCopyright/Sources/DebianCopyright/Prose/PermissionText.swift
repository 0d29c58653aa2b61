/// The words by which a file in prose permits something without naming a license, and the
/// conditions and disclaimers behind them: a license text that the SPDX list lacks.
///
/// It is made of whole paragraphs, from the one that permits on, without a label before the first.
struct PermissionText {
    /// Lines of the file.
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

    /// The first of a text; nil if nothing is permitted.
    ///
    /// What permits by the usual formulas ("permission … is hereby granted") goes before what does
    /// so by the way ("freely distributable").
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
    /// Where the list of terms begins that a paragraph is an item of; its own index if it is
    /// none.
    fileprivate func startOfList(with index: Int) -> Int {
        guard let number = self[index].itemNumber, number > 1 else { return index }
        return self[..<index].suffix(number).lastIndex { $0.itemNumber == 1 } ?? index
    }
}

extension TextParagraph {
    /// Whether it may be one of the conditions or disclaimers behind what permits: it is neither a
    /// notice of its own below other holders, nor the heading of one.
    ///
    /// - Parameter next: the paragraph below it, if there is one.
    func goesOn(above next: TextParagraph?) -> Bool {
        let words = PermittingWords(bytes)
        if isBelowHolders, words.areFormula { return false }
        if isNumberedLine, let next, next.isBelowHolders { return false }
        return !isHeading(of: words.count) && !words.speakOfPackaging
            && !(bytes.trimmed.last == UInt8(ascii: ":") && words.leadToNotice)
            && (item != nil || words.areTerms)
    }

    /// The number of the list's item that it begins with.
    fileprivate var itemNumber: Int? { item.flatMap { Int(String($0[0..<$0.count - 1])) } }

    /// What numbers the list's item that it begins with: `1.`, `a)`, `ii)`.
    private var item: ByteView? {
        var words = bytes.words
        guard let first = words.next(), (2...4).contains(first.count),
            first[first.count - 1] == UInt8(ascii: ".")
                || first[first.count - 1] == UInt8(ascii: ")")
        else { return nil }
        return first
    }

    /// "(10) The moon (for lunar targets only)": an item of one line that ends as no sentence does.
    private var isNumberedLine: Bool {
        guard lines.count == 1, item != nil, let last = bytes.trimmed.last else { return false }
        return !".;,".utf8.contains(last)
    }

    /// "Upstream Author:", "---END---", "3. DEFINITIONS": a line of a few words that ends as no
    /// sentence does.
    private func isHeading(of words: Int) -> Bool {
        guard lines.count == 1, words < 8, let last = bytes.trimmed.last else { return false }
        return last.isLetter || last.isDigit
            || words < 5 && (last == UInt8(ascii: ":") || last == UInt8(ascii: "-"))
    }
}

extension ByteView {
    /// What stands behind "License:", where the text begins so.
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
