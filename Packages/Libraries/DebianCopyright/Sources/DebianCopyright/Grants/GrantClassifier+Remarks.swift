import DebianSystems

/// Sentences that only describe a license, and remarks that explain which terms are meant.
extension GrantClassifier {
    /// "This license is a MIT license, plus a clause about the moon": the text itself counts.
    func isDescription(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard first > 1, text.word(first - 1, isSpelled: ["a", "an"]),
            text.word(first - 2, is: .identity)
        else { return false }
        var isChanged = false
        for index in text.ahead(of: mention.words.upperBound, reach: 8) {
            if text.endsSentence(index - 1) { break }
            if text.word(index, is: .exception) { return false }
            isChanged =
                isChanged || text.word(index, isSpelled: ["plus", "except", "modified", "clause"])
        }
        return isChanged
    }

    /// "under the conditions that the file COPYING describes (i.e. the GPL, version 2)"
    func explainsTerms(_ mention: Mention) -> Bool {
        guard text.separator(after: mention.words.upperBound - 1).contains(.close),
            let open = text.back(from: mention.words.lowerBound, reach: 5).first(where: {
                text.separator(after: $0).contains(.open)
            }),
            (open + 1..<mention.words.lowerBound).allSatisfy({
                text.word($0, is: .the) || text.word($0, isSpelled: ["i", "e", "ie", "namely"])
            })
        else { return false }
        for index in text.back(from: open + 1, reach: 24) {
            if index < open, text.endsSentence(index) { return false }
            guard text.word(index, is: .under), index + 2 < text.count else { continue }
            return text.word(index + 2, is: .terms) && !isNegated(index, from: 0)
        }
        return false
    }
}

/// Questions about a license.
extension GrantClassifier {
    /// "Is it in the public domain?"
    func isAsked(_ mention: Mention) -> Bool {
        for index in text.ahead(of: mention.words.upperBound - 1, reach: 12) {
            if text.endsSentence(index) { return text.separator(after: index).contains(.question) }
        }
        return false
    }
}

/// Sentences about past licenses, which may no longer apply.
extension GrantClassifier {
    /// The number of words before a name that are checked.
    private static let sentenceReach = 40

    /// "Prior to version 2, it was released under", "Older releases are under", "it was under …
    /// until 2004", "placing it under … has been withdrawn"
    func isPast(_ mention: Mention) -> Bool {
        let sentence = sentence(before: mention.words.lowerBound)
        let isLimited = isSpanOfTime(sentence) || isLimited(behind: mention)
        if isLimited, sentence.contains(where: isTold) { return true }
        if namesOlderReleases(sentence) || isWithdrawn(behind: mention) { return true }
        // "Earlier versions had this notice:", followed by the notice as a paragraph
        let before = sentence.lowerBound - 1
        guard before > 0, text.separator(after: before).isSuperset(of: [.colon, .paragraph]) else {
            return false
        }
        return namesOlderReleases(self.sentence(before: before + 1, endingWith: before))
    }

    private func sentence(before end: Int, endingWith last: Int? = nil) -> Range<Int> {
        var start = end
        for index in text.back(from: end, reach: Self.sentenceReach) {
            if index != last, text.endsSentence(index) { break }
            start = index
        }
        return start..<end
    }

    private func isTold(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["was", "were", "had", "said", "stated"])
    }

    /// "Before 2003", "Until release 4", "From May 2001 to June 2002", but not "From 2003 on"
    private func isSpanOfTime(_ sentence: Range<Int>) -> Bool {
        let opening = sentence.prefix(10)
        guard let first = opening.first else { return false }
        if isEnd(first) { return true }
        guard text.word(first, isSpelled: ["from", "between"]), isMoment(behind: first) else {
            return false
        }
        return opening.dropFirst(2).contains {
            text.word($0, isSpelled: ["to", "until", "till", "through", "and"])
                && isMoment(behind: $0)
        }
    }

    /// "until 2004", "before version 3"
    private func isLimited(behind mention: Mention) -> Bool {
        let next = mention.words.upperBound
        return next < text.count && !text.endsSentence(next - 1) && isEnd(next)
    }

    /// "before 2003", "prior to version 2", "up to and including release 4"
    private func isEnd(_ index: Int) -> Bool {
        if text.word(index, isSpelled: ["before", "until", "till"]) {
            return isMoment(behind: index)
        }
        guard text.word(index, isSpelled: ["prior", "up"]), index + 1 < text.count else {
            return false
        }
        return text.word(index + 1, is: .to) && isMoment(behind: index + 1)
    }

    /// Whether a year, a date or a version follows a word.
    private func isMoment(behind index: Int) -> Bool {
        text.ahead(of: index + 1, reach: 4).contains {
            text.word($0, is: [.version, .month]) || text.bytes(of: $0)[0].isDigit
        }
    }

    /// "Previous releases", "All older versions", "Versions before 3.0"
    private func namesOlderReleases(_ sentence: Range<Int>) -> Bool {
        let opening = sentence.prefix(4)
        guard !text.word(sentence.lowerBound, isSpelled: "unlike"),
            let release = opening.first(where: {
                isReleases($0) || isRelease($0) && sentence.contains(where: isTold)
            })
        else { return false }
        return opening.prefix { $0 < release }.contains {
            text.word($0, is: .history)
                || text.word($0, isSpelled: ["previous", "old", "former", "past"])
        } || release == sentence.lowerBound && release + 1 < text.count && isEnd(release + 1)
    }

    private func isReleases(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["versions", "releases", "revisions", "editions"])
    }

    /// "An earlier release was …"
    private func isRelease(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["version", "release"])
    }

    /// "has been withdrawn", "was revoked"
    private func isWithdrawn(behind mention: Mention) -> Bool {
        for index in text.ahead(of: mention.words.upperBound, reach: 6) {
            if text.endsSentence(index - 1) { return false }
            if text.word(index, isSpelled: ["withdrawn", "revoked", "rescinded", "retracted"]) {
                return text.word(index - 1, isSpelled: ["been", "was", "were", "is", "are"])
            }
        }
        return false
    }

    /// "no longer", before some other word
    func isNoLonger(_ index: Int) -> Bool {
        text.word(index, isSpelled: "no") && text.word(index + 1, isSpelled: "longer")
    }
}
