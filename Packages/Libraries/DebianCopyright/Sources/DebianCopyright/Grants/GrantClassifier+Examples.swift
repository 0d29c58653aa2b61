/// Names that serve as examples, and sentences that leave open whether they are true.
extension GrantClassifier {
    /// "free licenses such as the GPL", "(e.g. under the GPL)": one name of many.
    func isSample(_ mention: Mention) -> Bool {
        for index in text.back(from: mention.words.lowerBound, reach: 6) {
            if text.endsSentence(index) { return false }
            if leadsToSample(index) { return true }
            guard text.word(index, is: [.under, .of, .the, .terms]) else { return false }
        }
        return false
    }

    /// The last word of "such as", "e.g." or "for example"
    private func leadsToSample(_ index: Int) -> Bool {
        text.word(index, isSpelled: "eg") || isPair("such", "as", index) || isPair("e", "g", index)
            || isPair("for", "example", index) || isPair("for", "instance", index)
    }

    /// "For example, the compiler Moon is released under", "A similar program, Moon, is released
    /// under": about a work that serves as an example. But "for example, the file turn.c is under"
    /// is about a part.
    func isOfSampleWork(_ mention: Mention, from floor: Int) -> Bool {
        let first = mention.words.lowerBound
        var start = first
        for index in text.back(from: first, reach: 30, floor: floor) {
            if text.endsSentence(index) { break }
            start = index
            if leadsToSample(index) || text.word(index, isSpelled: "other") { continue }
            if text.isInFileName(index) || text.word(index, is: [.parts, .documentation, .whole]) {
                return false
            }
        }
        guard first - start > 3, start == 0 || text.endsSentence(start - 1) else { return false }
        let opening = start..<start + 3
        if let work = opening.first(where: { text.word($0, is: .work) }) {
            return (start..<work).contains {
                text.word($0, isSpelled: ["similar", "another", "different", "competing"])
            } || text.word(start, isSpelled: "other") && leadsToSample(work + 2)
        }
        return isPair("for", "example", start + 1) || isPair("for", "instance", start + 1)
    }

    /// "you might write something like this:", followed by a sample grant
    func isOfSampleGrant(_ mention: Mention) -> Bool {
        text.back(from: mention.words.lowerBound, reach: 16).contains { end in
            guard end > 1, !text.separator(after: end).isDisjoint(with: [.colon, .paragraph]) else {
                return false
            }
            let index = text.word(end, isSpelled: "this") ? end - 1 : end
            return isPair("something", "like", index) || isPair("for", "example", index)
                || isPair("for", "instance", index)
        }
    }

    private func isPair(_ first: StaticString, _ second: StaticString, _ index: Int) -> Bool {
        text.word(index, isSpelled: second) && text.word(index - 1, isSpelled: first)
    }
}

/// Sentences about possibilities.
extension GrantClassifier {
    /// "plug-ins may be under", about other people's works, and "it used to be licensed under"; but
    /// not "may be used under".
    func isPossible(_ cue: Int) -> Bool {
        guard text.word(cue, is: .under) else { return false }
        let be = startOfPredicate(endingWith: cue)
        guard text.word(be, isSpelled: "be"), !text.endsSentence(be) else { return false }
        return be == cue - 1 && text.word(be - 1, isSpelled: ["may", "can"])
            || text.word(be - 1, isSpelled: "to") && text.word(be - 2, isSpelled: "used")
    }

    /// "portions of it may be licensed under", "it may contain components that are licensed under":
    /// about nothing that is known to be there.
    func isUncertain(_ cue: Int) -> Bool {
        var start = startOfPredicate(endingWith: cue)
        guard start > 0 else { return false }
        if text.word(start, isSpelled: "be"), text.word(start - 1, isSpelled: ["may", "can"]),
            !text.word(cue - 1, isSpelled: "distributed")
        {
            return text.back(from: start - 1, reach: 6).prefix {
                !text.endsSentence($0)
            }.contains {
                text.word($0, isSpelled: ["portions", "parts", "components", "some", "certain"])
            }
        }
        while start > 1, text.word(start, is: .verb) || isRelative(start) { start -= 1 }
        guard text.word(start, is: [.work, .parts, .body]) || isMaterial(start) else {
            return false
        }
        for index in text.back(from: start, reach: 14, floor: 2) {
            if text.endsSentence(index) { return false }
            if text.word(index, isSpelled: ["contain", "include", "incorporate", "comprise"]) {
                return text.word(index - 1, isSpelled: ["may", "can", "might", "could"])
                    && !text.word(index - 2, is: .reader)
            }
        }
        return false
    }

    /// The first word of "be licensed under", "that are made available under".
    private func startOfPredicate(endingWith cue: Int) -> Int {
        var start = cue - 1
        while start > 0, cue - start < 6, !text.endsSentence(start),
            text.word(start, is: [.granting, .grantingNear]),
            !text.word(start, isSpelled: "be")
        {
            start -= 1
        }
        return start
    }

    private func isRelative(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["that", "which"])
    }

    private func isMaterial(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["material", "materials", "content"])
    }
}
