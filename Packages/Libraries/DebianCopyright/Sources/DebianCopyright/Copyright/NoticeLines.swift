import DebianSystems

/// Collects the holders that lines outside of `Copyright` fields name: in prose, and in remarks.
struct NoticeLines {
    /// One entry for each notice, in the order of the lines.
    private(set) var holders: [String] = []
    /// Whether the last notice continues in the next line.
    private var isCut = false

    /// Reads the next line.
    ///
    /// - Parameter isPrinted: whether the line is part of a text that is passed on anyway. There a
    ///   line names a holder only if it begins with a sign, because licenses explain how to write a
    ///   notice.
    mutating func read(_ line: ByteView, isPrinted: Bool) {
        let text = line.trimmed.withoutCommentSigns
        if let notice = text.statedHolder ?? (isPrinted ? nil : text.notice) {
            holders.append(String(notice))
            isCut = notice.areYears || text.isCutNotice
        } else if isCut, text.continuesNotice, let last = holders.indices.last {
            holders[last] += " " + String(text)
            isCut = text.areYears || text.isCutNotice
        } else {
            isCut = false
        }
    }

    /// Ends a notice that is cut at its line's end: what follows is another field.
    mutating func interrupt() { isCut = false }
}

extension ByteView {
    /// The holder that a line of prose names; nil if the line names none.
    ///
    /// Two signs are required, or one and a year, because license texts use the word "copyright"
    /// too.
    fileprivate var statedHolder: ByteView? {
        let (signs, rest) = copyrightSigns
        guard signs > 1 || signs == 1 && rest.hasYear, !rest.beginsVerb else { return nil }
        return rest.holder
    }

    /// Whether the text begins like a remark about a copyright: "was held by Ada until 2001".
    private var beginsVerb: Bool {
        let words: [StaticString] = [
            "was ", "is ", "were ", "are ", "has ", "of ", "in ", "on ", "and ", "to ",
        ]
        return words.contains(where: startsIgnoringCase)
    }

    /// The whole line if it has signs in the middle, and after them a year or a name and a year:
    /// "The packaging is (C) 2004 Ada". Nil for other lines, such as "the copyright was owned until
    /// 2012".
    fileprivate var notice: ByteView? {
        guard hasYear else { return nil }
        var position = 0
        while position < count {
            let rest = self[position..<count]
            let (signs, holder) = rest.copyrightSigns
            if signs == 0 {
                position += 1
            } else if holder.hasYearNearby, let first = holder.first,
                first.beginsHolder(behind: rest)
            {
                return self
            } else {
                position = holder.isEmpty ? count : holder.offset(in: self)
            }
        }
        return nil
    }

    /// Whether there is a year no further away than the length of names allows.
    private var hasYearNearby: Bool { self[0..<Swift.min(count, 256)].hasYear }

    fileprivate var areYears: Bool { hasYear && !contains { $0.isLetter || $0 > 0x7F } }

    /// Whether the line's end cuts a notice: it is a comma, "and" or "by".
    fileprivate var isCutNotice: Bool { last == UInt8(ascii: ",") || endsCut }

    fileprivate var continuesNotice: Bool {
        guard let first, !beginsSentence else { return false }
        return first.isDigit || first.isCapital || first > 0x7F || first == UInt8(ascii: "<")
    }
}

extension UInt8 {
    /// Whether the text may follow signs: it begins with a year or, if the signs include a word,
    /// with a name.
    fileprivate func beginsHolder(behind signs: ByteView) -> Bool {
        isDigit || signs.first != UInt8(ascii: "(") && (isCapital || self > 0x7F)
    }
}
