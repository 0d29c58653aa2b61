/// The nearest word before a name that says how it stands.
extension StandingReader {
    /// So many words before a name are looked at.
    private static let reach = 30
    /// "under" reaches over so many words at most that the grammar doesn't know.
    private static let strangers = 8

    /// How a mention stands by that word; nil where no word of its sentence tells.
    ///
    /// - Parameter floor: the first word behind the mention before.
    func nearestWord(before mention: Mention, from floor: Int) -> Standing? {
        var isAdjacent = true
        var strangers = 0
        var sawFrom = false
        let first = mention.words.lowerBound
        let floor = isGoal(mention) ? 0 : floor
        for place in text.back(from: first, reach: Self.reach, floor: floor) {
            guard !text.endsSentence(place) else { return nil }
            if text.word(place, is: .refusing) { return .mentioned }
            if isAdjacent, text.word(place, is: .from) { sawFrom = true }
            if text.word(place, is: .granting) || (isAdjacent && isIdentity(place, of: mention))
                || (first - place <= 4 && text.word(place, is: .grantingNear))
            {
                if mention.isShort, text.word(place, is: .under), !isOfLicense(place) { return nil }
                let isHeld =
                    sawFrom || isPermission(place) || isNegated(place, from: floor)
                    || isOfOtherWork(place)
                return isHeld ? .mentioned : .granted
            }
            // "under the same license as"
            let isLike = text.word(place, is: .license) && text.word(place + 1, is: .as)
            if !isLike, !isBridge(place), text.version(at: place) == nil {
                if mention.isShort { return nil }
                isAdjacent = false
            }
            if text.words[place].number == 0 { strangers += 1 }
            if strangers > Self.strangers { return nil }
        }
        return nil
    }

    /// "is GPL", "may choose the GPL", but not "for those who choose to use the GPL"
    private func isIdentity(_ place: Int, of mention: Mention) -> Bool {
        if text.word(place, is: .identity) {
            // "its name is …"
            return place == 0 || !text.word(place - 1, is: .refusing)
        }
        if text.word(place, is: .choosing) {
            return !text.word(place, is: .either) && !mention.isShort && place > 0
                && text.word(place - 1, is: .verb)
        }
        return text.word(place, is: .using) && !mention.isShort
            && (place == 0 || !text.word(place - 1, is: .to))
    }

    /// "is GPL", "is the GPL", "is by the GPL": a word between a verb and a name.
    private func isBridge(_ place: Int) -> Bool {
        text.word(place, is: .identityBridge)
            || text.word(place, isSpelt: "by") && place > 0 && text.word(place - 1, is: .identity)
    }

    /// "relicensed from the GPL to the MIT license": what grants it stands before the other name.
    private func isGoal(_ mention: Mention) -> Bool {
        var place = mention.words.lowerBound - 1
        while place > 0, text.word(place, is: .the), !text.endsSentence(place) { place -= 1 }
        return place > 0 && text.word(place, is: .to) && !text.endsSentence(place)
    }

    /// "is under MIT", "under the terms of Ruby", but not "programmers who work under Vim"
    private func isOfLicense(_ under: Int) -> Bool {
        text.back(from: under, reach: 3).contains {
            text.word($0, is: [.granting, .grantingNear, .verb, .terms, .or, .and])
        } || text.ahead(of: under + 1, reach: 3).contains { text.word($0, is: .terms) }
    }
}
