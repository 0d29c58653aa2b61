import Bytes

/// The words of a licence's text, spelt out, and where its sentences end: what an index is made of.
struct TemplateText {
    var words: [String] = []
    /// Whether a word is the last of a sentence, a heading or a list's item.
    var endsSentence: [Bool] = []
    /// Whether a word is the last before an empty line.
    var endsParagraph: [Bool] = []

    init(_ text: ByteView) {
        var reader = WordReader(text)
        while let word = reader.next() {
            if word.isMarker || word.isAddress { continue }
            words.append(TemplateText.spelling(of: text[word.start..<word.end]))
            let end = TemplateText.end(text, at: word.end)
            let isAbbreviated = TemplateText.abbreviations.contains(words[words.count - 1])
            endsSentence.append(end == .paragraph || end == .sentence && !isAbbreviated)
            endsParagraph.append(end == .paragraph)
        }
    }

    /// A phrase of this project's own, in the form that the words of a text have.
    static func words(of phrase: String) -> [String] {
        ByteView.withBytes(of: Array(phrase.utf8)) { TemplateText($0).words }
    }

    /// Small letters, without the hyphens and apostrophes that a word's hash leaves out.
    private static func spelling(of bytes: ByteView) -> String {
        var spelling: [UInt8] = []
        for byte in bytes
        where byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte >= 0x80 {
            spelling.append(byte.lowercased)
        }
        return String(decoding: spelling, as: UTF8.self).filter { $0 != "\u{2019}" }
    }

    private enum End {
        case word
        case sentence
        case paragraph
    }

    /// What ends behind a word: an empty line or the text's end makes a paragraph's end.
    private static func end(_ text: ByteView, at start: Int) -> End {
        var lineFeeds = 0
        var end = End.word
        for position in start..<text.count {
            let byte = text[position]
            if byte == UInt8(ascii: ".") { end = .sentence }
            if byte == 0x0A { lineFeeds += 1 }
            if lineFeeds > 1 { return .paragraph }
            if byte.isLetter || byte.isDigit { return end }
        }
        return .paragraph
    }

    private static let abbreviations: Set = ["inc", "ltd", "corp", "co", "e.v", "jr"]

    /// Where the phrases' words stand from `start` on; a full stop among them stands for a
    /// sentence's end or beginning, `*` for one to twelve words, which are the result. None of them
    /// is a negation, for that is no part of a name.
    func slot(_ pattern: [Substring], at start: Int) -> Range<Int>? {
        var position = start
        var slot: Range<Int>?
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case ".":
                guard position == 0 || endsSentence[position - 1] else { return nil }
            case "*":
                let rest = pattern[(index + 1)...]
                guard position < words.count else { return nil }
                let longest = position + HolderSlots.longestName
                let sentence = endsSentence[position...].firstIndex(of: true) ?? words.count - 1
                let ends = position + 1...min(longest, sentence + 1, words.count)
                guard let end = ends.first(where: { self.stand(rest, at: $0) }),
                    !words[position..<end].contains(where: { WordClass(of: $0) == .negation })
                else { return nil }
                slot = position..<end
                position = end
            default:
                guard position < words.count, words[position] == pattern[index] else { return nil }
                position += 1
            }
            index += 1
        }
        return slot
    }

    private func stand(_ pattern: ArraySlice<Substring>, at start: Int) -> Bool {
        var position = start
        for word in pattern {
            if word == "." {
                guard endsSentence[position - 1] else { return false }
            } else {
                guard position < words.count, words[position] == word else { return false }
                position += 1
            }
        }
        return true
    }

    /// The words from a passage's first ones through its last ones; nil where it is not there.
    func range(of passage: LicensePassage) -> Range<Int>? {
        let first = TemplateText.words(of: passage.first)
        let last = TemplateText.words(of: passage.last)
        guard let start = position(of: first, from: 0),
            let end = position(of: last, from: start)
        else { return nil }
        return start..<end + last.count
    }

    private func position(of phrase: [String], from start: Int) -> Int? {
        guard start + phrase.count <= words.count else { return nil }
        return (start...words.count - phrase.count).first {
            words[$0..<$0 + phrase.count].elementsEqual(phrase)
        }
    }

    /// Titles and copyright lines before the text proper, and copyright lines anywhere: they make
    /// no difference (matching guidelines, B.10 and B.11).
    var headings: [Range<Int>] {
        var headings: [Range<Int>] = []
        var start = 0
        var isHead = true
        for position in words.indices where endsParagraph[position] {
            let paragraph = words[start...position]
            let isNotice =
                paragraph.starts(with: ["copyright"])
                || paragraph.starts(with: ["portions", "copyright"])
            let isTitle =
                paragraph.count <= TemplateText.longestTitle
                && (TemplateText.isTitleEnd(words[position])
                    || !paragraph.contains { WordClass(of: $0) > .plain })
            isHead = isHead && (isNotice || isTitle)
            if isHead || isNotice && paragraph.count <= 2 * TemplateText.longestTitle {
                headings.append(start..<position + 1)
            }
            start = position + 1
        }
        return headings
    }

    private static let longestTitle = 12

    /// "Open Source License" names a licence, though its words may be those of conditions.
    private static func isTitleEnd(_ word: String) -> Bool {
        word == "license" || word == "licence" || word == "agreement"
    }

    /// Which words belong to sentences that disclaim warranty or liability, and to none that demand
    /// such a disclaimer to be kept.
    var disclaimers: [Bool] {
        var flags = [Bool](repeating: false, count: words.count)
        var start = 0
        for position in words.indices where endsSentence[position] {
            let sentence = start..<position + 1
            let isDisclaimer =
                words[sentence].contains(where: TemplateText.disclaiming.contains)
                || words[sentence].contains(where: TemplateText.disclaimed.contains)
                    && !words[sentence].contains(where: TemplateText.demanding.contains)
            if isDisclaimer {
                for word in sentence { flags[word] = true }
            }
            start = position + 1
        }
        return flags
    }

    private static let disclaiming: Set = [
        "warranties", "liable", "asis", "damages", "merchantability",
    ]
    /// What may also stand in a demand to keep a disclaimer.
    private static let disclaimed: Set = ["warranty", "liability"]
    private static let demanding: Set = ["granted", "permitted", "retain", "appear", "keep"]
}
