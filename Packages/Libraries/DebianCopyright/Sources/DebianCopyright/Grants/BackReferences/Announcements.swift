import DebianSystems

/// Finds sentences that only announce the notice after them: "License: LGPL-2.1" above a notice
/// that grants "version 2.1 or any later version" doesn't grant version 2.1 alone.
struct Announcements {
    private let text: GrantText
    private let copyrights: CopyrightNotices
    /// The first copyright notice of the text; found when first needed.
    private lazy var firstCopyright =
        text.words.indices.first(where: copyrights.isCopyright) ?? text.count

    /// At most this many words separate an announcement from its notice.
    private static let reach = 60
    /// The limit if the holders of the whole work are listed in between.
    private static let holdersReach = 150
    /// No list of names has more notices.
    private static let longestList = 6

    init(text: GrantText) {
        self.text = text
        copyrights = CopyrightNotices(text: text)
    }

    /// Whether a sentence only announces the next one: "License: LGPL-2.1", "the manual is under
    /// the FDL 1.3:", followed by the notice itself.
    ///
    /// An announcement before all holders is about the whole work, and so is a notice that follows
    /// the work's holders.
    mutating func contain(_ index: Int, in sentences: [GrantSentence]) -> Bool {
        guard index + 1 < sentences.count, sentences[index].mentions.count == 1,
            sentences[index + 1].mentions.count == 1,
            case .family(let row, let clause) = sentences[index].mentions[0].meaning,
            case .family(let nextRow, let nextClause) = sentences[index + 1].mentions[0].meaning
        else { return false }
        let (sentence, next) = (sentences[index], sentences[index + 1])
        if row == nextRow, nextClause.terms.count > 1,
            clause.terms.first?.version == nextClause.terms[0].version,
            isApproved(behind: sentence)
        {
            return reaches(from: sentence, to: next)
        }
        guard row == nextRow, !clause.isExplicit,
            clause.terms.map(\.version) == nextClause.terms.map(\.version),
            clause.terms != nextClause.terms
        else { return false }
        if text.separator(after: sentence.words.upperBound - 1).contains(.colon) {
            return reaches(from: sentence, to: next, sparing: 4)
        }
        guard sentence.scope == next.scope, isNotice(next) else { return false }
        return reaches(from: sentence, to: next)
            || (sentence.scope == .work
                && namesNoFiles(between: sentence, next, Self.holdersReach)
                && sentence.words.upperBound <= firstCopyright)
    }

    /// Whether words about an approval follow a sentence: "LGPL-2.1+, or any later version approved
    /// by N. N.". The notice after them lists the versions to choose from.
    private func isApproved(behind sentence: GrantSentence) -> Bool {
        for position in text.ahead(of: sentence.words.upperBound, reach: 8) {
            if text.endsSentence(position - 1) { return false }
            if text.word(position, is: .approval) { return true }
        }
        return false
    }

    /// The positions of the notices that a list of versioned names announces, one for each name:
    /// "under the GPL 2.0/LGPL 2.1 licenses:". Nil if the list doesn't end in a colon, or if a name
    /// has no notice.
    func notices(announcedBy index: Int, in sentences: [GrantSentence]) -> [Int]? {
        let list = sentences[index]
        guard (2...Self.longestList).contains(list.mentions.count), endsInColon(list) else {
            return nil
        }
        // A heading with the name may come before each notice.
        let behind = sentences.indices[(index + 1)...].prefix(2 * list.mentions.count)
        var found: [Int] = []
        for mention in list.mentions {
            guard case .family(let row, let clause) = mention.meaning, !clause.isExplicit,
                let notice = behind.first(where: { behind in
                    guard sentences[behind].mentions.count == 1,
                        case .family(row, let other) = sentences[behind].mentions[0].meaning
                    else { return false }
                    return !other.terms.isEmpty
                        && (clause.terms.isEmpty
                            || clause.terms.map(\.version) == other.terms.map(\.version))
                }), !text.hasFileHeading(between: list, sentences[notice])
            else { return nil }
            found.append(notice)
        }
        return found
    }

    private func endsInColon(_ list: GrantSentence) -> Bool {
        var last = list.words.upperBound - 1
        if last + 1 < text.count, text.separator(after: last).isEmpty,
            text.bytes(of: last + 1).startsIgnoringCase(with: "licen")
        {
            last += 1
        }
        return text.separator(after: last).contains(.colon)
    }

    /// Whether a sentence is worded as a notice: "you can redistribute it and/or modify it under
    /// the terms of".
    private func isNotice(_ sentence: GrantSentence) -> Bool {
        text.back(from: sentence.words.lowerBound, reach: 16).contains {
            text.word($0, isSpelled: ["modify", "redistribute", "modified"])
        }
    }

    /// Whether two sentences are close together with neither files nor holders between them.
    ///
    /// - Parameter spared: the number of words after the first sentence that may still name a
    ///   holder, because a notice after a colon may begin with its holder.
    func reaches(
        from sentence: GrantSentence, to next: GrantSentence, sparing spared: Int = 0
    ) -> Bool {
        let between = sentence.words.upperBound..<next.words.lowerBound
        return namesNoFiles(between: sentence, next, Self.reach)
            && copyrights.first(in: between.dropFirst(spared)) == nil
    }

    private func namesNoFiles(
        between sentence: GrantSentence, _ next: GrantSentence, _ reach: Int
    ) -> Bool {
        let between = sentence.words.upperBound..<next.words.lowerBound
        return between.count < reach && !between.contains(where: text.isInFileName)
    }
}
