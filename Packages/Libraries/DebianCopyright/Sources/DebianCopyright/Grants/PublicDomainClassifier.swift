/// Judges whether words about the public domain dedicate something to it.
struct PublicDomainClassifier {
    let text: GrantText

    /// Whether a mention of the public domain, or of giving up copyright, is a dedication.
    ///
    /// - Parameter floor: the first word after the previous mention.
    func decision(of mention: Mention, from floor: Int) -> GrantDecision {
        let first = mention.words.lowerBound
        let decision = GrantClassifier(text: text)
        guard mention.name == mention.words else {
            return decision.isNegated(first, from: floor) ? .mentioned : .granted
        }
        if isOfSecrets(mention) { return .mentioned }
        for index in text.back(from: first, reach: 8) {
            if text.endsSentence(index) { break }
            if text.word(index, is: .from), index > 0, text.word(index - 1, is: .identity) {
                // "other parts are from the public domain"
                return decision.isNegated(index, from: 0) ? .mentioned : .granted
            }
            if text.word(index, is: [.refusing, .negating, .from]) { return .mentioned }
            if isAskedOfOthers(index) || isOfMaterial(index) { return .mentioned }
            if text.word(index, is: [.giving, .under]) {
                return isConditional(index) || isUncertain(index, from: floor) || isOfOrigin(index)
                    || decision.isNegated(index, from: 0) ? .mentioned : .granted
            }
            if text.word(index, is: .to) {
                return isDedicated(index, from: floor) ? .granted : .mentioned
            }
            if !text.word(index, is: [.identityBridge, .giving]) { break }
        }
        return standsForItself(mention) ? .granted : .mentioned
    }

    /// "dedicate any and all copyright interest in this code to the public domain"
    private func isDedicated(_ to: Int, from floor: Int) -> Bool {
        for index in text.back(from: to, reach: 25) {
            if text.endsSentence(index) { return false }
            if text.word(index, is: .dedicating) {
                return !GrantClassifier(text: text).isNegated(index, from: floor)
            }
        }
        return false
    }

    /// "Public domain.", "foo.c (public domain)", "Written by N. N., public domain"
    private func standsForItself(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        if first == 0 || text.endsSentence(first - 1) { return true }
        // A line of its own, whose line break may be lost
        if text.isStranger(first - 1), text.endsSentence(mention.words.upperBound - 1) {
            return true
        }
        return !text.separator(after: first - 1).isDisjoint(with: [
            .colon, .comma, .semicolon, .open,
        ])
    }

    /// "place your changes in the public domain", "must be free or be put into the public domain":
    /// demands of a license or a guide on its readers.
    private func isAskedOfOthers(_ cue: Int) -> Bool {
        guard cue > 2 else { return false }
        if text.word(cue - 1, is: .addition) {
            return text.word(cue - 2, isSpelled: "your")
        }
        let verb = text.word(cue, is: .dedicating) ? cue : cue - 1
        return text.word(verb, is: .dedicating) && text.word(verb - 2, is: [.or, .to])
            && text.word(verb - 1, isSpelled: "be")
    }

    /// "for elements of the material in the public domain": about such material in general, which
    /// no one dedicates here.
    private func isOfMaterial(_ cue: Int) -> Bool {
        guard text.word(cue, isSpelled: "in") else { return false }
        var isObject = false
        for index in text.back(from: cue, reach: 8) {
            if text.endsSentence(index) { break }
            if text.word(index, is: .dedicating) { return false }
            if index == cue - 1, text.word(index, is: [.giving, .verb, .and, .or]) { return false }
            isObject = isObject || cue - index <= 3 && text.word(index, isSpelled: ["of", "for"])
        }
        return isObject
    }

    /// "some are under different licenses, or in the public domain", "parts may be in the public
    /// domain", "rather than under the public domain": about nothing specific, or about something
    /// else.
    ///
    /// - Parameter floor: if a license is named earlier in the sentence, it and the public domain
    ///   are a choice.
    private func isUncertain(_ cue: Int, from floor: Int) -> Bool {
        guard cue > 1 else { return false }
        if text.word(cue - 1, is: .refusing) { return true }
        if text.word(cue - 1, isSpelled: "be") {
            return text.word(cue - 2, isSpelled: "may")
        }
        for index in text.back(from: cue - 1, reach: 12) {
            if text.endsSentence(index) || text.word(index, is: .dedicating) { break }
            // "some believe that it is in the public domain"
            if text.word(index, isSpelled: ["believe", "believes", "claim", "claims", "think"]),
                text.word(index + 1, isSpelled: "that")
            {
                return true
            }
        }
        guard text.word(cue - 1, is: .or) else { return false }
        for index in text.back(from: cue - 1, reach: 12) {
            if text.endsSentence(index) || index < floor { return false }
            if text.word(index, is: .license) { return true }
        }
        return false
    }

    /// "based on code that was put into the public domain": about the origin of the work.
    private func isOfOrigin(_ cue: Int) -> Bool {
        for index in text.back(from: cue, reach: 12, floor: 1) {
            let isApart =
                text.separator(after: index).contains(.comma)
                && !text.word(index + 1, isSpelled: "which")
            if text.endsSentence(index) || isApart || text.word(index, is: .and) { return false }
            if text.word(index, isSpelled: ["on", "upon", "from"]) {
                return text.word(index - 1, isSpelled: ["based", "derived", "adapted"])
            }
        }
        return false
    }

    /// "if it is in the public domain", "if it was known, or has entered the public domain"
    private func isConditional(_ cue: Int) -> Bool {
        for index in text.back(from: cue, reach: 24) {
            if text.endsSentence(index) { return false }
            if text.separator(after: index).contains(.comma),
                !text.word(index + 1, is: [.or, .and])
            {
                return false
            }
            if text.word(index, isSpelled: "extent"), text.word(index + 1, isSpelled: "that") {
                return true
            }
            if text.word(index, is: .conditional) {
                return cue - index <= 8 || text.word(index, isSpelled: "if")
            }
        }
        return false
    }

    /// "Confidential is not what is in the public domain", "… has entered the public domain through
    /// no fault of yours": from an agreement's secrecy clause.
    private func isOfSecrets(_ mention: Mention) -> Bool {
        let behind = text.ahead(of: mention.words.upperBound, reach: 4)
        if behind.contains(where: {
            text.word($0, isSpelled: "no")
                && text.word($0 + 1, isSpelled: ["fault", "act", "wrongful", "breach", "action"])
        }) {
            return true
        }
        let first = mention.words.lowerBound
        return text.back(from: first, reach: Self.secretReach).prefix {
            !text.separator(after: $0).contains(.paragraph)
        }.contains { text.word($0, is: .secret) }
            || text.ahead(of: first + 1, reach: Self.secretReach).prefix {
                !text.separator(after: $0 - 1).contains(.paragraph)
            }.contains { text.word($0, is: .secret) }
    }

    private static let secretReach = 50
}
