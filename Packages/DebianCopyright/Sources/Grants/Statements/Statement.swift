import LicenseStatements

/// The names that one sentence grants together.
struct Statement {
    /// One name of a statement.
    struct Part {
        var mention: Mention
        /// What it states, exception included; nil for what has no id.
        var license: StatedLicense?
        var isUnversioned: Bool
    }

    var parts: [Part]
    /// What stands between each part and the next.
    var connectors: [Connector] = []
    let standing: Standing
    var scope = Grant.Scope.work
    var unlistedException: Range<Int>?
    var isChoice = false
    /// Whether it is worded as an alternative, with no other statement to be one to: a licence's
    /// own text is what it leaves a choice with.
    var isAlternative = false
    /// Whether conditions that have no name are an alternative.
    var hasUnnamedAlternative = false
    /// The words from the first name to the last one's version.
    var words: Range<Int>

    /// The parts put together: "and" binds tighter than "or", and a choice makes every "and" an
    /// "or". Nil where no part has an id.
    var license: StatedLicense? {
        if parts.count == 1 { return parts[0].license }
        var alternatives: [[StatedLicense]] = [[]]
        for (place, part) in parts.enumerated() {
            if place > 0, isChoice || connector(before: place) == .or { alternatives.append([]) }
            if let license = part.license { alternatives[alternatives.count - 1].append(license) }
        }
        let operands = alternatives.compactMap { StatedLicense.joined($0, by: StatedLicense.and) }
        return .joined(operands.flatMap(\.alternatives), by: StatedLicense.or)
    }

    /// The family of the first one of the names to choose from that has no id.
    func openAlternative(by names: NameTree) -> String? {
        guard isChoice || connectors.contains(.or) else { return nil }
        return parts.first { $0.license == nil }?.mention.family(by: names)
    }

    /// A comma says what the next word between names does: in "A, B or C" both mean "or".
    private func connector(before place: Int) -> Connector {
        connectors[(place - 1)...].first { $0 != .list } ?? .and
    }
}
