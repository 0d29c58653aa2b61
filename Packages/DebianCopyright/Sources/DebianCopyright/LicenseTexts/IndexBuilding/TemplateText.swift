/// The words of a licence's text, spelt out, and where its sentences end: what an index is made of.
struct TemplateText {
    private(set) var words: [String] = []
    /// For each word whether it is the last of a sentence, a heading or a list's item.
    private(set) var endsSentence: [Bool] = []
    /// For each word whether it is the last before an empty line.
    private(set) var endsParagraph: [Bool] = []

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

    /// The words of a short phrase, in the form that the words of a text have.
    static func words(of phrase: String) -> [String] {
        ByteView.withBytes(of: Array(phrase.utf8)) { TemplateText($0).words }
    }

    /// A word in small letters, without the hyphens and apostrophes that its hash leaves out.
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

    /// What ends behind a word: a paragraph before an empty line and at the text's end, a sentence
    /// before a full stop.
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

    /// Words whose full stop ends no sentence.
    private static let abbreviations: Set = ["inc", "ltd", "corp", "co", "e.v", "jr"]
}
