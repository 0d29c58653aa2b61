import DomainLayer
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct NewcomerManagerTests {
    private let system = FakeSystem()
    private let manager: NewcomerManager

    init() {
        manager = NewcomerManager(service: NewcomerService(driver: system, source: .root("/")))
    }

    @Test func `it counts the packages, and tells all that observe it`() async {
        let observers = (0..<2).map { _ in Observer(manager) }
        await manager.load()
        await eventually { observers.allSatisfy { $0.states.last == .success(3) } }
        for observer in observers { observer.cancel() }
        await eventually { await manager.observers == 0 }
    }

    @Test func `an error is a state`() async {
        system.fail(with: .notDebianRoot(path: "/"))
        await manager.load()
        #expect(await manager.currentState == .failure(.notDebianRoot(path: "/")))
    }

    @Test func `cancellation is a state, and ends the driver's call`() async {
        system.hold()
        let load = Task { await manager.load() }
        await eventually { system.reads == 1 }
        load.cancel()
        await load.value
        #expect(await manager.currentState == .failure(.cancelled))
    }
}
