import DomainLayer

/// A made-up system that the stub drivers give under its name.
public enum Scenario: String, CaseIterable, Sendable {
    /// ``Samples/inventory``: handmade packages, all of which could be read.
    case samples
    /// ``Samples/troubledInventory``: the samples, and packages that could not be read.
    case troubled
    /// A system on which nothing is installed.
    case empty
    /// A database that can't be read.
    case failure
    /// The samples, which take about two seconds to come.
    case slow
    /// 10,000 packages.
    case large
}

extension Scenario {
    /// The system that a source names: ``samples`` where it names none.
    ///
    /// - Throws: ``LicenseDriverError/unknownScenario(_:known:)``.
    init(_ source: InventorySource) throws(LicenseDriverError) {
        guard case .root(let name) = source else {
            self = .samples
            return
        }
        guard let scenario = Scenario(rawValue: name) else {
            throw .unknownScenario(name, known: Scenario.allCases.map(\.rawValue))
        }
        self = scenario
    }

    /// What every driver says of ``failure``.
    static let databaseFailure = LicenseDriverError.unreadableDatabase(
        path: "/var/lib/dpkg/status", message: "Permission denied")
}
