public import DomainLayer

extension DifferenceSection {
    /// The title of the list.
    public var title: String {
        switch self {
        case .licenses: "Another license"
        case .mainLicenses: "Another main license"
        case .reasons: "Another reason for having no answer of its own"
        case .statements: "Statements"
        case .holders: "Copyright holders"
        case .texts: "Another text that says the same"
        case .findings: "Findings"
        case .removed: "Removed"
        case .added: "Added"
        case .versions: "Another version, and nothing else"
        }
    }
}

extension ExchangedElement {
    /// Whether the element was added or removed, for a cell of a table.
    public var label: String { isAdded ? "added" : "removed" }
}

extension PackageChange {
    /// The package's versions: `1.0-1 → 1.1-1`, or one if it didn't change.
    public var versions: String {
        old.version == new.version ? new.version : "\(old.version) → \(new.version)"
    }

    /// The package's version on either side, with its architecture if that changed.
    public var instances: (old: String, new: String) {
        has(.architecture)
            ? ("\(old.version) \(old.architecture)", "\(new.version) \(new.architecture)")
            : (old.version, new.version)
    }
}

extension PackageLicense {
    /// Why the package has no answer of its own, for a cell of a table.
    public var reasonLabel: String { reason?.label ?? "its own file answers" }
}

extension InventoryDifference {
    /// The closing line: `17 packages, now 18: 1 removed, 2 added, 7 changed (2 in license,
    /// 4 otherwise, 1 in version alone)`.
    public var summary: String {
        let packages = old.packages.counting("package")
        let sizes =
            old.packages == new.packages ? packages : "\(packages), now \(new.packages)"
        if isEmpty { return "\(sizes): no difference" }
        let counts = [
            (removed.count, "removed"), (added.count, "added"),
            (changed.count, "changed (\(aspects))"),
        ]
        return "\(sizes): " + Self.listed(counts)
    }

    private var aspects: String {
        let licenses = withOtherLicense.count
        let versions = withOtherVersionAlone.count
        return Self.listed([
            (licenses, "in license"), (changed.count - licenses - versions, "otherwise"),
            (versions, "in version alone"),
        ])
    }

    private static func listed(_ counts: [(Int, String)]) -> String {
        counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// What was not compared, in a sentence without a period; nil if everything was.
    public var reservation: String? {
        if uncomparedTexts == 0 { return nil }
        return "the texts of \(uncomparedTexts.counting("package")) were not compared, "
            + "for a listing was saved without their digests"
    }
}
