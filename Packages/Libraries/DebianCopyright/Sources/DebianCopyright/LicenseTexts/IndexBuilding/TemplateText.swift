import DebianSystems

/// The spelled-out words of a license's text and the ends of its sentences, for building an index.
struct TemplateText {
    private(set) var words: [String] = []
    /// The offset of each word, in bytes of the text.
    private(set) var starts: [Int] = []
    /// For each word, whether it ends a sentence, a heading or a list item.
    private(set) var endsSentence: [Bool] = []
    /// For each word, whether it is the last before an empty line.
    private(set) var endsParagraph: [Bool] = []

    init(_ text: ByteView) {
        var reader = WordReader(text)
        while let word = reader.next() {
            if word.isMarker { continue }
            if word.isAddress {
                if !words.isEmpty, TemplateText.end(text, at: word.end) == .paragraph {
                    endsSentence[words.count - 1] = true
                    endsParagraph[words.count - 1] = true
                }
                continue
            }
            words.append(TemplateText.spelling(of: text[word.start..<word.end]))
            starts.append(word.start)
            let end = TemplateText.end(text, at: word.end)
            let isAbbreviated = TemplateText.abbreviations.contains(words[words.count - 1])
            endsSentence.append(end == .paragraph || end == .sentence && !isAbbreviated)
            endsParagraph.append(end == .paragraph)
        }
    }

    /// The words of a short phrase, in the same form as those of a text.
    static func words(of phrase: String) -> [String] {
        ByteView.withBytes(of: Array(phrase.utf8)) { TemplateText($0).words }
    }

    /// The words that begin in a range of bytes.
    func words(in bytes: Range<Int>) -> Range<Int> {
        func firstWord(from byte: Int) -> Int {
            starts.firstIndex { $0 >= byte } ?? starts.count
        }
        let first = firstWord(from: bytes.lowerBound)
        return first..<max(first, firstWord(from: bytes.upperBound))
    }

    /// A word in lowercase, without the hyphens and apostrophes that its hash ignores.
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

    /// The kind of end after a word: a paragraph's before an empty line and at the end of the text,
    /// a sentence's before a full stop.
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

    /// Words whose full stop doesn't end a sentence.
    private static let abbreviations: Set = ["inc", "ltd", "corp", "co", "e.v", "jr"]
}

// MARK: Titles, copyright lines and disclaimers

/// The words of titles, copyright lines and disclaimers.
extension TemplateText {
    /// The titles and copyright lines before the text proper, and copyright lines anywhere. They
    /// don't distinguish licenses (matching guidelines, B.10 and B.11).
    var headings: [Range<Int>] {
        var isHead = true
        return paragraphs.filter { range in
            let paragraph = words[range]
            let isNotice =
                paragraph.starts(with: ["copyright"])
                || paragraph.starts(with: ["portions", "copyright"])
            let isTitle =
                paragraph.count <= TemplateText.longestTitle
                && (TemplateText.isTitleEnd(words[range.upperBound - 1])
                    || !paragraph.contains { WordClass(of: $0) > .plain })
            isHead = isHead && (isNotice || isTitle)
            return isHead || isNotice && paragraph.count <= TemplateText.longestNotice
        }
    }

    /// The paragraphs in which a license speaks of its own text: its copyright notice (matching
    /// guidelines, B.10), "Everyone is permitted to copy and distribute verbatim copies of this
    /// license document, but changing it is not allowed", and "This work is provided under the
    /// following license".
    var notices: [Range<Int>] {
        paragraphs.filter { range in
            let paragraph = words[range]
            let isOfText =
                paragraph.starts(with: ["everyone", "is", "permitted"])
                && paragraph.contains(["verbatim", "copies", "of", "this", "license", "document"])
            return paragraph.count <= Self.longestNotice
                && (isOfText || paragraph.starts(with: ["copyright"])
                    || paragraph.suffix(Self.lead.count).elementsEqual(Self.lead))
        }
    }

    private var paragraphs: [Range<Int>] {
        var start = 0
        return words.indices.filter { endsParagraph[$0] }.map { end in
            defer { start = end + 1 }
            return start..<end + 1
        }
    }

    private static let lead = ["under", "the", "following", "license"]

    private static let longestTitle = 12
    /// A longer copyright notice does more than name a holder.
    static let longestNotice = 24

    /// "Open Source License" names a license, though its words may also occur in conditions.
    private static func isTitleEnd(_ word: String) -> Bool {
        word == "license" || word == "licence" || word == "agreement"
    }

    /// For each word, whether its sentence disclaims warranty or liability. A sentence that only
    /// demands that such a disclaimer is kept doesn't count.
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

    /// Words that occur only in disclaimers.
    private static let disclaiming: Set = [
        "warranties", "liable", "asis", "damages", "merchantability",
    ]
    /// Words of disclaimers that also occur in a demand to keep one.
    private static let disclaimed: Set = ["warranty", "liability"]
    private static let demanding: Set = ["granted", "permitted", "retain", "appear", "keep"]
}
