/// What a package may be under apart from its expression.
struct UnknownTerms: Hashable {
    /// The kind of the findings that say so; nil if a fact alone does, which has no findings.
    var finding: LicenseFinding.Kind?
    /// Where the findings are.
    var lines = EvidenceLines()
}

extension UnknownTerms {
    /// One for each kind of finding that leaves terms unknown, in the order of the kinds.
    static func all(of findings: [LicenseFinding]) -> [UnknownTerms] {
        var lines: [LicenseFinding.Kind: [ClosedRange<Int>]] = [:]
        for finding in findings where finding.kind.leavesTermsUnknown {
            lines[finding.kind, default: []] += [finding.line].compactMap { $0.map { $0...$0 } }
        }
        return LicenseFinding.Kind.allCases.compactMap { kind in
            lines[kind].map { UnknownTerms(finding: kind, lines: EvidenceLines($0)) }
        }
    }
}
