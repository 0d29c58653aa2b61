/// Sentences that only say what something is like or what it needs, and remarks that say what terms
/// are meant.
extension StandingReader {
    /// "This license is a MIT license, plus a clause about the moon": the text itself counts.
    func isDescription(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard first > 1, text.word(first - 1, isSpelt: ["a", "an"]),
            text.word(first - 2, is: .identity)
        else { return false }
        var isChanged = false
        for place in text.ahead(of: mention.words.upperBound, reach: 8) {
            if text.endsSentence(place - 1) { break }
            if text.word(place, is: .exception) { return false }
            isChanged =
                isChanged || text.word(place, isSpelt: ["plus", "except", "modified", "clause"])
        }
        return isChanged
    }

    /// "The moon library used by it is under …", or what stands behind "It makes use of Moon." or
    /// "Moon is needed.": another work, which the text speaks of because this one needs it.
    func isOfUsedWork(_ first: Int) -> Bool {
        var start = first
        for place in text.back(from: first, reach: 30, floor: 1) {
            if text.endsSentence(place) { break }
            if text.word(place, isSpelt: "used"), text.word(place + 1, isSpelt: "by"),
                text.word(place - 1, is: .work)
            {
                return true
            }
            start = place
        }
        guard start > 3, start < first, text.endsSentence(start - 1) else { return false }
        let need = text.back(from: start, reach: 5, floor: 1)
        if text.word(start, isSpelt: "it") {
            return need.contains {
                text.word($0, isSpelt: ["needed", "required"]) && text.word($0 - 1, is: .verb)
            }
        }
        let work = text.bytes(of: start - 1)
        return text.ahead(of: start, reach: min(6, first - start)).contains {
            text.bytes(of: $0).elementsEqual(work)
        } && need.dropFirst().contains(where: isNeeding)
    }

    /// "makes use of", "linked against", "requires"
    private func isNeeding(_ place: Int) -> Bool {
        text.word(place, is: .of) && text.word(place - 1, is: .using)
            || text.word(place, is: [.meeting, .to]) && text.word(place - 1, isSpelt: "linked")
            || text.word(place, isSpelt: ["requires", "needs"])
    }

    /// "under the conditions that the file COPYING describes (i.e. the GPL, version 2)"
    func explainsTerms(_ mention: Mention) -> Bool {
        guard text.gap(after: mention.words.upperBound - 1).contains(.close),
            let open = text.back(from: mention.words.lowerBound, reach: 5).first(where: {
                text.gap(after: $0).contains(.open)
            }),
            (open + 1..<mention.words.lowerBound).allSatisfy({
                text.word($0, is: .the) || text.word($0, isSpelt: ["i", "e", "ie", "namely"])
            })
        else { return false }
        for place in text.back(from: open + 1, reach: 24) {
            if place < open, text.endsSentence(place) { return false }
            guard text.word(place, is: .under), place + 2 < text.count else { continue }
            return text.word(place + 2, is: .terms) && !isNegated(place, from: 0)
        }
        return false
    }
}
