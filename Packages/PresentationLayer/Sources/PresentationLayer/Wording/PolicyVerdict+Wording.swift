public import DomainLayer

extension PolicyVerdict {
    /// The closing line: `18 packages checked: 3 violations in 2 packages; 4 with an unknown
    /// licence`.
    public var summary: String {
        let packages = Set(violations.map(\.package)).count
        let outcome =
            violations.isEmpty
            ? "no violation"
            : violations.count.counting("violation") + " in " + packages.counting("package")
        return "\(checked.counting("package")) checked: "
            + ([outcome] + asides).joined(separator: "; ")
    }

    private var asides: [String] {
        let unknown = Set(unknowns.map(\.package)).count
        let excused = Set(exempted.map(\.failure.package)).count
        return [
            excused > 0 ? "\(excused) exempted" : nil,
            unknown > 0 ? "\(unknown) with an unknown licence" : nil,
            uncovered > 0 ? "\(uncovered) in sections without a rule" : nil,
            warnings.isEmpty ? nil : warnings.count.counting("warning"),
        ].compactMap(\.self)
    }

    /// What is assumed of packages where nothing records why they are installed.
    public static let assumption =
        "nothing records which packages were asked for, so those that no other needs count as such"
}

extension PolicyWarning {
    /// What has no effect, in a sentence without a full stop.
    public var detail: String {
        switch kind {
        case .expiredExemption(let last): "the exemption of \(subject) expired on \(last)"
        case .unusedExemption: "the exemption of \(subject) excuses nothing"
        case .outdatedClarification:
            "the clarification of \(subject) is about another version or copyright file"
        case .unusedClarification: "the clarification of \(subject) is about nothing installed"
        case .unusedRule: "no package is in the sections \(subject)"
        }
    }
}
