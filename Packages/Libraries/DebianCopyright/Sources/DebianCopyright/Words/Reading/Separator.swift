import DebianSystems

/// The signs and blanks between a word and the next one.
///
/// A single line feed is no mark, because a text may be wrapped anywhere. For the same reason a
/// mark that is also a comment leader (`/`, `;`, `|`) counts only before the first line feed.
struct Separator: OptionSet {
    let rawValue: UInt16

    /// An empty line, a lone full stop (deb822's empty line), a ruled line, or the text's end.
    static let paragraph = Separator(rawValue: 1 << 0)
    /// A full stop, an exclamation mark or a question mark, followed by white space.
    static let stop = Separator(rawValue: 1 << 1)
    static let colon = Separator(rawValue: 1 << 2)
    static let comma = Separator(rawValue: 1 << 3)
    static let semicolon = Separator(rawValue: 1 << 4)
    static let slash = Separator(rawValue: 1 << 5)
    static let bar = Separator(rawValue: 1 << 6)
    static let open = Separator(rawValue: 1 << 7)
    static let close = Separator(rawValue: 1 << 8)
    static let quote = Separator(rawValue: 1 << 9)
    /// A plus sign right after the word: `GPL-2+`.
    static let plus = Separator(rawValue: 1 << 10)
    /// `>=`, which R packages write for "or later".
    static let atLeast = Separator(rawValue: 1 << 11)
    /// No white space: the words are parts of one path, address or name.
    static let tight = Separator(rawValue: 1 << 12)
    /// The text's end, or an omitted license text.
    static let cut = Separator(rawValue: 1 << 13)
    static let question = Separator(rawValue: 1 << 14)
    /// A line that begins with a list item's sign: `-` or `*`.
    static let item = Separator(rawValue: 1 << 15)
}

extension Separator {
    /// The standard library's functions are generic, and cost more in a debug build than reading
    /// the words.
    func contains(_ mark: Separator) -> Bool { rawValue & mark.rawValue == mark.rawValue }
    func isDisjoint(with marks: Separator) -> Bool { rawValue & marks.rawValue == 0 }
    func isSuperset(of marks: Separator) -> Bool { rawValue & marks.rawValue == marks.rawValue }

    /// A ruled line repeats a sign at least this many times in a row.
    private static let ruleLength = 5

    /// Classifies the bytes between two words.
    @inline(__always)
    init(_ text: ByteView, from start: Int, to end: Int) {
        let bytes = text[start..<end]
        if bytes.count == 1, bytes[0].isSpaceOrLineFeed {
            self = []
        } else if bytes.count == 2, let mark = Separator(bytes[0], before: bytes[1]) {
            self = mark
        } else {
            self.init(marksIn: bytes)
        }
    }

    /// The most common separators of two bytes; nil for any other.
    @inline(__always)
    private init?(_ sign: UInt8, before space: UInt8) {
        guard space.isSpaceOrLineFeed else { return nil }
        switch sign {
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: "."): self = .stop
        case 0x0A where space == 0x20: self = []
        default: return nil
        }
    }

    private init(marksIn bytes: ByteView) {
        var marks: Separator = bytes.first == UInt8(ascii: "+") ? [.tight, .plus] : [.tight]
        var lineFeeds = 0
        var run = 0
        var last: UInt8 = 0
        for position in 0..<bytes.count {
            let byte = bytes[position]
            run = byte == last ? run + 1 : 1
            last = byte
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0
            switch byte {
            case 0x0A:
                lineFeeds += 1
                if lineFeeds == 2 { marks.insert(.paragraph) }
                marks.remove(.tight)
            case 0x20, 0x09, 0x0D, 0x0C: marks.remove(.tight)
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
                if byte == UInt8(ascii: "?") { marks.insert(.question) }
                if lineFeeds == 0, next.isBlankOrLineFeed { marks.insert(.stop) }
            case UInt8(ascii: ":"): marks.insert(.colon)
            case UInt8(ascii: ","): marks.insert(.comma)
            case UInt8(ascii: ";"): if lineFeeds == 0 { marks.insert(.semicolon) }
            case UInt8(ascii: "/"): if lineFeeds == 0, next != 0x2F { marks.insert(.slash) }
            case UInt8(ascii: "|"): if lineFeeds == 0 { marks.insert(.bar) }
            case UInt8(ascii: "("), UInt8(ascii: "["): marks.insert(.open)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): marks.insert(.close)
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): marks.insert(.quote)
            case UInt8(ascii: ">"): if next == UInt8(ascii: "=") { marks.insert(.atLeast) }
            case UInt8(ascii: "*"):
                if lineFeeds > 0 { marks.insert(.item) }
            case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "_"):
                if lineFeeds > 0, byte == UInt8(ascii: "-") { marks.insert(.item) }
                if run == Separator.ruleLength { marks.insert(.paragraph) }
            default: break
            }
        }
        self = marks
    }
}

extension UInt8 {
    fileprivate var isSpaceOrLineFeed: Bool { self == 0x20 || self == 0x0A }
}
