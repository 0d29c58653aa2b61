import DomainLayer
import LicenseViews
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct LicenseManagerTests {
    private let system = FakeSystem()
    private let clock = ManualClock()
    private let manager: LicenseManager

    init() { manager = LicenseManager(system, clock: clock) }

    /// What the manager has, in a word.
    private func state() async -> String { await manager.currentState.word }

    @Test func `it reads the packages with what is computed of them`() async {
        await manager.load()
        #expect(await manager.currentState.value?.entries == LicenseEntry.samples)
        #expect(await manager.currentState.value?.index.licenses == 3)
        #expect(clock.sleepers == 0)
    }

    @Test func `it calls itself loading when that takes a while, with the last progress`() async {
        system.hold()
        let observer = Observer(manager)
        let reading = Task { await manager.load() }
        await eventually { clock.sleepers == 1 && system.reads == 1 }
        #expect(await state() == "idle")
        clock.advance(by: .milliseconds(500))
        await eventually { await state() == "1 of 3" }
        system.release()
        await reading.value
        await eventually { observer.states.last?.word == "3 packages" }
        #expect(observer.states.first?.word == "idle")
        observer.cancel()
        await eventually { await manager.observers == 0 }
    }

    @Test func `progress of what is over changes nothing`() async {
        await manager.load()
        clock.advance(by: .seconds(1))
        for _ in 0..<100 { await Task.yield() }
        #expect(await state() == "3 packages")
    }

    @Test func `several observers get the same, one that comes late the current state`() async {
        let observers = (0..<3).map { _ in Observer(manager) }
        await eventually { observers.allSatisfy { $0.states.count == 1 } }
        await manager.load()
        let late = Observer(manager)
        await eventually {
            (observers + [late]).allSatisfy { $0.states.last?.word == "3 packages" }
        }
        #expect(late.states.count == 1)
        #expect(system.reads == 1)
        for observer in observers + [late] { observer.cancel() }
        await eventually { await manager.observers == 0 }
    }

    @Test func `an error is a state, and whatever comes takes its place`() async {
        system.fail(with: .notDebianRoot(path: "/"))
        await manager.load()
        #expect(await state() == "notDebianRoot(path: \"/\")")
        system.fail(with: .unknownSource("x", known: []))
        await manager.refresh()
        #expect(await state() == "unknownSource(\"x\", known: [])")
        system.install([])
        await manager.refresh()
        #expect(await state() == "0 packages")
    }

    @Test func `cancellation is a state of its own, and ends the driver's call`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 && clock.sleepers == 1 }
        reading.cancel()
        await reading.value
        #expect(await state() == "cancelled")
        #expect(clock.sleepers == 0)
    }

    @Test func `packages stay if they can't be read again`() async {
        await manager.load()
        system.fail(with: .notDebianRoot(path: "/"))
        await manager.look()
        #expect(await state() == "3 packages")
        await manager.look()
        #expect(system.reads == 2)
    }

    @Test func `a look reads what has changed, and only that`() async {
        await manager.load()
        await manager.look()
        #expect(system.reads == 1)
        system.install([])
        await manager.look()
        #expect(system.reads == 2)
        #expect(await state() == "0 packages")
        await manager.refresh()
        #expect(system.reads == 3)
    }

    @Test func `what changes while it is read is found by the next look`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 }
        system.install([])
        system.release()
        await reading.value
        await manager.look()
        #expect(system.reads == 2)
    }

    @Test func `a look does nothing while the packages are read`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 }
        let look = Task { await manager.look() }
        for _ in 0..<1000 { await Task.yield() }
        system.release()
        await reading.value
        await look.value
        #expect(system.reads == 1)
    }

    @Test func `a reading that is overtaken changes nothing`() async {
        let list = HeldListService()
        let manager = LicenseManager(
            list: list, revisions: list, clock: ClockService(driver: clock))
        let first = Task { await manager.refresh() }
        await eventually { list.asked == 1 }
        let second = Task { await manager.refresh() }
        await eventually { list.asked == 2 }
        list.answer(last: true, with: LicenseEntry.samples)
        await second.value
        list.answer(with: [])
        await first.value
        #expect(await manager.currentState.word == "3 packages")
    }
}

extension LicenseManager.State {
    fileprivate var word: String {
        switch self {
        case .idle: "idle"
        case .loading(let done, let total): "\(done) of \(total.map { "\($0)" } ?? "?")"
        case .success(let list): "\(list.entries.count) packages"
        case .failure(let error): "\(error)"
        }
    }
}
