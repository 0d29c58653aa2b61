import DomainLayer
import StyleDoubles
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct InventoryServiceTests {
    @Test func `of many steps only the newest are told, and the last is`() async {
        let service = InventoryService(driver: TalkativeDriver(), source: .standard)
        var steps: [Int] = []
        let table = await service.read { step in
            if case .packages(let done, _) = step { steps.append(done) }
        }
        #expect(steps.last == TalkativeDriver.steps)
        #expect(steps == steps.sorted())
        #expect(steps.count < TalkativeDriver.steps)
        #expect(table == .success(.of([])))
    }

    @Test func `that a system can't be looked at is a mark of it too`() async {
        let service = InventoryService(driver: TalkativeDriver(), source: .root("/srv/pear"))
        #expect(await service.revision() == .failure(.noPackageDatabase(path: "/srv/pear")))
        #expect(
            await service.read { _ in } == .failure(.noPackageDatabase(path: "/srv/pear")))
    }
}

/// Reports progress at each of very many steps; knows only the standard system.
private struct TalkativeDriver: LicenseDriverProtocol {
    static let steps = 10_000

    @concurrent
    func licenses(
        in source: InventorySource, detail: InventoryDetail,
        onProgress: @escaping @Sendable (LoadProgress) -> Void
    ) async throws(LicenseDriverError) -> LicenseInventory {
        if case .root(.path(let path), _, _) = source { throw .noPackageDatabase(path: path) }
        for step in 1...Self.steps { onProgress(.packages(done: step, of: Self.steps)) }
        return LicenseInventory(
            system: SystemIdentity(id: "orchard", versionID: nil, name: "Orchard"), entries: [])
    }

    func revision(
        of source: InventorySource
    ) async throws(LicenseDriverError) -> InventoryRevision {
        if case .root(.path(let path), _, _) = source { throw .noPackageDatabase(path: path) }
        return InventoryRevision(rawValue: 0)
    }
}
