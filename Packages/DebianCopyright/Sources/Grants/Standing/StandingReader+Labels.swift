/// Labels before a name: `License:` and its like.
extension StandingReader {
    /// "License: GPL-2+", with few words between the label and its colon.
    func isLabelled(_ first: Int) -> Bool {
        var place = first - 1
        // "License: https://…", "License: the …"
        while place >= 0,
            isScheme(place)
                || (text.word(place, is: [.the, .either])
                    && text.gap(after: place).isSubset(of: [.quote]))
        {
            place -= 1
        }
        guard place >= 0, text.gap(after: place).contains(.colon) else { return false }
        for back in text.back(from: place + 1, reach: 7) {
            if back < place, text.endsSentence(back) || text.gap(after: back).contains(.colon) {
                return false
            }
            if text.word(back, is: .label) { return !isNegated(back, from: 0) }
        }
        return false
    }

    /// "License: as explained at https://…": an address says nothing but its licence.
    func isLabelledAddress(_ first: Int, from floor: Int) -> Bool {
        guard first > 0, text.gap(after: first - 1).contains(.tight) else { return false }
        for place in text.back(from: first, reach: 10, floor: floor) where !isScheme(place) {
            if text.gap(after: place).contains(.colon) {
                return text.word(place, is: .label) && !isNegated(place, from: 0)
            }
            let isSee = text.word(place, isSpelt: "see")
            if text.endsSentence(place) || text.word(place, is: [.refusing, .negating]) && !isSee {
                return false
            }
        }
        return false
    }

    private func isScheme(_ place: Int) -> Bool {
        text.gap(after: place).isSuperset(of: [.tight, .colon, .slash])
    }

    /// "License GPL-2+", without the colon.
    func isTitled(_ mention: Mention) -> Bool {
        let before = mention.words.lowerBound - 1
        guard before >= 0, text.word(before, is: .license), !text.endsSentence(before),
            before == 0 || text.endsSentence(before - 1),
            case .family(_, let clause) = mention.meaning
        else { return false }
        return !clause.terms.isEmpty
    }
}
