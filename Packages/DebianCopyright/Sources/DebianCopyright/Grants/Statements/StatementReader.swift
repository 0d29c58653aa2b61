/// Puts those names of a text together that one sentence grants.
struct StatementReader {
    let text: GrantText

    /// "Alternatively, …" speaks of a grant at most so many words before.
    private static let alternativeReach = 160

    /// The statements of a text, in order; mentions that nothing grants are in none.
    ///
    /// - Parameter mentions: all of the text, in order.
    func statements(of mentions: [Mention]) -> [Statement] {
        var statements: [Statement] = []
        // The name before, granted or not, and whether the last statement ends with it.
        var last: Mention?
        var isOpen = false
        for mention in mentions {
            if case .exception(let id) = mention.meaning {
                if let index = statements.indices.last,
                    ExceptionReader(text: text).attach(id, at: mention, to: &statements[index])
                {
                    last = mention
                }
                continue
            }
            if isOpen, !mention.isVerbatim, let last, let index = statements.indices.last,
                let connector = Connector(between: last, and: mention, in: text)
            {
                statements[index].append(part(mention), by: connector)
            } else {
                let floor = last?.words.upperBound ?? 0
                let standing = StandingReader(text: text).standing(of: mention, from: floor)
                if standing != .mentioned { begin(mention, standing, in: &statements) }
                isOpen = standing != .mentioned && !mention.isVerbatim
                // What only might be a name hides nothing from the next one.
                if standing == .mentioned, mention.isShort { continue }
            }
            last = mention
        }
        for index in statements.indices { markChoices(of: &statements[index]) }
        return statements
    }

    /// Finds out whether the words around a statement leave a choice, with all of its names known.
    private func markChoices(of statement: inout Statement) {
        statement.hasUnnamedAlternative = Connector.leadsToConditions(
            behind: statement.words, in: text)
        if statement.parts.count > 1 {
            statement.isChoice = Connector.isChoice(around: statement.words, in: text)
        }
    }

    /// Begins a statement with a name, or adds the name to the statement before as its alternative.
    private func begin(_ mention: Mention, _ standing: Standing, in statements: inout [Statement]) {
        let isAlternative = standing == .granted && !mention.isVerbatim && isAlternative(mention)
        if isAlternative, let index = statements.indices.last,
            !statements[index].parts[0].mention.isVerbatim,
            isWithinReach(mention, of: statements[index])
        {
            let part = part(mention)
            if !statements[index].isRepeated(by: part) {
                statements[index].append(part, by: .or)
                return
            }
        }
        var statement = Statement(parts: [part(mention)], standing: standing, words: mention.words)
        statement.scope = ScopeReader(text: text).scope(before: mention.words.lowerBound)
        statement.isAlternative = isAlternative
        statements.append(statement)
    }

    /// "Alternatively, this file may be used under the terms of …"
    private func isAlternative(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        for place in text.back(from: first, reach: 30) {
            if text.endsSentence(place) { return false }
            if text.word(place, is: .alternatively) { return true }
        }
        return false
    }

    /// Whether the statement is near enough for an alternative to it, with no licence's text and no
    /// work of another holder between, which the alternative would belong to.
    private func isWithinReach(_ mention: Mention, of statement: Statement) -> Bool {
        let between = statement.words.upperBound - 1..<mention.words.lowerBound
        return between.count <= Self.alternativeReach
            && !between.contains { text.gap(after: $0).contains(.cut) }
            && !CopyrightNotices(text: text).hasNotice(in: between.dropFirst())
    }

    private func part(_ mention: Mention) -> Statement.Part {
        Statement.Part(
            mention: mention, license: mention.license(by: text.names),
            isUnversioned: mention.isUnversioned(by: text.names))
    }
}

extension Statement {
    /// Whether a name says nothing that the statement does not say, at most without the version. A
    /// licence is no alternative to itself, so the name must be one to something without a name.
    fileprivate func isRepeated(by part: Part) -> Bool {
        if parts.count == 1, license == part.license { return true }
        guard part.isUnversioned else { return false }
        let row = part.mention.row
        return parts.contains { $0.mention.row == row }
    }

    /// Adds a name; one that is there already adds nothing but its words.
    fileprivate mutating func append(_ part: Part, by connector: Connector) {
        words = words.lowerBound..<part.mention.words.upperBound
        guard !parts.contains(where: { $0.license == part.license }) else { return }
        parts.append(part)
        connectors.append(connector)
    }
}
