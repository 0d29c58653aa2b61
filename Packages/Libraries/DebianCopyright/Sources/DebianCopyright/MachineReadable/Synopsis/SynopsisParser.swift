/// Reads a synopsis: `and` binds tighter than `or`, and both tighter than where a comma stands
/// before them (copyright-format 1.0, section 7.2); SPDX expressions with parentheses are read too.
struct SynopsisParser {
    /// A longer line, in bytes, is no list of names but a license's text.
    static let limit = 16_384
    /// Deeper than anybody nests. A level may become three of the tree, which is to stay within the
    /// 128 that readers of SPDX expressions take.
    private static let deepest = 32

    let tokens: [SynopsisToken]
    /// The index of the token to read next.
    var position = 0
    /// In how many parentheses that token stands.
    private var depth = 0
    /// Whether signs or names were missing, or left over.
    var isMalformed = false
    /// Whether no tree can be trusted; then nothing is read any more.
    var isHopeless = false

    /// The tree, and whether signs were missing or left over; no tree where the line holds no
    /// names but a sentence, or is nested too deeply.
    static func parse(_ line: ByteView) -> (tree: Synopsis?, isMalformed: Bool) {
        guard line.count <= limit else { return (nil, true) }
        var parser = SynopsisParser(tokens: SynopsisToken.tokens(of: line))
        let tree = parser.list()
        // What is left over may name licenses too: half an answer would be a wrong one.
        if parser.isHopeless || parser.token != nil { return (nil, true) }
        return (tree, parser.isMalformed)
    }

    private init(tokens: [SynopsisToken]) {
        self.tokens = tokens
        if tokens.first?.isWord("either") == true { position = 1 }
    }

    /// The token to read next; nil at the end.
    var token: SynopsisToken? {
        !isHopeless && position < tokens.count ? tokens[position] : nil
    }

    /// Operands between commas.
    private mutating func list() -> Synopsis? {
        var list = SynopsisList()
        while token != nil {
            let isBehindComma = token == .comma
            while token == .comma { position += 1 }
            var connective: SynopsisToken?
            if isBehindComma, token == .and || token == .or {
                connective = token
                position += 1
            }
            guard let operand = alternatives() else { break }
            // Nearly all are of one operand, and need no list.
            if list.isEmpty, token != .comma { return operand }
            list.append(operand, behind: connective)
            if token != .comma { break }
        }
        return list.tree
    }

    private mutating func alternatives() -> Synopsis? {
        guard let first = conjunction() else { return nil }
        guard token == .or else { return first }
        var operands = [first]
        while token == .or {
            position += 1
            if let next = conjunction() { operands.append(next) } else { isMalformed = true }
        }
        return Synopsis.joined(operands, by: Synopsis.or)
    }

    private mutating func conjunction() -> Synopsis? {
        guard let first = operand() else { return nil }
        guard token == .and else { return first }
        var operands = [first]
        while token == .and {
            position += 1
            if let next = operand() { operands.append(next) } else { isMalformed = true }
        }
        return Synopsis.joined(operands, by: Synopsis.and)
    }

    private mutating func operand() -> Synopsis? {
        while let token {
            switch token {
            case .word:
                guard let name = name() else { return nil }
                return withFurtherExceptions(name)
            case .open: return group()
            case .comma, .close: return nil
            case .and, .or, .orLater, .with:
                isMalformed = true
                position += 1
            }
        }
        return nil
    }

    /// "GPL-2+ with Classpath and Font exceptions": the name once with each of them.
    private mutating func withFurtherExceptions(_ name: SynopsisName) -> Synopsis {
        var names = [name]
        while name.exception != nil, names.count < Self.mostExceptions, token == .and,
            namesException(from: position + 1)
        {
            position += 1
            guard let keywords = keywords() else { break }
            names.append(
                SynopsisName(
                    name: name.name, withoutRemark: name.withoutRemark, exception: keywords.words,
                    whole: name.name.through(keywords.last), isOrLater: name.isOrLater))
        }
        return Synopsis.joined(names.map(Synopsis.name), by: Synopsis.and)
    }

    /// A name has no more exceptions.
    private static let mostExceptions = 8

    /// Whether a few words stand there of which the last one is "exception".
    private func namesException(from start: Int) -> Bool {
        let words = tokens[min(start, tokens.count)...].prefix(5)
        return words.prefix { if case .word = $0 { true } else { false } }.dropFirst()
            .contains { $0.isWord("exception") || $0.isWord("exceptions") }
    }

    private mutating func group() -> Synopsis? {
        position += 1
        depth += 1
        guard depth <= Self.deepest else {
            isHopeless = true
            return nil
        }
        let tree = list()
        depth -= 1
        if case .close = token { position += 1 } else { isMalformed = true }
        switch token {
        case .with, .word, .open, .orLater: isHopeless = true
        default: break
        }
        return tree
    }
}

extension SynopsisParser {
    /// More words, a version's aside, or a longer name in bytes, are a sentence.
    private static let longestName = (words: 6, bytes: 96)

    /// A name's words, its remarks, "or later" and its exception.
    mutating func name() -> SynopsisName? {
        guard case .word(let first) = token else { return nil }
        var last = first
        var beforeRemark: ByteView?
        var words = 0
        while let token {
            if case .word(let word) = token {
                last = word
                if !word.beginsWithVersion { words += 1 }
                position += 1
            } else if case .open = token, let end = remark() {
                beforeRemark = beforeRemark ?? first.through(last)
                last = end
            } else {
                break
            }
        }
        let name = first.through(last)
        if words > Self.longestName.words
            || (beforeRemark ?? name).count > Self.longestName.bytes
        {
            isHopeless = true
            return nil
        }
        var isOrLater = false
        if token == .orLater {
            isOrLater = true
            position += 1
        }
        let exception = exception()
        return SynopsisName(
            name: name, withoutRemark: beforeRemark, exception: exception?.words,
            whole: first.through(exception?.last ?? last), isOrLater: isOrLater)
    }

    /// Goes behind what is in parentheses; its last sign, or nil if they never close.
    private mutating func remark() -> ByteView? {
        var open = 0
        for index in position..<tokens.count {
            if case .open = tokens[index] { open += 1 }
            guard case .close(let sign) = tokens[index] else { continue }
            open -= 1
            if open == 0 {
                position = index + 1
                return sign
            }
        }
        isMalformed = true
        position = tokens.count
        return nil
    }

    /// `with KEYWORDS exception`; the last word may be missing or part of the keywords.
    private mutating func exception() -> (words: ByteView, last: ByteView)? {
        guard token == .with else { return nil }
        position += 1
        let keywords = keywords()
        if keywords == nil || token == .with { isHopeless = true }
        return keywords
    }

    /// An exception's keywords, and the last word of all.
    private mutating func keywords() -> (words: ByteView, last: ByteView)? {
        var keywords: ByteView?
        while case .word(let word) = token {
            position += 1
            if let keywords,
                word.equalsIgnoringCase("exception")
                    || word.equalsIgnoringCase("exceptions")
            {
                if case .open = token { _ = remark() }
                return (keywords, word)
            }
            keywords = keywords?.through(word) ?? word
        }
        return keywords.map { ($0, $0) }
    }
}
