public import DomainLayer

extension DifferenceSection {
    /// The title of the list.
    public var title: String {
        switch self {
        case .newLicenses: "Licenses new on the system"
        case .goneLicenses: "Licenses gone from the system"
        case .categories: "A license that asks for more, or is unknown"
        case .renamed: "Renamed"
        case .licenses: "Another license"
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

    /// The names of both packages if they differ: `libelf1:amd64 → libelf1t64:amd64`.
    public var names: String {
        old.name == new.name ? new.id : "\(old.id) → \(new.id)"
    }

    /// What changed in the answer apart from the licenses that came and went; nil if nothing did.
    public var note: String? {
        if new.expression == nil { return old.expression == nil ? nil : "no license is found now" }
        if hasOtherMainLicense {
            let mains = [old, new].map { $0.mainExpression?.label($0.names) ?? "none" }
            return "main license: \(mains[0]) → \(mains[1])"
        }
        return licenses.isEmpty ? "the same licenses, combined otherwise" : nil
    }

    /// The names of licenses that came or went, in one line.
    public func label(of licenses: [LicenseTerm]) -> String {
        let names = old.names.merging(new.names) { $1 }
        return licenses.map { LicenseExpression.license($0).label(names) }.joined(separator: ", ")
    }

    /// The package's version on either side, with its architecture if that changed.
    public var instances: (old: String, new: String) {
        has(.architecture)
            ? ("\(old.version) \(old.architecture)", "\(new.version) \(new.architecture)")
            : (old.version, new.version)
    }
}

extension LicensePresence {
    /// The license as a table shows it.
    public var label: String {
        LicenseExpression.license(term).label(name.map { [term.id: $0] } ?? [:])
    }

    /// How many packages have the license, and which: `3: apt bash curl`.
    public var packagesLabel: String { "\(packages.count): \(packages.joined(separator: " "))" }
}

extension PackageLicense {
    /// Why the package has no answer of its own, for a cell of a table.
    public var reasonLabel: String { reason?.label ?? "its own file answers" }
}

extension InventoryDifference {
    /// The closing line: `17 packages, now 18: 1 removed, 2 added, 1 renamed, 7 changed (2 in
    /// license, 4 otherwise, 1 in version alone)`.
    public var summary: String {
        let packages = old.packages.counting("package")
        let sizes =
            old.packages == new.packages ? packages : "\(packages), now \(new.packages)"
        if isEmpty { return "\(sizes): no difference" }
        let counts = [
            (gone.count, "removed"), (come.count, "added"), (renamed.count, "renamed"),
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
