import DebianSystems

/// Parses a synopsis: `and` binds tighter than `or`, and a connective after a comma binds loosest
/// (copyright-format 1.0, section 7.2). SPDX expressions with parentheses are parsed, too.
struct SynopsisParser {
    /// In bytes: a longer line is a license's text, not a list of names.
    static let limit = 16_384
    /// Deeper than people nest. One level may become three of the tree, which must stay within the
    /// 128 that readers of SPDX expressions accept.
    private static let deepest = 32

    let tokens: [SynopsisToken]
    /// The index of the token to read next.
    var position = 0
    /// The number of parentheses around that token.
    private var depth = 0
    /// Whether signs or names were missing or left over.
    var isMalformed = false
    /// Whether no tree can be trusted; parsing stops then.
    var isHopeless = false

    /// The tree, and whether signs were missing or left over; no tree if the line is a sentence
    /// rather than names, or is nested too deeply.
    static func parse(_ line: ByteView) -> (tree: Synopsis?, isMalformed: Bool) {
        guard line.count <= limit else { return (nil, true) }
        var parser = SynopsisParser(tokens: SynopsisToken.tokens(of: line))
        let tree = parser.list()
        // The rest may name licenses too, and half an answer would be a wrong one.
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

    /// Parses operands separated by commas.
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
            // Nearly all synopses have one operand, which needs no list.
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

    /// Parses "GPL-2+ with Classpath and Font exceptions": the name repeated with each exception.
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

    /// The most exceptions that a name may have.
    private static let mostExceptions = 8

    /// Whether "exception" follows within the next few words.
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
    /// A name with more words, not counting its version, or more bytes is a sentence.
    private static let longestName = (words: 6, bytes: 96)

    /// Parses a name with its remarks, "or later" and its exception.
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

    /// Skips parentheses and their contents; returns the closing one, or nil if they never close.
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

    /// Parses `with KEYWORDS exception`; the last word may be missing or part of the keywords.
    private mutating func exception() -> (words: ByteView, last: ByteView)? {
        guard token == .with else { return nil }
        position += 1
        let keywords = keywords()
        if keywords == nil || token == .with { isHopeless = true }
        return keywords
    }

    /// Parses an exception's keywords, and returns them with the last word of the exception.
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
