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

    /// A line of a key: `"GPL2h": The GNU General Public License, version 2 or higher`.
    func isKeyed(_ mention: Mention) -> Bool {
        // The key is read as one with the name where it is one itself.
        var key = mention.name.upperBound - 1
        if !text.gap(after: key).contains(.colon) || mention.words.upperBound == key + 1 {
            key = mention.words.lowerBound - 1
            while key > 0, text.word(key, is: .the) { key -= 1 }
        }
        guard key >= 0, text.gap(after: key).isSuperset(of: [.colon, .quote]) else { return false }
        let quote = text.bytes[..<Int(text.words[key].start)]
        guard let last = quote.last, last == UInt8(ascii: "\"") else { return false }
        return quote.dropLast().reversed().prefix { $0 != 0x0A }.allSatisfy {
            $0.isBlank || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*")
        }
    }

    /// "(© 2001 N. N., GPLv2)", "Copyright 2001 N. N. GPL.", "Copyright N. N.; GPL (v2 or later):":
    /// all that is said behind a holder.
    func isSigned(_ mention: Mention) -> Bool {
        let before = mention.words.lowerBound - 1
        let last = mention.words.upperBound - 1
        guard before > 0, !mention.isShort,
            !text.gap(after: before).isDisjoint(with: [.comma, .semicolon, .stop]),
            !text.gap(after: before).contains(.paragraph)
        else { return false }
        let isHeading = text.gap(after: before).contains(.semicolon) && isHeading(endingNear: last)
        guard isHeading || text.endsSentence(last) || text.gap(after: last).contains(.close) else {
            return false
        }
        let notices = CopyrightNotices(text: text)
        for place in text.back(from: before, reach: Self.signatureReach) {
            if notices.isCopyright(place) { return true }
            // Without its years
            if isHeading, text.word(place, is: .copyright), text.beginsLine(place) { return true }
            if text.endsSentence(place) { return false }
        }
        return false
    }

    /// Whether a colon stands behind a name, or behind its exception.
    private func isHeading(endingNear last: Int) -> Bool {
        for place in text.ahead(of: last, reach: 5) {
            if text.gap(after: place).contains(.colon) { return true }
            if text.endsSentence(place) || text.words[place + 1].number == 0 { return false }
        }
        return false
    }

    /// Years, a holder and an address have no more words.
    static let signatureReach = 24

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
