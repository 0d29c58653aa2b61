/// The clauses of an agreement that speak of something beside the work: of parts that others made,
/// of what a word means, of what is kept secret. Whatever they mention, the agreement doesn't
/// grant.
struct AgreementClauses {
    let text: GrantText

    /// A clause begins at most so many words before what it mentions.
    private static let reach = 120
    /// Whoever the parties are is said in so many words before a clause.
    private static let memory = 400
    /// A clause's title has no more words.
    private static let longestTitle = 6

    /// Whether a sentence of such a clause names a license.
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

    /// '1.5 "Open source" means …': says what a word means.
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

    /// Whether a sentence is about parts, or about what is anybody's.
    private func speaksOfOthers(before first: Int) -> Bool {
        var isAboutOthers = false
        for index in text.back(from: first, reach: 40) {
            if text.endsSentence(index) { break }
            // A notice grants what it says, wherever it stands.
            if text.word(index, isSpelled: ["redistribute", "alternatively"]) { return false }
            isAboutOthers =
                isAboutOthers || text.word(index, is: .parts)
                || text.word(index, isSpelled: ["third", "certain", "some", "any", "means"])
        }
        return isAboutOthers
    }

    /// The first word behind "3.", "2.1", "(b)" or "Section 4"; nil if a paragraph begins
    /// otherwise.
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

    /// "Open source.", "Third parties:", in a few words that begin with a capital.
    private func hasTitle(at start: Int) -> Bool {
        guard text.bytes(of: start)[0].isCapital else { return false }
        for index in text.ahead(of: start, reach: Self.longestTitle) {
            // "License:" is what a field is called.
            if text.word(index, is: [.label, .verb]) { return false }
            let separator = text.separator(after: index)
            // "Files:" is one, too.
            if separator.contains(.colon), index == start { return false }
            if !separator.isDisjoint(with: [.stop, .colon, .paragraph]) { return true }
        }
        return false
    }
}
