public import DomainLayer
import PresentationLayer
import Wording

/// Gives the saved listings of made-up systems: `samples.json` that of the scenario `samples`.
///
/// Every other name is taken for that of a system, and standard input always holds the listing of
/// ``Scenario/spring``.
public struct StubInventoryFileDriver: InventoryFileDriverProtocol {
    private static let suffix = ".json"

    public init() {}

    /// No file is read. What ``Scenario/failure`` could not list is a listing that ends early.
    public func inventory(
        at origin: InputSource
    ) async throws(InventoryFileError) -> SavedListing? {
        let name = origin == .standardInput ? "spring.json" : origin.name
        guard name.hasSuffix(Self.suffix) else { return nil }
        guard let scenario = Scenario(rawValue: String(name.dropLast(Self.suffix.count))) else {
            throw .unreadable(origin, message: "No such file or directory")
        }
        do throws(LicenseDriverError) {
            return SavedListing(try InventorySource.root(scenario.rawValue).madeUpInventory)
        } catch {
            throw .invalid(
                origin,
                InventoryFileProblem(.endsEarly, line: 7, column: 15, keyPath: "packages[0].name"))
        }
    }
}
