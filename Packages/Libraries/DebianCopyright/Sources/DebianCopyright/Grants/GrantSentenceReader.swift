/// Groups the names of a text by the sentences that grant them.
struct GrantSentenceReader {
    let text: GrantText

    /// "Alternatively, …" refers to a grant at most this many words earlier.
    private static let alternativeReach = 160
    /// At most this many words describe where the public domain isn't recognized.
    private static let fallbackReach = 16

    /// The sentences of a text, in order, without mentions that nothing grants.
    ///
    /// - Parameter mentions: all mentions of the text, in order.
    func sentences(of mentions: [Mention]) -> [GrantSentence] {
        var sentences: [GrantSentence] = []
        // The previous name, granted or not, and whether the last sentence ends with it.
        var last: Mention?
        var isOpen = false
        for mention in mentions {
            if case .exception(let id) = mention.meaning {
                if let index = sentences.indices.last,
                    ExceptionReader(text: text).attach(id, at: mention, to: &sentences[index])
                {
                    last = mention
                }
                continue
            }
            if isOpen, !mention.isVerbatim, let last, let index = sentences.indices.last,
                let connector = Connector(between: last, and: mention, in: text)
            {
                sentences[index].append(mention, by: connector)
            } else {
                let floor = last?.words.upperBound ?? 0
                let (decision, rule) = GrantClassifier(text: text).ruling(on: mention, from: floor)
                if decision != .mentioned { begin(mention, decision, by: rule, in: &sentences) }
                isOpen = decision != .mentioned && !mention.isVerbatim
                // A word that is only perhaps a name doesn't separate its neighbors.
                if decision == .mentioned, mention.isShort { continue }
            }
            last = mention
        }
        return sentences.map(withChoices)
    }

    /// The sentence with the choices that the words around all its names leave.
    private func withChoices(_ sentence: GrantSentence) -> GrantSentence {
        var sentence = sentence
        sentence.hasUnnamedAlternative = Connector.leadsToConditions(
            behind: sentence.words, in: text)
        sentence.isChoice =
            sentence.mentions.count > 1 && Connector.isChoice(around: sentence.words, in: text)
        if sentence.decision == .granted, !sentence.mentions[0].isVerbatim {
            sentence.unlistedOptions = UnlistedOptions(text: text).names(around: sentence)
        }
        return sentence
    }

    /// Begins a sentence with a name, or adds the name to the last sentence as an alternative.
    private func begin(
        _ mention: Mention, _ decision: GrantDecision, by rule: String,
        in sentences: inout [GrantSentence]
    ) {
        let isAlternative =
            decision == .granted && !mention.isVerbatim
            && (isAlternative(mention) || isFallback(mention, of: sentences.last))
        if isAlternative, let index = sentences.indices.last,
            !sentences[index].mentions[0].isVerbatim,
            isWithinReach(mention, of: sentences[index])
        {
            if !sentences[index].isRepeated(by: mention) {
                sentences[index].append(mention, by: .or)
                return
            }
        }
        var sentence = GrantSentence(
            mentions: [mention], decision: decision, rule: rule, words: mention.words)
        sentence.scope = ScopeReader(text: text).scope(before: mention.words.lowerBound)
        sentence.isAlternative = isAlternative
        sentences.append(sentence)
    }

    /// "Alternatively, this file may be used under the terms of …"
    private func isAlternative(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        for position in text.back(from: first, reach: 30) {
            if text.endsSentence(position) { return false }
            if text.word(position, is: .alternatively) { return true }
        }
        return false
    }

    /// "in the public domain in countries that know of it, or under the MIT license elsewhere"
    private func isFallback(_ mention: Mention, of sentence: GrantSentence?) -> Bool {
        guard let sentence, case .publicDomain? = sentence.mentions.last?.meaning,
            sentence.words.upperBound < mention.words.lowerBound
        else { return false }
        let between = sentence.words.upperBound..<mention.words.lowerBound
        return between.count <= Self.fallbackReach
            && !(between.lowerBound - 1..<between.upperBound).contains(where: text.endsSentence)
            && between.dropLast().contains {
                text.word($0, is: .or) && text.word($0 + 1, is: .under)
            }
    }

    /// Whether the sentence is near enough for the mention to be its alternative. Neither a
    /// license's text nor another holder's work may come in between, because the alternative would
    /// belong to that.
    private func isWithinReach(_ mention: Mention, of sentence: GrantSentence) -> Bool {
        let between = sentence.words.upperBound - 1..<mention.words.lowerBound
        return between.count <= Self.alternativeReach
            && !between.contains { text.separator(after: $0).contains(.cut) }
            && !CopyrightNotices(text: text).hasNotice(in: between.dropFirst())
    }
}

