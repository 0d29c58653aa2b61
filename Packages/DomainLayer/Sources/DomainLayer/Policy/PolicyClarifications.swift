/// What the clarifications of a policy conclude on a day, whatever its rules say.
///
/// ```swift
/// let clarifications = PolicyClarifications(policy, day: today)
/// let clarified = inventory.concluded(by: clarifications)
/// clarified.entries.filter { $0.conclusion != nil }.map(\.name)  // ["brook", …]
/// ```
public struct PolicyClarifications: Sendable {
    /// The policy, with its rules.
    public let policy: LicensePolicy

    private let day: CalendarDate
    private let packages: PackageIndex

    /// - Parameters:
    ///   - policy: the policy, of which only the clarifications count.
    ///   - day: today, for clarifications that expire.
    public init(_ policy: LicensePolicy, day: CalendarDate) {
        self.policy = policy
        self.day = day
        packages = PackageIndex(policy.clarifications.map(\.packages))
    }

    /// The policy's file; nil if it has none.
    public var path: String? { policy.path }

    /// What an inventory must hold to be clarified.
    public var detail: InventoryDetail { policy.detail }

    /// The clarifications that are about some of these packages, and hold for none of them, in the
    /// order of the file: they have expired, or are about another version or copyright file.
    public func lapses(among entries: some Sequence<PackageLicense>) -> [PolicyWarning] {
        var uses = PolicyUses()
        for entry in entries { _ = first(for: entry, &uses) }
        return uses.lapses(of: policy, day: day)
    }

    /// The index of the first clarification that holds for a package; nil if none does.
    ///
    /// - Parameter uses: remembers which clarifications are about the package, and hold for it.
    func first(for entry: PackageLicense, _ uses: inout PolicyUses) -> Int? {
        var first: Int?
        for index in packages.matches(entry) {
            let holds = policy.clarifications[index].holds(for: entry, on: day)
            uses.clarifications[index] = uses.clarifications[index] == true || holds
            if holds, first == nil { first = index }
        }
        if let first, let declared = policy.clarifications[first].contradiction(by: entry) {
            uses.contradictions[first] = uses.contradictions[first] ?? declared
        }
        return first
    }

    /// What the first clarification that holds for a package concludes; nil if none holds.
    fileprivate func conclusion(on entry: PackageLicense) -> LicenseConclusion? {
        var uses = PolicyUses()
        return first(for: entry, &uses).map { policy.clarifications[$0].conclusion }
    }
}

extension LicenseInventory {
    /// The inventory with what these clarifications conclude, and with no other conclusions.
    ///
    /// - Parameter clarifications: the inventory must hold their ``PolicyClarifications/detail``.
    public func concluded(by clarifications: PolicyClarifications) -> LicenseInventory {
        var inventory = self
        for index in entries.indices {
            inventory.entries[index].conclusion = clarifications.conclusion(on: entries[index])
        }
        return inventory
    }
}
