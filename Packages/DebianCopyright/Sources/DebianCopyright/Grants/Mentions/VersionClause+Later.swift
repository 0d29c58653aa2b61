extension VersionClause {
    /// What follows a version: `+`, "only", "or (at your option) any later version", "or 3".
    static func tail(
        of version: Version, isOrLater: Bool, at start: Int, in text: GrantText
    ) -> Read {
        var clause = VersionClause(terms: [Term(version: version, isOrLater: isOrLater)])
        clause.isExplicit = isOrLater
        var end = start + 1
        if text.gap(after: start).contains(.plus) {
            return Read(clause: clause.orLater(), words: start..<end)
        }
        var sawOr = false
        for place in text.ahead(of: end, reach: reach) {
            if text.endsSentence(place - 1) {
                guard text.beginsAfterthought(place) else { break }
                sawOr = true
            }
            if text.word(place, is: [.or, .and]) {
                sawOr = true
            } else if sawOr, text.isLater(place) {
                return laterVersion(clause, start, place, in: text)
            } else if text.word(place, is: .only) {
                clause.isExplicit = true
                return Read(clause: clause, words: start..<place + 1)
            } else if sawOr || text.gap(after: place - 1).isSuperset(of: [.slash, .tight]),
                let next = text.version(at: place),
                text.startsWithV(place) || place == end + 1 || text.word(place - 1, is: .version)
            {
                clause.terms.append(Term(version: next, isOrLater: false))
                end = place + 1
                sawOr = false
                if text.gap(after: place).contains(.plus) {
                    return Read(clause: clause.orLater(), words: start..<end)
                }
            } else {
                let isDate = !sawOr && text.isYearOrDay(place)
                guard isDate || text.word(place, is: [.version, .laterBridge, .month]) else {
                    break
                }
            }
        }
        return Read(clause: clause, words: start..<end)
    }

    /// "any later version", unless somebody else has to accept it first.
    private static func laterVersion(
        _ clause: VersionClause, _ start: Int, _ later: Int, in text: GrantText
    ) -> Read {
        var end = later + 1
        if end < text.count, text.word(end, is: .version), !text.endsSentence(later) { end += 1 }
        // "accepted by", "that is accepted by"
        for place in text.ahead(of: end, reach: 3) {
            guard !text.endsSentence(place - 1) else { break }
            if text.word(place, is: .approval) {
                var clause = clause
                clause.isExplicit = true
                return Read(clause: clause, words: start..<place + 1)
            }
            guard text.word(place, is: [.laterBridge, .verb]) else { break }
        }
        return Read(clause: clause.orLater(), words: start..<end)
    }

    private func orLater() -> VersionClause {
        var clause = self
        clause.terms[terms.count - 1].isOrLater = true
        clause.isExplicit = true
        return clause
    }
}

extension GrantText {
    /// "later", or "following versions": what else follows may be conditions.
    fileprivate func isLater(_ place: Int) -> Bool {
        word(place, is: .later)
            || place + 1 < count && word(place + 1, is: .version)
                && word(place, isSpelt: "following")
    }

    /// "version 2 of the License. (at your option) any later version", where a full stop has taken
    /// the place of a comma.
    fileprivate func beginsAfterthought(_ place: Int) -> Bool {
        let gap = gap(after: place - 1)
        return gap.isSuperset(of: [.stop, .open]) && !gap.contains(.paragraph)
            && word(place, isSpelt: "at")
    }

    /// "2, June 1991": what else stands in a date.
    fileprivate func isYearOrDay(_ place: Int) -> Bool {
        let bytes = bytes(of: place)
        return bytes.count <= 4 && bytes[0].isDigit && bytes[bytes.count - 1].isDigit
    }
}
