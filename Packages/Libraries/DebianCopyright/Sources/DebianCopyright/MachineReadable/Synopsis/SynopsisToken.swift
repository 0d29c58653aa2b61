import DebianSystems

/// A word or a sign of a synopsis.
enum SynopsisToken: Equatable {
    case word(ByteView)
    case and
    case or
    /// "or later", "or any later version": part of the name before it.
    case orLater
    case with
    case comma
    case open(ByteView)
    case close(ByteView)

    /// The words and signs of a line, in order.
    ///
    /// `and/or` is an "and", because keeping both licenses satisfies either meaning. So are a lone
    /// `&` or `+` and a slash between blanks, which only says that there are two names. `|` and
    /// `||` are an "or", as in the old drafts' fields. A comma before a version belongs to a name:
    /// `Apache License, Version 2.0`.
    static func tokens(of line: ByteView) -> [SynopsisToken] {
        var tokens: [SynopsisToken] = []
        var position = 0
        while position < line.count {
            let start = position
            switch line[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case UInt8(ascii: ","), UInt8(ascii: ";"):
                position += 1
                if !line[position..<line.count].beginsWithVersion { tokens.append(.comma) }
            case UInt8(ascii: "|"):
                position += 1
                if tokens.last != .or { tokens.append(.or) }
            case UInt8(ascii: "("):
                position += 1
                tokens.append(.open(line[start..<position]))
            case UInt8(ascii: ")"):
                position += 1
                tokens.append(.close(line[start..<position]))
            default:
                while position < line.count, !line[position].endsWord { position += 1 }
                tokens.append(token(of: line[start..<position]))
            }
        }
        return joiningLater(tokens)
    }

    private static func token(of word: ByteView) -> SynopsisToken {
        if word.count == 1 {
            switch word[0] {
            case UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "/"): return .and
            default: return .word(word)
            }
        }
        if word.equalsIgnoringCase("and") || word.equalsIgnoringCase("and/or")
            || word.equalsIgnoringCase("&&")
        {
            return .and
        }
        if word.equalsIgnoringCase("or") { return .or }
        return word.equalsIgnoringCase("with") ? .with : .word(word)
    }

    /// Turns "or later", "or any later version" and "or (at your option) any later" into one token.
    private static func joiningLater(_ tokens: [SynopsisToken]) -> [SynopsisToken] {
        guard tokens.contains(where: { $0.isWord("later") || $0.isWord("newer") }) else {
            return tokens
        }
        var joined: [SynopsisToken] = []
        var position = 0
        while position < tokens.count {
            let end = tokens[position] == .or ? endOfLater(in: tokens, from: position + 1) : nil
            joined.append(end == nil ? tokens[position] : .orLater)
            position = end ?? position + 1
        }
        return joined
    }

    private static func endOfLater(in tokens: [SynopsisToken], from start: Int) -> Int? {
        var position = start
        func skip(_ words: StaticString...) {
            for word in words where position < tokens.count && tokens[position].isWord(word) {
                position += 1
            }
        }
        if position < tokens.count, case .open = tokens[position] { position += 1 }
        skip("at", "your", "option")
        if position < tokens.count, position > start, case .close = tokens[position] {
            position += 1
        }
        skip("any")
        let later = position
        skip("later", "newer")
        guard position > later else { return nil }
        skip("version", "versions")
        return position
    }

    func isWord(_ other: StaticString) -> Bool {
        if case .word(let word) = self { word.equalsIgnoringCase(other) } else { false }
    }
}

extension ByteView {
    /// Whether the text begins with a version, such as "version 2.0" or "v2", rather than a name.
    var beginsWithVersion: Bool {
        var words = words
        guard let first = words.next() else { return false }
        if Version(first) != nil { return !first[0].isDigit || first.contains(UInt8(ascii: ".")) }
        let names: [StaticString] = ["version", "ver.", "v."]
        return names.contains { first.equalsIgnoringCase($0) }
    }
}

extension UInt8 {
    fileprivate var endsWord: Bool {
        switch self {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"),
            UInt8(ascii: "("), UInt8(ascii: ")"):
            true
        default: false
        }
    }
}
