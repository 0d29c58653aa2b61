/// Names that stand alone, in a paragraph or a line that says nothing else.
extension StandingReader {
    /// A paragraph of its own: "GPL v2 or later". A title with a date, or without a version, is but
    /// the head of a licence's text.
    func isAlone(_ mention: Mention) -> Bool {
        guard text.beginsParagraph(mention.words.lowerBound),
            text.gap(after: mention.words.upperBound - 1).contains(.paragraph)
        else { return false }
        guard case .family(let row, let clause) = mention.meaning else { return false }
        return text.names.family(row)?.isGNU != true || clause.isExplicit
    }

    /// A line that is nothing but a name with its version, right below a copyright line.
    func isLineBelowHolder(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        let next = mention.words.upperBound
        guard first > 0, !mention.isShort, text.beginsLine(first), !text.beginsParagraph(first),
            next == text.count || text.beginsLine(next),
            case .family(_, let clause) = mention.meaning, !clause.terms.isEmpty,
            let line = text.back(from: first, reach: Self.signatureReach)
                .first(where: text.beginsLine)
        else { return false }
        return CopyrightNotices(text: text).isCopyright(line)
    }

    /// "Apache 2.0 License: refer to the copy under /usr/share/common-licenses", in a paragraph of
    /// its own. Of a GNU licence this may only say where its text is: grants tell the version.
    func isReferred(_ mention: Mention) -> Bool {
        var last = mention.words.upperBound - 1
        if last + 1 < text.count, !text.endsSentence(last), text.word(last + 1, is: .license) {
            last += 1
        }
        guard text.gap(after: last).contains(.colon), !text.gap(after: last).contains(.paragraph),
            text.beginsParagraph(mention.words.lowerBound),
            case .family(let row, let clause) = mention.meaning, !clause.terms.isEmpty,
            text.names.family(row)?.isGNU != true
        else { return false }
        var isPointer = false
        for place in text.ahead(of: last, reach: Self.referralReach) {
            isPointer = isPointer || text.word(place, is: .pointer)
            if text.gap(after: place).contains(.paragraph) { return isPointer }
        }
        return false
    }

    /// "On Debian systems the complete text of it can be found in", and a path, have no more words.
    private static let referralReach = 20
}