extension GrantSentence {
    /// Whether a name only repeats the sentence, perhaps without its version. A license is no
    /// alternative to itself, so the name must be an alternative to something unnamed.
    fileprivate func isRepeated(by mention: Mention) -> Bool {
        if mentions.count == 1, license == mention.license { return true }
        guard mention.isUnversioned else { return false }
        let row = mention.row
        return mentions.contains { $0.row == row }
    }

    /// Adds a name. A repeated name only extends the sentence's words.
    fileprivate mutating func append(_ mention: Mention, by connector: Connector) {
        words = words.lowerBound..<mention.words.upperBound
        guard !mentions.contains(where: { $0.license == mention.license }) else { return }
        mentions.append(mention)
        connectors.append(connector)
    }
}

/// Exceptions named with a license: "GPL-2+ with the Classpath exception".
struct ExceptionReader {
    let text: GrantText

    /// An exception's name is at most this many words from its license, in the same sentence.
    private static let reach = 25
    /// "As a special exception" may follow the whole grant and its disclaimer.
    private static let sentenceReach = 200

    /// Adds an exception to the last license of a sentence; false if the exception doesn't belong
    /// to it.
    func attach(_ id: String?, at mention: Mention, to sentence: inout GrantSentence) -> Bool {
        let distance = mention.words.lowerBound - sentence.words.upperBound
        let mayBeFar =
            id == nil || isPermission(mention) || announcesExceptions(behind: sentence)
        guard sentence.decision == .granted, distance >= 0,
            distance < (mayBeFar ? Self.sentenceReach : Self.reach)
        else { return false }
        if !mayBeFar {
            // "with the following exceptions:", followed by a list
            for position in sentence.words.upperBound - 1..<mention.words.lowerBound
            where text.endsSentence(position) && !text.separator(after: position).contains(.colon) {
                return false
            }
        }
        for position in text.back(
            from: mention.words.lowerBound, reach: 6, floor: sentence.words.upperBound)
        where text.word(position, is: .negating) { return false }
        guard let id else {
            guard sentence.mentions.contains(where: \.takesExceptions) else { return false }
            sentence.unlistedException = sentence.unlistedException ?? text.span(mention.words)
            return true
        }
        let last = sentence.mentions.count - 1
        // If there is a choice, a separate exception belongs to the GNU license.
        let apart = mayBeFar ? sentence.mentions.lastIndex(where: \.takesExceptions) : nil
        let index = apart ?? last
        guard let license = sentence.mentions[index].license else { return false }
        sentence.mentions[index].license = license.adding(named: id)
        sentence.words = sentence.words.lowerBound..<mention.words.upperBound
        return true
    }

    /// "under the GPL with two exceptions:", followed by titles or a list
    private func announcesExceptions(behind sentence: GrantSentence) -> Bool {
        guard let last = sentence.mentions.last else { return false }
        for position in text.ahead(of: last.words.upperBound, reach: 8) {
            if text.endsSentence(position - 1) { return false }
            if text.word(position, isSpelled: "exceptions") { return true }
        }
        return false
    }

    /// "you are granted additional permissions described in the GCC Runtime Library Exception",
    /// "N. N. designates this file as subject to the Classpath exception"
    private func isPermission(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        for position in text.back(from: first, reach: 10) {
            if text.endsSentence(position) { return false }
            if text.word(position, is: .allowance) || text.word(position, isSpelled: "designates") {
                return true
            }
        }
        return false
    }
}

extension Mention {
    /// Whether the license is one to which exceptions without an id are made.
    fileprivate var takesExceptions: Bool {
        license?.licenseIDs.contains(where: \.isGeneralPublicLicense) ?? false
    }
}

extension StatedLicense {
    /// The license with another exception. If it already has one, both versions apply.
    fileprivate func adding(named exception: String) -> StatedLicense {
        guard hasException else { return with(named: exception) }
        let other = conjuncts[0].withoutExceptions.with(named: exception)
        return .joined(conjuncts + [other], by: StatedLicense.and) ?? other
    }

    /// Each license with the exception. Autoconf's exception is worded differently for version 3 of
    /// the GPL and for earlier versions. A runtime library's exception is Swift's for the Apache
    /// License, and otherwise GCC's.
    fileprivate func with(named exception: String) -> StatedLicense {
        with { id in
            switch exception {
            case "Autoconf-exception-generic" where id.hasPrefix("GPL-3.0"): exception + "-3.0"
            case "GCC-exception-3.1" where id == "Apache-2.0": "Swift-exception"
            default: exception
            }
        }
    }
}
