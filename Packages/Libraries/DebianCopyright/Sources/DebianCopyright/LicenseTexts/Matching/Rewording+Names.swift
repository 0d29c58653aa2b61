import DebianSystems

/// Names, abbreviations and addresses that a text has in other words than its license.
extension Rewording {
    /// "the Moonshine code": a name between a determiner and a lowercase word for the work. If that
    /// word is capitalized, too, the name may be a defined term's adjective, as in "the Crippled
    /// Software".
    func isNameOfWork(_ position: Int) -> Bool {
        guard position > 0, position + 1 < text.numbers.count, isStranger(position) else {
            return false
        }
        let (last, word, next) = (
            text.word(at: position - 1), text.word(at: position), text.word(at: position + 1)
        )
        return text.bytes[word.start].isCapital
            && Self.determiners.contains(last.hash)
            && Self.works.contains(next.hash) && !text.bytes[next.start].isCapital
            && !isAdjective(word)
            && text.bytes[last.end..<word.start].allSatisfy(\.isBlankOrLineFeed)
            && text.bytes[word.end..<next.start].allSatisfy(\.isBlankOrLineFeed)
    }

    /// "the Obfuscated code", "the Trialware code": a word that describes a work may limit it.
    private func isAdjective(_ word: Word) -> Bool {
        let letters = String(text.bytes[word.start..<word.end]).lowercased()
        return Self.describing.contains { letters.hasSuffix($0) }
    }

    private func isOfTerms(_ position: Int) -> Bool { text.word(at: position).hash.isOfTerms }

    /// "the laws of the State of Moonland": another place's law changes no right.
    func isPlaceOfLaw(_ position: Int) -> Bool {
        guard text.bytes[text.word(at: position).start].isCapital, !isOfTerms(position) else {
            return false
        }
        var start = position - 1
        while start >= 0, position - start < Self.longestPlace {
            let word = text.word(at: start)
            if word.hash == "laws" || word.hash == "law" {
                return start + 1 < position && text.word(at: start + 1).hash == "of"
            }
            guard
                text.bytes[word.start].isCapital && !isOfTerms(start)
                    || Self.beforePlace.contains(word.hash)
            else {
                return false
            }
            start -= 1
        }
        return false
    }

    /// Whether neither a license nor the readers know a word.
    private func isStranger(_ position: Int) -> Bool {
        text.numbers[position] == 0 && text.word(at: position).hash.isStranger
    }

    /// "the current license", in which the word adds nothing to "this license".
    func isBeforeLicense(_ position: Int) -> Bool {
        text.word(at: position).hash == "current" && position + 1 < text.numbers.count
            && Self.licenses.contains(text.word(at: position + 1).hash)
    }

    /// "(for Moon On Sand)" after "MOS": words in brackets whose capitals are those of the word
    /// before.
    func spellsOutAbbreviation(_ words: Range<Int>) -> Bool {
        guard let first = words.first, first > 0, words.count <= Self.longestExpansion,
            text.word(at: first).hash == "for", !words.dropFirst().contains(where: isOfTerms)
        else { return false }
        let abbreviation = text.word(at: first - 1)
        let inside = text.bytes[text.bytes(around: words)]
        guard inside.first(where: { !$0.isBlankOrLineFeed }) == UInt8(ascii: "("),
            inside.contains(UInt8(ascii: ")"))
        else { return false }
        let capitals = text.bytes[abbreviation.start..<abbreviation.end].filter(\.isCapital)
        return capitals.count > 1
            && capitals == text.bytes[text.bytes(of: words)].filter(\.isCapital)
    }

    /// "31-33 Moon Street, 75752 Paris" after "its place of business at". Elsewhere an address may
    /// limit the places.
    func isAddress(_ words: Range<Int>) -> Bool {
        guard let first = words.first, words.count <= Self.longestAddress,
            words.contains(where: isPostalCode), words.allSatisfy(isOfAddress)
        else { return false }
        var start = first
        while start > 0, first - start <= Self.longestAddress, isOfAddress(start - 1) { start -= 1 }
        return start > 1 && text.word(at: start - 1).hash == "at"
            && Self.seats.contains(text.word(at: start - 2).hash)
    }

    private func isPostalCode(_ position: Int) -> Bool {
        let word = text.word(at: position)
        return word.end - word.start >= Self.shortestCode
            && text.bytes[word.start..<word.end].allSatisfy(\.isDigit)
    }

    private func isOfAddress(_ position: Int) -> Bool {
        let word = text.word(at: position)
        let first = text.bytes[word.start]
        return first.isCapital || first.isDigit || Self.addressWords.contains(word.hash)
    }

    private static let determiners = WordSet("the this that any")
    private static let works = WordSet(
        "software program library code package plugin file files project source sources")
    private static let describing = [
        "ed", "ing", "able", "ible", "ware", "less", "ful", "ial", "only",
    ]
    private static let licenses = WordSet("license licence agreement")
    private static let seats = WordSet("business office offices seat headquarters located")
    private static let addressWords = WordSet("rue de la le du des cedex")
    private static let beforePlace = WordSet("of the state commonwealth")
    /// "laws of the State of New South Wales"
    private static let longestPlace = 8
    private static let longestExpansion = 12
    private static let longestAddress = 12
    private static let shortestCode = 4
}
