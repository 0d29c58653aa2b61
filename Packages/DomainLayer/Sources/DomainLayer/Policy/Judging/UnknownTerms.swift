/// Terms that a package may be under in addition to its expression.
struct UnknownTerms: Hashable {
    /// The kind of findings that say so; nil if only a fact says so, which has no findings.
    var finding: LicenseFinding.Kind?
    /// The lines of the findings.
    var lines = EvidenceLines()
}

extension UnknownTerms {
    /// The unknown terms for each kind of finding that leaves terms unknown, in the order of the
    /// kinds.
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
