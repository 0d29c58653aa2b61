import DebianSystems

/// Terms that a text sets in its own words, along with licenses of the list or instead of them.
struct OwnTerms {
    let text: PermissionText
    /// Whether the terms withhold something.
    let restrict: Bool
    /// Whether the terms permit something.
    let permit: Bool

    /// Whether the terms permit all uses and ask for nothing.
    var giveAll: Bool { !restrict && LicenseText(text).asksNothing }

    /// Whether the terms only take away what a license of the list gives.
    var isRider: Bool { restrict && !permit }
}

extension OwnTerms {
    /// All of a text's own terms, in its order.
    ///
    /// Terms go from the first sentence that permits or withholds something to the last condition,
    /// definition or disclaimer. They end before words that state a license, before a license's own
    /// text, and before the next copyright notice.
    ///
    /// - Parameters:
    ///   - leftovers: the sentences about rights that nothing accounts for.
    ///   - texts: the ranges of licenses' own texts, in bytes.
    ///   - grants: the ranges of words that state licenses, in bytes.
    static func all(
        in sentences: Sentences, _ leftovers: [Leftover], beside texts: [Range<Int>],
        _ grants: [Range<Int>]
    ) -> [OwnTerms] {
        guard !leftovers.isEmpty else { return [] }
        func ranges(_ kind: LeftoverSentence.Kind) -> [Range<Int>] {
            leftovers.filter { $0.kind == kind }.map(\.bytes)
        }
        let restrictions = ranges(.restriction)
        var paragraphs = ParagraphAccounts(
            of: sentences, restrictions: RangeSweep(of: restrictions),
            unseen: RangeSweep(of: ranges(.unseenTerms) + ranges(.acceptance)),
            others: RangeSweep(of: leftovers.map(\.bytes)), texts: RangeSweep(of: texts),
            grants: RangeSweep(of: grants)
        ).all[...]
        var terms: [OwnTerms] = []
        while var first = paragraphs.firstIndex(where: \.begins) {
            let end = paragraphs[first...].endOfTerms
            while first > paragraphs.startIndex, paragraphs[first - 1].leads { first -= 1 }
            let block = paragraphs[first..<end]
            terms.append(OwnTerms(block, restrictions: restrictions, in: sentences.text))
            paragraphs = paragraphs[end...]
        }
        return terms
    }

    /// The conditions that were inserted into licenses' own texts.
    ///
    /// - Parameter insertions: the conditions' ranges in bytes of the text, in its order.
    static func riders(at insertions: [Range<Int>], in text: ByteView) -> [OwnTerms] {
        var counter = LineCounter(text)
        return insertions.map { bytes in
            let first = counter.line(of: bytes.lowerBound)
            let lines = first...counter.line(of: bytes.upperBound)
            return OwnTerms(
                text: PermissionText(text: text[bytes], lines: lines), restrict: true,
                permit: false)
        }
    }

    private init(
        _ block: ArraySlice<ParagraphAccount>, restrictions: [Range<Int>], in text: ByteView
    ) {
        restrict = block.contains(where: \.restricts)
        permit = block.contains(where: \.permits)
        // If the paragraph contains a license's own text, only one sentence of it is the terms.
        if block.count == 1, let account = block.first, account.isText,
            let sentence = restrictions.first(
                where: account.paragraph.bytes.range(in: text).overlaps)
        {
            self.text = PermissionText(sentence, in: text, of: account.paragraph)
        } else {
            self.text = PermissionText(block.map(\.paragraph)[...])
        }
    }
}

/// A paragraph and what accounts for it.
///
/// Most texts set no terms of their own, so a paragraph's words are read only if a question needs
/// them.
private struct ParagraphAccount {
    let paragraph: TextParagraph
    /// The paragraph above; nil for the first.
    let above: TextParagraph?
    let below: TextParagraph?
    /// Whether the paragraph overlaps a license's own text.
    let isText: Bool
    /// Whether words of the paragraph state a license.
    let isGrant: Bool
    /// Whether a sentence of the paragraph withholds something.
    let restricts: Bool
    /// Whether the paragraph permits something in words of its own.
    let permits: Bool
    /// Whether the paragraph asks the reader to agree to terms: "By using this you accept".
    let pointsToTerms: Bool

