import DebianSystems

/// Recognizes texts that withhold something that a similar license gives: "for any purpose" became
/// "for research purposes", something is forbidden, or "sell" is left out. Texts that warrant
/// something the license doesn't also count.
///
/// A few words hardly count in the alignment, but the matching guidelines only allow changes of
/// wording that change no right.
struct WithheldRights {
    private let index: LicenseIndex
    private let acts: PermittedActs
    private let emptyClauses: EmptyClauses
    private let with: UInt16
    private let or: UInt16
    private let any: UInt16
    private let purpose: UInt16
    private let warranties: Set<UInt16>

    init(_ index: LicenseIndex) {
        self.index = index
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash(of: word)] }
        acts = PermittedActs(index)
        emptyClauses = EmptyClauses(index)
        (with, or, any, purpose) = (number("with"), number("or"), number("any"), number("purpose"))
        warranties = Set(["warranty", "warranties"].map(number)).subtracting([0])
    }

    /// The ranges of words by which the text restricts more than the license, warrants something
    /// that the license doesn't, or lacks a right that the license gives; empty if there are none.
    ///
    /// - Parameter insertions: ranges of inserted conditions, which are ignored here.
    func changes(to match: AlignedText, in text: NumberedText, besides insertions: [Range<Int>])
        -> [Range<Int>]
    {
        let template = index.template(match.template)
        let differences = match.differences.compactMap { difference -> WordDifference? in
            if template.hasPassage(in: difference.removed) { return nil }
            var words = difference.added
            if let insertion = insertions.last(where: { $0.overlaps(words) }) {
                words = words.dropFirst(insertion.upperBound - words.lowerBound)
            }
            return WordDifference(
                removed: difference.removed, added: words.clamped(to: match.words))
        }
        let removed = Set(differences.flatMap { template[$0.removed] })
        let rewording = Rewording(index: index, license: template, own: removed, text: text)
        let lacking = lacksAct(differences, template, text)
        let changed = differences.filter { difference in
            restricts(difference, template, text)
                || saysMore(difference, than: template, in: text, rewording)
                || lacking && isAct(difference.removed, template)
        }
        let around = [
            text.restOfSentence(before: match.words), text.restOfSentence(behind: match.words),
        ].filter { isLimited($0, in: text) }
        let appended = text.appendedClause(behind: match.words)
        return changed.map { $0.place(in: match.words) } + around
            + (rewording.saysNothingNew(appended) ? [] : [appended])
    }

    // MARK: Added words

    /// Whether words of the text limit something to some people or purposes, or withhold it.
    private func restricts(
        _ difference: WordDifference, _ template: LicenseTemplate, _ text: NumberedText
    ) -> Bool {
        let removed = template[difference.removed]
        let isName = template.hasSlot(in: difference.removed)
        let isInDisclaimer = template.isDisclaimer(around: difference.removed)
        return difference.added.contains { position in
            let (word, number) = (text.word(at: position), text.numbers[position])
            let isLimit =
                Self.refusals.contains(word.hash)
                || !isInDisclaimer
                    && (Self.limits.contains(word.hash)
                        || Self.fields.contains(word.hash)
                            && !(isName && text.bytes[word.start].isCapital))
            return isLimit && !removed.contains(number, asOftenAs: difference.added, in: text)
                || warrants(position, in: text)
        } || lacksChoice(difference, template, text)
    }

    /// Whether words outside of disclaimers are more than a different wording.
    private func saysMore(
        _ difference: WordDifference, than template: LicenseTemplate, in text: NumberedText,
        _ rewording: Rewording
    ) -> Bool {
        !template.hasSlot(in: difference.removed)
            && !template.isDisclaimer(around: difference.removed)
            && !emptyClauses.isEmpty(text.numbers[difference.added])
            && !rewording.saysNothingNew(difference.added)
    }

    /// "Noncommercial" right before "redistribution and use are permitted", "for evaluation" right
    /// after the last word.
    private func isLimited(_ words: Range<Int>, in text: NumberedText) -> Bool {
        words.contains {
            let word = text.word(at: $0).hash
            return Self.refusals.contains(word) || Self.limits.contains(word)
                || Self.fields.contains(word)
        }
    }

    /// "with warranty"
    private func warrants(_ position: Int, in text: NumberedText) -> Bool {
        with != 0 && text.numbers[position] == with && position + 1 < text.numbers.count
            && warranties.contains(text.numbers[position + 1])
    }

    /// Whether "with or without" became "without" or "with", or "any purpose" became a specific
    /// purpose.
    private func lacksChoice(
        _ difference: WordDifference, _ template: LicenseTemplate, _ text: NumberedText
    ) -> Bool {
        difference.removed.contains { position in
            guard !template.isOptional(position), !template.isDisclaimer(position) else {
                return false
            }
            let word = template[position]
            let isChoice = word == or && position > 0 && template[position - 1] == with
            let isAny =
                word == any && position + 1 < template.count && template[position + 1] == purpose
            guard isChoice || isAny, word != 0 else { return false }
            return !difference.added.contains {
                text.numbers[$0] == word || isAny && Self.all.contains(text.word(at: $0).hash)
            }
        }
    }

    // MARK: Missing words

    /// Whether some words name an act that the license permits.
    private func isAct(_ positions: Range<Int>, _ template: LicenseTemplate) -> Bool {
        positions.contains { acts.act(of: template[$0]) > 0 }
    }

    /// Whether the text names an act that the license permits fewer times than the license does.
    private func lacksAct(
        _ differences: [WordDifference], _ template: LicenseTemplate, _ text: NumberedText
    ) -> Bool {
        var missing = [Int](repeating: 0, count: PermittedActs.count)
        for difference in differences {
            for position in difference.removed
            where !template.isOptional(position) && !template.isDisclaimer(position) {
                let act = acts.act(of: template[position])
                // "offer to sell, sell" says no more than "offer to sell".
                let isSaidTwice = position > 0 && template[position] == template[position - 1]
                if act > 0, !isSaidTwice { missing[act] += 1 }
            }
        }
        guard missing.contains(where: { $0 > 0 }) else { return false }
        for difference in differences
        where !template.isName(difference.removed)
            && !template.isDisclaimer(around: difference.removed)
        {
            for position in difference.added {
                missing[acts.act(of: text.numbers[position])] -= 1
            }
        }
        return missing.dropFirst().contains { $0 > 0 }
    }

    // MARK: Words

    /// Words that no disclaimer needs, either.
    private static let refusals = WordSet(
        """
        non noncommercial noncommercially nonprofit forbidden forbids evaluation evaluate evaluating
        evil nobody
        """)

    /// Words that make exceptions to a permission, or limit it to some people. Disclaimers have
    /// them, too: "except as required by law".
    private static let limits = WordSet(
        """
        only solely exclusively strictly merely except excepting excepted exclude excludes excluded
        excluding exclusion unless cannot prohibited prohibit prohibits disallowed consent approval
        internally personally privately commercially restricted pay paid payment payments purchase
        purchased
        """)

    /// Fields to which a license gives the same rights as to others. These words also occur in
    /// holders' names, where they are capitalized.
    private static let fields = WordSet(
        """
        personal private internal academic academia educational education research
        scholarly scientific teaching military nuclear weapons government governmental trial
        """)

    private static let all = WordSet("all every whatever whatsoever")
}

