public import DomainLayer
import PresentationLayer
import Wording

/// A ``/DomainLayer/InventoryFileDriverProtocol`` made of one closure, which a test can replace.
public struct MockInventoryFileDriver: InventoryFileDriverProtocol {
    public var inventory:
        @Sendable (_ origin: InputSource) async throws(InventoryFileError) -> SavedListing?

    public func inventory(
        at origin: InputSource
    ) async throws(InventoryFileError) -> SavedListing? {
        try await inventory(origin)
    }
}

extension MockInventoryFileDriver {
    private static let suffix = ".json"

    /// Gives the saved listings of made-up systems: `samples.json` is the listing of the scenario
    /// `samples`.
    ///
    /// No file is read. Every other name is taken for the name of a system, and standard input
    /// always holds the listing of ``Scenario/spring``. The listing of ``Scenario/failure``, which
    /// could not be scanned, ends early.
    public static let samples = MockInventoryFileDriver(
        inventory: { origin throws(InventoryFileError) in
            let name = origin == .standardInput ? "spring.json" : origin.name
            guard name.hasSuffix(suffix) else { return nil }
            guard let scenario = Scenario(rawValue: String(name.dropLast(suffix.count))) else {
                throw .unreadable(origin, message: "No such file or directory")
            }
            do throws(LicenseDriverError) {
                return SavedListing(try InventorySource.root(scenario.rawValue).madeUpInventory)
            } catch {
                throw .invalid(
                    origin,
                    InventoryFileProblem(
                        .endsEarly, line: 7, column: 15, keyPath: "packages[0].name"))
            }
        })
}
