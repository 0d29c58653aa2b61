public import DomainLayer
import PresentationLayer
import Wording

/// A ``/DomainLayer/InventoryFileDriverProtocol`` of one closure, which a test can replace.
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

    /// Gives the saved listings of made-up systems: `samples.json` that of the scenario `samples`.
    ///
    /// No file is read. Every other name is taken for that of a system, and standard input always
    /// holds the listing of ``Scenario/spring``. What ``Scenario/failure`` could not list is a
    /// listing that ends early.
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
