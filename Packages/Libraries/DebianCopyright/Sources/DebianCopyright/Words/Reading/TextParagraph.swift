import DebianSystems

/// A paragraph of a text: lines with words that no blank line, ruled line or copyright line
/// interrupts.
struct TextParagraph {
    /// Whole lines.
    let bytes: ByteView
    /// 1-based, both ends included.
    let lines: ClosedRange<Int>
    /// Whether a copyright line is right above the paragraph.
    let isBelowHolders: Bool

    /// The paragraphs of a text, in order.
    static func paragraphs(of text: ByteView) -> [TextParagraph] {
        var paragraphs: [TextParagraph] = []
        var isOpen = false
        var isBelowHolders = false
        for line in ByteLines(text) {
            guard line.bytes.contains(where: { $0.isLetter || $0 > 0x7F }) else {
                isOpen = false
                continue
            }
            if line.bytes.isOfHolders {
                isOpen = false
                isBelowHolders = true
                continue
            }
            if isOpen, let last = paragraphs.popLast() {
                paragraphs.append(
                    TextParagraph(
                        bytes: last.bytes.through(line.bytes),
                        lines: last.lines.lowerBound...line.number,
                        isBelowHolders: last.isBelowHolders))
            } else {
                paragraphs.append(
                    TextParagraph(
                        bytes: line.bytes, lines: line.number...line.number,
                        isBelowHolders: isBelowHolders))
            }
            isOpen = true
            isBelowHolders = false
        }
        return paragraphs
    }
}

extension ByteView {
    /// Whether a line begins with "Copyright", "(c)" or "©", after any comment leader.
    var beginsCopyright: Bool { behindLeader.lengthOfCopyrightSign != nil }

    /// The length in bytes of the copyright word or sign at the beginning; nil if there is none.
    var lengthOfCopyrightSign: Int? {
        let sign: StaticString
        switch first {
        case UInt8(ascii: "C"), UInt8(ascii: "c"): sign = "copyright"
        case UInt8(ascii: "("): sign = "(c)"
        case 0xC2: sign = "©"
        default: return nil
        }
        return startsIgnoringCase(with: sign) ? sign.utf8CodeUnitCount : nil
    }

    /// Whether a line begins with a copyright word or sign, or with "All rights reserved", as lines
    /// above a license's text do, and no other sentence begins in it.
    var isOfHolders: Bool {
        let text = behindLeader
        return (text.lengthOfCopyrightSign != nil || text.reservesRights)
            && !text.goesOnBehindHolders
    }

    private var reservesRights: Bool { startsIgnoringCase(with: "all rights reserved") }

    /// Whether a sentence begins behind the holders: "Copyright 1999 Ada Turner. You may turn it";
    /// not "Copyright 1999 Moon Inc. All rights reserved".
    private var goesOnBehindHolders: Bool {
        var words = words
        while let word = words.next() {
            guard word.count > Self.longestAbbreviation, word.last == UInt8(ascii: ".") else {
                continue
            }
            let rest = self[word.offset(in: self) + word.count..<count].behindLeader
            if !rest.reservesRights { return rest.isSentence }
        }
        return false
    }

    /// "J.", "Inc.", "Corp."
    private static let longestAbbreviation = 5

    /// Whether the words are more than a name or another notice.
    private var isSentence: Bool {
        if lengthOfCopyrightSign != nil { return false }
        var (words, count, isOfWords) = (words, 0, false)
        while let word = words.next() {
            if word.lengthOfCopyrightSign != nil { return false }
            count += 1
            isOfWords =
                isOfWords
                || word[0].isLetter && !word[0].isCapital && !word.contains(UInt8(ascii: "@"))
                    && !word.contains(UInt8(ascii: "/"))
        }
        return count > 2 && isOfWords
    }

    /// Whether one of the lines begins with a copyright word or sign.
    var hasCopyrightLine: Bool { ByteLines(self).contains { $0.bytes.beginsCopyright } }

    private var behindLeader: ByteView {
        let first = firstIndex { $0.isLetter || $0 > 0x7F || $0 == UInt8(ascii: "(") }
        return self[(first ?? count)..<count]
    }
}
