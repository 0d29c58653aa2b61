import DomainLayer

/// A made-up system that the stub drivers give under its name.
public enum Scenario: String, CaseIterable, Sendable {
    /// ``Samples/inventory``: handmade packages, all of which could be read.
    case samples
    /// ``Samples/troubledInventory``: the samples, and packages that could not be read.
    case troubled
    /// ``Samples/springInventory``: the samples half a year earlier.
    case spring
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
    /// The inventory with all detail.
    ///
    /// - Throws: ``databaseFailure``.
    var inventory: LicenseInventory {
        get throws(LicenseDriverError) {
            switch self {
            case .samples, .slow: Samples.inventory
            case .troubled: Samples.troubledInventory
            case .spring: Samples.springInventory
            case .empty: LicenseInventory(system: Samples.system, entries: [])
            case .large: LicenseInventory(system: Samples.system, entries: LargeInventory.entries)
            case .failure: throw Self.databaseFailure
            }
        }
    }

    /// The system that a source names: ``samples`` if it names none.
    ///
    /// - Throws: ``LicenseDriverError/unknownSource(_:known:)``.
    init(_ source: InventorySource) throws(LicenseDriverError) {
        guard case .root(let name) = source else {
            self = .samples
            return
        }
        guard let scenario = Scenario(rawValue: name) else {
            throw .unknownSource(name, known: Scenario.allCases.map(\.rawValue))
        }
        self = scenario
    }

    /// What every driver says of ``failure``.
    static let databaseFailure = LicenseDriverError.unreadableDatabase(
        path: "/var/lib/dpkg/status", .system(message: "Permission denied"))
}