extension WordDifference {
    /// The words of the text at the difference, at least one: the word before, if words are only
    /// missing.
    fileprivate func place(in license: Range<Int>) -> Range<Int> {
        if !added.isEmpty { return added }
        let last = max(license.lowerBound, added.lowerBound - 1)
        return last..<last + 1
    }
}

extension LicenseTemplate {
    /// The numbers of some words.
    fileprivate subscript(positions: Range<Int>) -> [UInt16] { positions.map { self[$0] } }

    /// Whether the words are only slots for names, or optional.
    fileprivate func isName(_ positions: Range<Int>) -> Bool {
        !positions.isEmpty
            && positions.allSatisfy { self[$0] == Self.slot || isOptional($0) }
    }

    /// Whether the words on both sides of the positions belong to a disclaimer.
    fileprivate func isDisclaimer(around positions: Range<Int>) -> Bool {
        (positions.lowerBound == 0 || isDisclaimer(positions.lowerBound - 1))
            && (positions.upperBound >= count || isDisclaimer(positions.upperBound))
    }
}

extension [UInt16] {
    /// Whether a number occurs at least as often as in some words of a text.
    fileprivate func contains(
        _ number: UInt16, asOftenAs positions: Range<Int>, in text: NumberedText
    ) -> Bool {
        guard number != 0, contains(number) else { return false }
        return count { $0 == number } >= positions.count { text.numbers[$0] == number }
    }
}

extension NumberedText {
    /// The words from the beginning of the sentence, on the same line, to some other words.
    fileprivate func restOfSentence(before words: Range<Int>) -> Range<Int> {
        var start = words.lowerBound
        while start > 0, words.lowerBound - start < Self.longestRest, !words.isEmpty,
            !endsClause(behind: start - 1)
        {
            start -= 1
        }
        return start..<words.lowerBound
    }

    /// The words from some other words to the end of the sentence, on the same line.
    fileprivate func restOfSentence(behind words: Range<Int>) -> Range<Int> {
        var end = words.upperBound
        while end < numbers.count, end - words.upperBound < Self.longestRest, end > 0,
            !endsClause(behind: end - 1)
        {
            end += 1
        }
        return words.upperBound..<end
    }

    /// The words after a comma that continue the sentence of some other words, on any number of
    /// lines.
    fileprivate func appendedClause(behind words: Range<Int>) -> Range<Int> {
        let start = words.upperBound
        guard !words.isEmpty, start < numbers.count,
            bytes[word(at: start - 1).end..<word(at: start).start].first == UInt8(ascii: ",")
        else { return start..<start }
        let end = (start..<numbers.count).first { beginsSentence(at: $0 + 1) }
        return start..<(end ?? start) + 1
    }

    private static var longestRest: Int { 12 }

    /// Whether a line, a sentence or a bracket ends between a word and the next.
    private func endsClause(behind position: Int) -> Bool {
        let (last, next) = (index(of: position), index(of: position + 1))
        return next > last + 1
            || bytes[words[last].end..<words[next].start].contains { "\n.:;)".utf8.contains($0) }
    }
}
