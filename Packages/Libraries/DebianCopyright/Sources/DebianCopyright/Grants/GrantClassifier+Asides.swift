import DebianSystems

/// Licenses that a text names without granting them to the work.
extension GrantClassifier {
    /// Whether a license is named in a clause of an agreement about something else, for files that
    /// aren't included, or in a list of open questions.
    func isAside(_ mention: Mention) -> Bool {
        !isLabeled(mention) && AgreementClauses(text: text).mention(mention)
            || isOfAbsentPart(mention)
            || ProblemList.holds(Int(text.words[mention.words.lowerBound].start), in: text.bytes)
    }

    /// "The manual is under the FDL. As such it is not shipped in the package.", "The manual, which
    /// was removed from the source, is under the FDL."
    private func isOfAbsentPart(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        let before = text.back(from: first, reach: 30).prefix { !text.endsSentence($0) }
        guard before.contains(where: saysAbsent) || saysAbsent(behind: mention) else {
            return false
        }
        switch ScopeReader(text: text).scope(before: first) {
        case .packaging: return false
        case .work:
            // A plural such as "The sounds are" is rarely about the whole work.
            return before.contains { text.word($0, isSpelled: ["are", "were"]) }
                && !before.contains { text.word($0, is: [.work, .whole]) }
        default: return true
        }
    }

    /// Whether the rest of the sentence says that the part is absent, or a later sentence about the
    /// part.
    private func saysAbsent(behind mention: Mention) -> Bool {
        var isSameSentence = true
        for index in text.ahead(of: mention.words.upperBound, reach: 40) {
            if text.separator(after: index - 1).contains(.paragraph) { return false }
            isSameSentence = isSameSentence && !text.endsSentence(index - 1)
            if saysAbsent(index), isSameSentence || isOfPronoun(index) { return true }
        }
        return false
    }

    /// "not shipped in the package", "removed from the tarball"
    private func saysAbsent(_ index: Int) -> Bool {
        let isRemoved =
            text.word(index, isSpelled: ["removed", "stripped", "excluded", "deleted", "dropped"])
            && text.word(index + 1, isSpelled: "from")
        let isNot =
            text.word(index, isSpelled: ["not", "never"])
            && text.ahead(of: index + 1, reach: 2).contains {
                text.word(
                    $0, isSpelled: ["shipped", "included", "distributed", "installed", "part"])
            }
        guard isRemoved || isNot else { return false }
        for place in text.ahead(of: index + 1, reach: 8) {
            if text.word(
                place,
                isSpelled: [
                    "package", "packages", "tarball", "debian", "distribution", "source", "sources",
                ])
            {
                return true
            }
            if text.endsSentence(place) { return false }
        }
        return false
    }

    /// Whether a sentence continues with a pronoun: "it is not shipped".
    private func isOfPronoun(_ not: Int) -> Bool {
        text.back(from: not, reach: 6).prefix { !text.endsSentence($0) }.contains {
            text.word($0, isSpelled: ["it", "they", "these", "that", "this", "which"])
        }
    }
}

/// Lists of files with unclear licenses: "Problems: files with unclear licenses", and an item with
/// a remark for each file. The remarks are hearsay.
enum ProblemList {
    /// A list's heading is at most this many bytes above an item.
    private static let reach = 3_000

    private static let signs: [StaticString] = [
        "todo", "fixme", "problem", "unclear", "questionable",
    ]

    /// Whether a position is in an item of such a list.
    static func holds(_ position: Int, in text: ByteView) -> Bool {
        let floor = max(0, position - reach)
        var end = position
        var indent = Int.max
        var isInItem = false
        while true {
            var start = end
            while start > floor, text[start - 1] != 0x0A { start -= 1 }
            var content = start
            while content < end, text[content].isBlank { content += 1 }
            if content < end {
                if text.hasBullet(at: content) {
                    // A paragraph below the list isn't an item.
                    if !isInItem, indent <= content - start { return false }
                    isInItem = true
                } else if isInItem, content - start <= indent {
                    let heading = text[start..<end]
                    return signs.contains(where: heading.containsIgnoringCase)
                }
                indent = min(indent, content - start)
            }
            guard start > floor else { return false }
            end = start - 1
        }
    }
}
