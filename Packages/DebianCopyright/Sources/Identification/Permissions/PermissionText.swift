public import Bytes
import LicenseTexts

/// The words by which a file in prose permits something without naming a licence, and the
/// conditions and disclaimers behind them: a licence text that the SPDX list lacks.
///
/// It is made of whole paragraphs, from the one that permits on. What permits by the usual formulas
/// ("permission … is hereby granted") goes before what does so by the way ("freely distributable").
public struct PermissionText {
    /// Whole lines of the file.
    public let text: ByteView
    /// 1-based, both ends included.
    public let lines: ClosedRange<Int>

    /// Nil where nothing is permitted.
    public init?(in text: ByteView) {
        let paragraphs = TextParagraph.paragraphs(of: text)
        guard
            let first = paragraphs.firstIndex(where: { PermittingWords($0.bytes).areFormula })
                ?? paragraphs.firstIndex(where: { PermittingWords($0.bytes).permit })
        else { return nil }
        var start = first
        // A list of terms begins with its first item.
        if let number = paragraphs[first].itemNumber, number > 1,
            let one = paragraphs[..<first].suffix(number).lastIndex(where: { $0.itemNumber == 1 })
        {
            start = one
        }
        let last = paragraphs[(first + 1)...].firstIndex { !$0.goesOn }.map { $0 - 1 }
        let end = last ?? paragraphs.count - 1
        lines = paragraphs[start].lines.lowerBound...paragraphs[end].lines.upperBound
        self.text =
            text[
                paragraphs[start].bytes.offset(
                    in: text)..<paragraphs[end].bytes.offset(in: text) + paragraphs[end].bytes.count
            ]
    }
}

extension TextParagraph {
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

    /// Whether it may be one of the conditions or disclaimers behind what permits.
    fileprivate var goesOn: Bool {
        let words = PermittingWords(bytes)
        // "Upstream Author:", "---END---"
        let isHeading =
            lines.count == 1
            && (bytes.trimmed.last == UInt8(ascii: ":") || bytes.trimmed.last == UInt8(ascii: "-"))
            && words.count < 5
        return !isHeading && !words.speakOfPackaging && (item != nil || words.areTerms)
    }
}
