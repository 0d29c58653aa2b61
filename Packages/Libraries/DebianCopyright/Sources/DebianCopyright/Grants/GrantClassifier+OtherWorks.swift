import DebianSystems

/// Other works that a text mentions, whose licenses don't apply to its own work.
extension GrantClassifier {
    /// "The moon library used by it is under …", "with support for Moon, which is under …", "unlike
    /// the sun, which is under …", or the sentence after "It makes use of Moon." or "Moon is
    /// needed.": the license of another work that this work needs or is compared with.
    ///
    /// - Parameter floor: the first word after the previous mention.
    func isOfUsedWork(_ mention: Mention, from floor: Int) -> Bool {
        let first = mention.words.lowerBound
        var start = first
        for index in text.back(from: first, reach: 30, floor: 1) {
            if text.endsSentence(index) { break }
            start = index
            // After another license's name, the sentence may be about its own work again.
            if index < floor { continue }
            if isUsed(index) || isClauseOnOther(index, naming: first) { return true }
        }
        guard start > 2, start < first, text.endsSentence(start - 1) else { return false }
        let need = text.back(from: start, reach: 5, floor: 1)
        if text.word(start, isSpelled: "it") { return need.contains(where: isNeeded) }
        let work = text.bytes(of: start - 1)
        return text.ahead(of: start, reach: min(6, first - start)).contains {
            text.bytes(of: $0).elementsEqual(work) { $0.lowercased == $1.lowercased }
        } && need.dropFirst().contains(where: isNeeding)
    }

    /// "the library used by", "the library that it needs"
    private func isUsed(_ index: Int) -> Bool {
        if text.word(index, isSpelled: ["used", "needed", "required"]),
            text.word(index + 1, isSpelled: "by")
        {
            return text.word(index - 1, is: .work)
        }
        return index > 2 && isNeeding(index) && isRelative(index - 2)
            && !text.endsSentence(index - 1)
    }

    /// ", which is under", ", which is GPL", ", licensed under", "(released under", if they are
    /// about another work
    private func isClauseOnOther(_ index: Int, naming first: Int) -> Bool {
        if isRelative(index) {
            guard index + 2 < text.count, text.word(index + 1, is: .verb),
                index + 2 == first || text.word(index + 2, is: [.granting, .grantingNear]),
                !isPlural(index - 1)
            else { return false }
        } else {
            guard text.word(index, is: [.granting, .grantingNear]),
                !text.word(index, is: .label)
                    || text.word(index, is: .licensed),
                !text.separator(after: index - 1).isDisjoint(with: [.comma, .open]),
                !text.word(index - 1, is: [.verb, .and, .or])
            else { return false }
        }
        return text.back(from: index, reach: 9).prefix { !text.endsSentence($0) }
            .contains(where: isOfOther)
    }

    private func isRelative(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["which", "that"])
    }

    /// "a library with support for many formats, which is": not about the plural right before
    /// "which".
    private func isPlural(_ index: Int) -> Bool {
        text.bytes(of: index).last?.lowercased == UInt8(ascii: "s")
            && text.word(index + 2, isSpelled: "is")
    }

    /// "makes use of", "linked against", "requires", "depends on"
    private func isNeeding(_ index: Int) -> Bool {
        text.word(index, is: .of)
            && text.word(index - 1, isSpelled: ["use", "uses"])
            || text.word(index, is: [.meeting, .to])
                && text.word(index - 1, isSpelled: ["linked", "links"])
            || text.word(
                index, isSpelled: ["requires", "needs", "need", "require", "depends", "uses"])
    }

    /// "is needed"
    private func isNeeded(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["needed", "required"])
            && text.word(index - 1, isSpelled: ["is", "are", "was", "were"])
    }

    /// "support for", "linked with", "built with", "a clone of", "Moon is needed", "unlike",
    /// "needs"
    private func isOfOther(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["for", "with", "against", "into", "using"])
            && text.word(
                index - 1, isSpelled: ["support", "linked", "compiled", "built", "replacement"])
            || text.word(index, isSpelled: ["on", "to", "by"])
                && text.word(
                    index - 1,
                    isSpelled: [
                        "based", "relies", "depends", "contrary", "contrast", "similar", "inspired",
                    ])
            || text.word(index, is: .of) && text.word(index - 1, isSpelled: ["clone", "rewrite"])
            || isNeeded(index) || isNeeding(index) || text.word(index, isSpelled: "unlike")
    }
}
