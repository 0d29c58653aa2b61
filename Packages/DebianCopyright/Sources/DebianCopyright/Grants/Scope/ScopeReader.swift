/// What part of a work the sentence before a name speaks of.
struct ScopeReader {
    let text: GrantText

    /// So many words before a name are looked at: a subject may have its copyright line behind it.
    static let reach = 70

    /// What a grant is for whose first name stands at a place.
    func scope(before first: Int) -> Grant.Scope {
        let scope = scopeOfSentence(before: first)
        let isOfItem =
            scope == .work
            && ListedSource.hasField(at: Int(text.words[first].start), in: text.bytes)
        return isOfItem ? .parts : scope
    }

    private func scopeOfSentence(before first: Int) -> Grant.Scope {
        var found = Grant.Scope.work
        var isAbove = false
        for place in text.back(from: first, reach: Self.reach) {
            if text.endsSentence(place), !goesOn(behind: place, first) {
                if !isAbove, found == .work, isBelowFileNames(place + 1) { found = .parts }
                guard beginsSentenceOnItsSubject(place) else { return found }
                isAbove = true
            }
            if isPackaging(place) { return .packaging }
            if isAbove { continue }
            if isWholeBesideParts(place) { return .work }
            switch found {
            case .documentation: break
            case _ where text.word(place, is: .documentation) && !isLicenseNote(place):
                found = .documentation
            case .tests: break
            case _ where text.word(place, is: .tests): found = .tests
            case .work where text.word(place, is: .parts) && isSome(place): found = .parts
            case .work where isOfChanges(place, first): found = .parts
            // "sort.c is in the public domain"
            case .work where text.isInFileName(place) && !isLeftOut(place): found = .parts
            default: break
            }
        }
        return found
    }

    /// Whether a sentence says "You can redistribute it" in a paragraph behind a heading and
    /// holders: the heading says what "it" is.
    private func beginsSentenceOnItsSubject(_ place: Int) -> Bool {
        let gap = text.gap(after: place)
        return gap.contains(.paragraph) && gap.isDisjoint(with: [.cut, .stop])
            && text.word(place + 1, isSpelt: "you")
    }

    /// Whether the sentence goes on in the paragraph behind: after a colon or "is",
    /// or with "and is …".
    func goesOn(behind place: Int, _ first: Int) -> Bool {
        let gap = text.gap(after: place)
        // A licence's text that was left out is what the colon leads to.
        guard gap.contains(.paragraph), !gap.contains(.cut) else { return false }
        if gap.contains(.colon) { return true }
        guard place + 1 < first else { return false }
        return text.word(place + 1, is: .and)
            || !gap.contains(.stop)
                && (text.word(place + 1, is: .verb) || text.word(place, is: .verb))
    }

    /// "this software and its documentation" names the work.
    private func isLicenseNote(_ place: Int) -> Bool {
        place > 1 && text.word(place - 1, is: .its)
    }
}
