extension SynopsisParser {
    /// More words, or a longer name in bytes, are a sentence.
    private static let longestName = (words: 6, bytes: 80)

    /// A name's words, its remarks, "or later" and its exception.
    mutating func name() -> SynopsisName? {
        guard case .word(let first) = token else { return nil }
        var last = first
        var beforeRemark: ByteView?
        var words = 0
        while let token {
            if case .word(let word) = token {
                last = word
                words += 1
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
            name: name, withoutRemark: beforeRemark, exception: exception?.keywords,
            whole: first.through(exception?.last ?? last), isOrLater: isOrLater)
    }

    /// Goes behind what is in parentheses; its last sign, or nil where they never close.
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
    private mutating func exception() -> (keywords: ByteView, last: ByteView)? {
        guard token == .with else { return nil }
        position += 1
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
        if keywords == nil || token == .with { isHopeless = true }
        return keywords.map { ($0, $0) }
    }
}
