/// Tells lines of a list that say what a part is under: `lib/sort.c: GPL-2+`, "client library: LGPL
/// v2.1 or later".
struct ListLine {
    let text: GrantText

    /// A part's name has at most so many bytes.
    private static let longest = 80

    /// Whether a name with its version is all that stands behind the colon, and a part before it.
    ///
    /// Without "only" or "or later" the part must be a path: `Title: GPL 2` says nothing.
    func holds(_ mention: Mention) -> Bool {
        guard case .family(_, let clause) = mention.meaning, !clause.terms.isEmpty,
            mention.words.lowerBound > 0
        else { return false }
        let last = mention.words.lowerBound - 1
        let gap = text.gap(after: last)
        guard gap.contains(.colon), gap.isDisjoint(with: [.tight, .paragraph]),
            endsLine(behind: mention.words.upperBound - 1), let part = part(endingWith: last)
        else { return false }
        let isPath =
            text.bytes[part].contains(UInt8(ascii: "/"))
            || FileNames(in: text.bytes).contains(part.upperBound - 1)
        return isPath || clause.isExplicit && !isRefused(part, last)
    }

    /// What stands on the line before its colon, in bytes.
    private func part(endingWith last: Int) -> Range<Int>? {
        var start = Int(text.words[last].end)
        guard let end = text.bytes.position(of: UInt8(ascii: ":"), from: start) else { return nil }
        while start > 0, text.bytes[start - 1] != 0x0A {
            start -= 1
            if text.bytes[start] == UInt8(ascii: ":") || end - start > Self.longest { return nil }
        }
        return start..<end
    }

    private func endsLine(behind last: Int) -> Bool {
        for place in Int(text.words[last].end)..<text.bytes.count {
            let byte = text.bytes[place]
            if byte == 0x0A { return true }
            if byte.isLetter || byte.isDigit || byte >= 0x80 { return false }
        }
        return true
    }

    /// "see also: GPL-2 or later"
    private func isRefused(_ part: Range<Int>, _ last: Int) -> Bool {
        text.back(from: last + 1, reach: part.count).contains {
            part.contains(Int(text.words[$0].start)) && text.word($0, is: [.refusing, .negating])
        }
    }
}
