/// What keeps a word that would grant from doing so, and a name from being granted.
extension StandingReader {
    /// "not covered by", "might be covered by", "was formerly under".
    func isNegated(_ cue: Int, from floor: Int) -> Bool {
        for place in text.back(from: cue, reach: 9, floor: floor) {
            let gap = text.gap(after: place)
            if text.endsSentence(place) { return false }
            if cue - place <= 6, text.word(place, is: .history) || isNoLonger(place) { return true }
            if !gap.isDisjoint(with: [.comma, .semicolon]) || text.word(place, is: .turning) {
                return false
            }
            // "is not copyrighted and is in the public domain"
            if text.word(place, is: .and), text.word(place + 1, is: .verb) { return false }
            if text.word(place, is: .negating) { return true }
        }
        return false
    }

    /// "permission under section 7": of what a licence allows; but not "use is permitted under".
    func isPermission(_ cue: Int) -> Bool {
        guard cue > 0, text.word(cue, is: .under), text.word(cue - 1, is: .permission),
            !text.endsSentence(cue - 1)
        else { return false }
        let isVerb = cue > 1 && text.word(cue - 2, is: .verb) && !text.endsSentence(cue - 2)
        return !isVerb || text.word(cue + 1, isSpelt: ["section", "sections", "clause"])
    }

    /// "combined with other software that is under": of what the work meets.
    func isOfOtherWork(_ cue: Int) -> Bool {
        for place in text.back(from: cue, reach: 8) {
            if text.endsSentence(place) { return false }
            if text.word(place, is: .other), text.word(place + 1, is: .work) {
                return place > 0 && text.word(place - 1, is: .meeting)
            }
        }
        return false
    }

    /// "GPL compatible", "the GPL FAQ", "LGPL section 6", "MIT/BSD style"
    func isRefusedBehind(_ mention: Mention) -> Bool {
        var next = mention.words.upperBound
        if next < text.count, text.gap(after: next - 1).isSuperset(of: [.slash, .tight]),
            let other = text.names.longest(in: text, at: next),
            case .unlisted = text.names.rows[other.end.row].meaning
        {
            next = other.words.upperBound
        }
        guard next < text.count, text.word(next, is: .refusingBehind),
            !text.endsSentence(next - 1)
        else { return false }
        return !text.gap(after: next - 1).contains(.comma)
    }
}
