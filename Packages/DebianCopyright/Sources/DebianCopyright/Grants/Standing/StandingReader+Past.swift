/// Sentences that tell under what something was once, and may be no more.
extension StandingReader {
    /// So many words before a name are looked at.
    private static let sentenceReach = 40

    /// "Prior to version 2, it was released under", "Older releases are under", "it was under …
    /// until 2004", "placing it under … has been withdrawn"
    func isPast(_ mention: Mention) -> Bool {
        let sentence = sentence(before: mention.words.lowerBound)
        let isLimited = isSpanOfTime(sentence) || isLimited(behind: mention)
        if isLimited, sentence.contains(where: isTold) { return true }
        if namesOlderReleases(sentence) || isWithdrawn(behind: mention) { return true }
        // "Earlier versions had this notice:", with the notice itself as a paragraph behind
        let before = sentence.lowerBound - 1
        guard before > 0, text.gap(after: before).isSuperset(of: [.colon, .paragraph]) else {
            return false
        }
        return namesOlderReleases(self.sentence(before: before + 1, endingWith: before))
    }

    private func sentence(before end: Int, endingWith last: Int? = nil) -> Range<Int> {
        var start = end
        for place in text.back(from: end, reach: Self.sentenceReach) {
            if place != last, text.endsSentence(place) { break }
            start = place
        }
        return start..<end
    }

    private func isTold(_ place: Int) -> Bool {
        text.word(place, isSpelt: ["was", "were", "had"])
    }

    /// "Before 2003", "Until release 4", "From May 2001 to June 2002", but not "From 2003 on"
    private func isSpanOfTime(_ sentence: Range<Int>) -> Bool {
        let opening = sentence.prefix(10)
        guard let first = opening.first else { return false }
        if isEnd(first) { return true }
        guard text.word(first, isSpelt: ["from", "between"]), isMoment(behind: first) else {
            return false
        }
        return opening.dropFirst(2).contains {
            text.word($0, isSpelt: ["to", "until", "till", "through", "and"])
                && isMoment(behind: $0)
        }
    }

    /// "until 2004", "before version 3"
    private func isLimited(behind mention: Mention) -> Bool {
        let next = mention.words.upperBound
        return next < text.count && !text.endsSentence(next - 1) && isEnd(next)
    }

    /// "before 2003", "prior to version 2", "up to and including release 4"
    private func isEnd(_ place: Int) -> Bool {
        if text.word(place, isSpelt: ["before", "until", "till"]) {
            return isMoment(behind: place)
        }
        guard text.word(place, isSpelt: ["prior", "up"]), place + 1 < text.count else {
            return false
        }
        return text.word(place + 1, is: .to) && isMoment(behind: place + 1)
    }

    /// Whether a year, a date or a version begins behind a word.
    private func isMoment(behind place: Int) -> Bool {
        text.ahead(of: place + 1, reach: 4).contains {
            text.word($0, is: [.version, .month]) || text.bytes(of: $0)[0].isDigit
        }
    }

    /// "Previous releases", "All older versions", "Versions before 3.0"
    private func namesOlderReleases(_ sentence: Range<Int>) -> Bool {
        let opening = sentence.prefix(4)
        guard let release = opening.first(where: isReleases) else { return false }
        return opening.prefix { $0 < release }.contains {
            text.word($0, is: .history)
                || text.word($0, isSpelt: ["previous", "old", "former", "past"])
        } || release == sentence.lowerBound && release + 1 < text.count && isEnd(release + 1)
    }

    private func isReleases(_ place: Int) -> Bool {
        text.word(place, isSpelt: ["versions", "releases", "revisions", "editions"])
    }

    /// "has been withdrawn", "was revoked"
    private func isWithdrawn(behind mention: Mention) -> Bool {
        for place in text.ahead(of: mention.words.upperBound, reach: 6) {
            if text.endsSentence(place - 1) { return false }
            if text.word(place, isSpelt: ["withdrawn", "revoked", "rescinded", "retracted"]) {
                return text.word(place - 1, isSpelt: ["been", "was", "were", "is", "are"])
            }
        }
        return false
    }

    /// "no longer", before some other word
    func isNoLonger(_ place: Int) -> Bool {
        text.word(place, isSpelt: "no") && text.word(place + 1, isSpelt: "longer")
    }
}