    var begins: Bool { permits || restricts }
    /// Whether the paragraph may be a condition or disclaimer that continues earlier terms.
    var goesOn: Bool { !isText && !isGrant && paragraph.goesOn(above: below) }
    /// Whether a drawn line separates the paragraph from the one above.
    var isBelowRule: Bool {
        guard let above else { return false }
        let both = above.bytes.through(paragraph.bytes)
        return both[above.bytes.count..<paragraph.bytes.offset(in: both)].hasRule
    }
    /// Whether the paragraph begins other terms, or an unrelated topic.
    var isBorder: Bool {
        if isText || isGrant && !restricts && !pointsToTerms || paragraph.isLabel { return true }
        let words = PermittingWords(paragraph.bytes)
        return words.speakOfPackaging
            || paragraph.isBelowHolders && (permits || words.areFormula)
    }
    /// Whether the paragraph is the beginning of terms that follow right below.
    var leads: Bool { pointsToTerms && !isBorder }
}

extension ArraySlice<ParagraphAccount> {
    /// The index at which the terms end that begin with the first paragraph.
    ///
    /// A definition or a heading between two terms belongs to them.
    fileprivate var endOfTerms: Index {
        guard !self[startIndex].isText else { return startIndex + 1 }
        var end = startIndex + 1
        var next = end
        while next < endIndex, next - end <= Self.longestRemark, !self[next].isBorder {
            let account = self[next]
            if account.isBelowRule, !account.goesOn, !account.restricts { break }
            next += 1
            let isNear = next - end <= Self.longestGap
            let belongs = account.goesOn || account.pointsToTerms
            if belongs && isNear || account.restricts && (isNear || !account.permits) {
                end = next
            }
        }
        return end
    }

    /// How many paragraphs, such as definitions and headings, may separate two terms. A restriction
    /// that permits nothing itself may also follow a longer remark.
    private static var longestGap: Int { 4 }
    private static var longestRemark: Int { 12 }
}

/// The paragraphs of a text, each with what accounts for it.
private struct ParagraphAccounts {
    private(set) var all: [ParagraphAccount] = []

    init(
        of sentences: Sentences, restrictions: RangeSweep, unseen: RangeSweep, others: RangeSweep,
        texts: RangeSweep, grants: RangeSweep
    ) {
        var (restrictions, unseen, others) = (restrictions, unseen, others)
        var (texts, grants) = (texts, grants)
        let text = sentences.text
        let paragraphs = TextParagraph.paragraphs(of: text)
        all.reserveCapacity(paragraphs.count)
        for (index, paragraph) in paragraphs.enumerated() {
            let range = paragraph.bytes.range(in: text)
            let (isText, isGrant) = (texts.overlaps(range), grants.overlaps(range))
            let mayPermit = others.overlaps(range) && !isText && !isGrant
            all.append(
                ParagraphAccount(
                    paragraph: paragraph,
                    above: index > 0 ? paragraphs[index - 1] : nil,
                    below: index + 1 < paragraphs.count ? paragraphs[index + 1] : nil,
                    isText: isText, isGrant: isGrant, restricts: restrictions.overlaps(range),
                    permits: mayPermit
                        && PermittingWords(words: sentences.words(in: range))
                            .arePermissionOfTheirOwn,
                    pointsToTerms: unseen.overlaps(range)))
        }
    }
}

extension TextParagraph {
    /// "Upstream Authors:", "License for moon.c:": a heading for something else.
    fileprivate var isLabel: Bool {
        let line = bytes.trimmed
        return lines.count == 1 && line.count <= 80 && line.last == UInt8(ascii: ":")
            && line.first?.isDigit != true
    }
}

extension ByteView {
    /// Whether one of the lines is drawn, `-----` or `=====`, and isn't the side of a box.
    fileprivate var hasRule: Bool {
        ByteLines(self).contains { line in
            let line = line.bytes.trimmed
            guard line.count > 4, let first = line.first, first != UInt8(ascii: "*") else {
                return false
            }
            return line.allSatisfy { $0 == first }
        }
    }
}

extension PermissionText {
    /// One sentence of a paragraph, with the lines that the sentence covers.
    fileprivate init(_ sentence: Range<Int>, in text: ByteView, of paragraph: TextParagraph) {
        var counter = LineCounter(paragraph.bytes)
        let start = paragraph.bytes.offset(in: text)
        let first = paragraph.lines.lowerBound - 1
        let begin = counter.line(of: max(0, sentence.lowerBound - start))
        let end = counter.line(of: max(0, sentence.upperBound - start))
        self.init(text: text[sentence], lines: first + begin...first + end)
    }
}
