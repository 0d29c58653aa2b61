/// What there is to say of one part of a package's licence, or of all.
struct Assessment {
    var failures: [Failure] = []
    var unknowns: [Failure] = []
    var exempted: [Excuse] = []
    var choices: [Choice] = []

    /// A part that does not pass by itself.
    struct Failure: Hashable {
        /// Nil where no licence is stated.
        var license: LicenseExpression?
        var causes: [PolicyCause]
    }

    /// A part that passes by an exemption, which stands at this index of the policy's list.
    struct Excuse: Hashable {
        var failure: Failure
        var exemption: Int
    }

    /// A choice that had to be made.
    struct Choice: Hashable {
        var offered: LicenseExpression
        var chosen: LicenseExpression
    }

    mutating func add(_ other: Assessment) {
        failures += other.failures
        unknowns += other.unknowns
        exempted += other.exempted
        choices += other.choices
    }

    /// The same with everything said but once.
    var withoutRepeats: Assessment {
        Assessment(
            failures: failures.firstOfEach, unknowns: unknowns.firstOfEach,
            exempted: exempted.firstOfEach, choices: choices.firstOfEach)
    }

    /// How bad it is: 0 passes without a word.
    var rank: Int {
        if !failures.isEmpty { return 3 }
        if !exempted.isEmpty { return 2 }
        return unknowns.isEmpty ? 0 : 1
    }
}

extension LicenseExpression {
    /// Assesses the whole from its parts: AND needs all of them, of OR one is chosen, the best and
    /// of equals the first. A choice of which every side passes need not be made.
    func assessment(_ assess: (LicenseTerm) -> Assessment) -> Assessment {
        switch self {
        case .license(let term):
            return assess(term)
        case .and(let operands):
            var whole = Assessment()
            for operand in operands { whole.add(operand.assessment(assess)) }
            return whole
        case .or(let operands):
            let sides = operands.map { $0.assessment(assess) }
            guard let best = sides.indices.min(by: { sides[$0].rank < sides[$1].rank }) else {
                return Assessment()
            }
            var chosen = sides[best]
            if !chosen.failures.isEmpty {
                let causes = sides.flatMap { $0.failures.flatMap(\.causes) }.firstOfEach
                return Assessment(failures: [.init(license: self, causes: causes)])
            }
            if sides.contains(where: { !$0.failures.isEmpty }) {
                chosen.choices.append(.init(offered: self, chosen: operands[best]))
            }
            return chosen
        }
    }
}
