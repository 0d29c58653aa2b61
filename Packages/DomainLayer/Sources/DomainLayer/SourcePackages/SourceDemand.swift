/// Which of a package's licenses ask those who pass the package on for its source.
///
/// ```swift
/// curl.sourceDemand.status  // .notOwed
/// bash.sourceDemand.asking  // [GPL-3.0-or-later]
/// ```
///
/// - A copyleft license asks, and so does the GNU Free Documentation License, whose section 3 wants
///   a transparent copy. Of a license with an exception, what the exception leaves counts.
/// - An unlisted license asks if its text says so, or if it builds upon a license that asks.
/// - A choice asks unless one of its alternatives is known not to.
/// - A restricted or unknown license may ask, and so may terms that the expression lacks.
/// - All other licenses don't ask.
public struct SourceDemand: Hashable, Sendable {
    /// The licenses that ask, and the choices that do, each once, in the expression's order.
    public internal(set) var asking: [LicenseExpression] = []
    /// Why it isn't known whether the source is asked for beyond that; empty if it is known.
    public internal(set) var doubts: [Doubt] = []

    /// Something that may ask for source.
    public enum Doubt: Hashable, Sendable {
        /// A license whose terms aren't known well enough, or a choice among such licenses.
        case license(LicenseExpression)
        /// No license was found.
        case noLicense
        /// The package may be under terms that its expression lacks, according to this finding.
        case terms(LicenseFinding.Kind)
    }

    public var status: SourceStatus {
        asking.isEmpty ? doubts.isEmpty ? .notOwed : .unknown : .owed
    }
}

/// Whether those who get a package may ask for a source.
public enum SourceStatus: String, Hashable, Sendable, CaseIterable {
    /// A license asks for the source.
    case owed
    /// It isn't known whether a license does.
    case unknown
    /// No license does.
    case notOwed = "not-owed"
}

extension PackageLicense {
    /// Which of the licenses ask for the source.
    public var sourceDemand: SourceDemand {
        let stated =
            statements.contains { !$0.underlying.isEmpty } ? StatedTerms(statements) : nil
        var demand =
            expression?.sourceDemand { term in
                term.sourceStatus(
                    reading: readings, underlying: stated?.underlying(of: term) ?? [])
            } ?? SourceDemand(doubts: [.noLicense])
        demand.asking = demand.asking.firstOfEach
        demand.doubts = demand.doubts.firstOfEach + findings.sourceDoubts
        return demand
    }
}

extension [LicenseFinding] {
    /// The kinds that say that a package may be under further terms, each once.
    var sourceDoubts: [SourceDemand.Doubt] {
        lazy.map(\.kind).filter(\.leavesTermsUnknown).firstOfEach.map { .terms($0) }
    }
}

extension LicenseExpression {
    /// Recursion ends where parentheses do: see ``nestingLimit``.
    fileprivate func sourceDemand(_ status: (LicenseTerm) -> SourceStatus) -> SourceDemand {
        switch self {
        case .license(let term):
            switch status(term) {
            case .owed: return SourceDemand(asking: [self])
            case .unknown: return SourceDemand(doubts: [.license(self)])
            case .notOwed: return SourceDemand()
            }
        case .and(let operands):
            return operands.reduce(into: SourceDemand()) { whole, operand in
                let part = operand.sourceDemand(status)
                whole.asking += part.asking
                whole.doubts += part.doubts
            }
        case .or(let operands):
            let sides = operands.map { $0.sourceDemand(status) }
            if sides.contains(where: { $0.status == .notOwed }) { return SourceDemand() }
            if sides.contains(where: \.doubts.isEmpty) { return SourceDemand(asking: [self]) }
            return SourceDemand(
                asking: sides.contains(where: \.asking.isEmpty) ? [] : [self],
                doubts: [.license(self)])
        }
    }
}

extension LicenseTerm {
    /// - Parameters:
    ///   - readings: what the texts of unlisted licenses say, by the licenses' ids.
    ///   - underlying: the ids that the license builds upon.
    fileprivate func sourceStatus(
        reading readings: [String: LicenseReading], underlying: [String]
    ) -> SourceStatus {
        if readings[license]?.asksForSource == true { return .owed }
        switch category(reading: readings) {
        case .weakCopyleft, .strongCopyleft, .networkCopyleft: return .owed
        case .documentation: return id.hasPrefix("GFDL-") ? .owed : .notOwed
        case .publicDomain, .permissive, .font: return .notOwed
        case .restricted, .unknown:
            let bases = underlying.map { LicenseTerm($0) } + (exception == nil ? [] : [base])
            let asks = bases.contains { $0.sourceStatus(reading: [:], underlying: []) == .owed }
            return asks ? .owed : .unknown
        }
    }

    /// The license without its exception.
    private var base: LicenseTerm { LicenseTerm(id, orLater: orLater, document: document) }
}

extension LicenseReading {
    /// Whether the text says that the source has to be given, whatever else it says.
    fileprivate var asksForSource: Bool {
        conditions.contains { ["disclose-source", "network-use-disclose"].contains($0.name) }
    }
}
