import DebianSystems

/// The clauses of an agreement that aren't about the work: about parts by others, the meaning of a
/// word, or secrecy. The agreement doesn't grant the licenses that these clauses mention.
struct AgreementClauses {
    let text: GrantText

    /// A clause begins at most this many words before what it mentions.
    private static let reach = 120
    /// The words that identify the parties are at most this many words before a clause.
    private static let memory = 400
    /// No clause has a title of more words.
    private static let longestTitle = 6

    /// Whether the mention is in such a clause.
    func mention(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard
            let start = text.back(from: first + 1, reach: Self.reach)
                .first(where: text.beginsParagraph)
        else { return false }
        let behindNumber = behindNumber(at: start)
        if let behindNumber, isDefinition(from: behindNumber, to: first) { return true }
        guard speaksOfOthers(before: first) else { return false }
        let isTitled = hasTitle(at: behindNumber ?? start)
        guard isTitled || behindNumber != nil else { return false }
        let paragraph = text.ahead(of: start, reach: Self.reach).prefix {
            $0 == start || !text.beginsParagraph($0)
        }
        if paragraph.contains(where: isOfAgreement) { return true }
        return isTitled && behindNumber != nil
            && text.back(from: start, reach: Self.memory).contains(where: isOfAgreement)
    }

    /// '1.5 "Open source" means …': the definition of a word.
    private func isDefinition(from start: Int, to first: Int) -> Bool {
        text.ahead(of: start, reach: min(Self.longestTitle, first - start)).contains {
            text.word($0, isSpelled: ["means", "mean"])
        }
    }

    /// "this agreement", "the licensee", "you accept"
    private func isOfAgreement(_ index: Int) -> Bool {
        text.word(index, is: .agreement)
            || text.word(index, isSpelled: ["accept", "agree"])
                && text.word(index - 1, isSpelled: "you")
    }

    /// Whether the sentence is about parts, or about third parties.
    private func speaksOfOthers(before first: Int) -> Bool {
        var isAboutOthers = false
        for index in text.back(from: first, reach: 40) {
            if text.endsSentence(index) { break }
            // A notice is a grant in any place.
            if text.word(index, isSpelled: ["redistribute", "alternatively"]) { return false }
            isAboutOthers =
                isAboutOthers || text.word(index, is: .parts)
                || text.word(index, isSpelled: ["third", "certain", "some", "any", "means"])
        }
        return isAboutOthers
    }

    /// The first word after "3.", "2.1", "(b)" or "Section 4"; nil if the paragraph has no such
    /// number.
    private func behindNumber(at start: Int) -> Int? {
        var number = start
        if text.word(number, isSpelled: ["section", "article", "clause"]) { number += 1 }
        guard number + 1 < text.count else { return nil }
        let bytes = text.bytes(of: number)
        let isNumber = bytes.count <= 5 && bytes[0].isDigit
        let isLetter = bytes.count == 1 && text.separator(after: number).contains(.close)
        let isMarked =
            !text.separator(after: number).isEmpty || bytes.contains(UInt8(ascii: "."))
        guard isNumber || isLetter, isMarked else { return nil }
        return number + 1
    }

    /// "Open source.", "Third parties:", in a few words that begin with a capital letter.
    private func hasTitle(at start: Int) -> Bool {
        guard text.bytes(of: start)[0].isCapital else { return false }
        for index in text.ahead(of: start, reach: Self.longestTitle) {
            // "License:" is a field.
            if text.word(index, is: [.label, .verb]) { return false }
            let separator = text.separator(after: index)
            // "Files:" is a field, too.
            if separator.contains(.colon), index == start { return false }
            if !separator.isDisjoint(with: [.stop, .colon, .paragraph]) { return true }
        }
        return false
    }
}
