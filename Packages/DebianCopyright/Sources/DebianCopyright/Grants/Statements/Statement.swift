/// The licences' names that one sentence grants together.
struct Statement {
    /// One name of a statement.
    struct Part {
        var mention: Mention
        /// What the name states, its exception included; nil where it has no id.
        var license: StatedLicense?
        /// Whether it is a GNU licence without a version.
        var isUnversioned: Bool
    }

    var parts: [Part]
    /// How each part belongs together with the next one.
    var connectors: [Connector] = []
    let standing: Standing
    var scope = Grant.Scope.work
    /// Where an exception is named that has no id, in bytes of the text; nil without one.
    var unlistedException: Range<Int>?
    /// Whether the words around it leave a choice between its parts.
    var isChoice = false
    /// Whether it begins with "alternatively" and there is no statement before to which it could be
    /// an alternative: it is one to a licence whose text is printed.
    var isAlternative = false
    /// Whether it offers conditions without a name as an alternative: "or the conditions below".
    var hasUnnamedAlternative = false
    /// The places of its words, from the first name to the last one's version.
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

    /// What ids of the first name begin with that has no id, where there is a choice; nil without
    /// one.
    func openAlternative(by names: NameTree) -> String? {
        guard isChoice || connectors.contains(.or) else { return nil }
        return parts.first { $0.license == nil }?.mention.family(by: names)
    }

    /// A comma says what the next word between names does: in "A, B or C" both mean "or".
    private func connector(before place: Int) -> Connector {
        connectors[(place - 1)...].first { $0 != .list } ?? .and
    }
}
