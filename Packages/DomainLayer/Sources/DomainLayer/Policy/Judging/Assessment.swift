/// What there is to say about one part of a package's license, or about all of it.
struct Assessment {
    var failures: [Failure] = []
    var unknowns: [Failure] = []
    var exempted: [Excuse] = []
    var choices: [Choice] = []
    /// Whether some part is unknown.
    var isUnknown = false

    /// A part that does not pass by itself.
    struct Failure: Hashable {
        /// The license; nil if none is stated.
        var license: LicenseExpression?
        var causes: [PolicyCause]
        /// The lines of the package's file that state the license; empty until ``locate(in:)``.
        var lines = EvidenceLines()
    }

    /// A part of a license that passes only by an exemption, at this index of the policy's list.
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

    /// The assessment without repeated elements.
    var withoutRepeats: Assessment {
        Assessment(
            failures: failures.firstOfEach, unknowns: unknowns.firstOfEach,
            exempted: exempted.firstOfEach, choices: choices.firstOfEach)
    }

    /// Finds the lines that state what does not pass.
    mutating func locate(in stated: StatedTerms) {
        func locate(_ failure: inout Failure) { failure.lines = stated.lines(of: failure.license) }
        for index in failures.indices { locate(&failures[index]) }
        for index in unknowns.indices { locate(&unknowns[index]) }
        for index in exempted.indices { locate(&exempted[index].failure) }
    }

    /// How bad the assessment is: 0 passes silently.
    var rank: Int {
        if !failures.isEmpty { return 3 }
        if !exempted.isEmpty { return 2 }
        return unknowns.isEmpty ? 0 : 1
    }
}

extension LicenseExpression {
    /// Assesses the expression from its parts: AND needs all of them; of OR the best is chosen, and
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

/// The lines of a file that show one thing, 1-based and in order: no more than people look at.
struct EvidenceLines: Hashable {
    var ranges: [ClosedRange<Int>] = []
    /// How many more there are.
    var omitted = 0
}

extension EvidenceLines {
    init(_ all: [ClosedRange<Int>]) {
        ranges = Array(all.prefix(PolicyEvidence.limit))
        omitted = all.count - ranges.count
    }
}
