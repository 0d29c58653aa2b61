import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import ASMFStyle

@MainActor
@Suite struct LicenseManagerTests {
    private let system = FakeSystem()
    private let clock = ManualClock()
    private let manager: LicenseManager

    init() { manager = LicenseManager(system, clock: clock) }

    /// Reads again, and waits for the end.
    private func refresh() async {
        await manager.refresh()
        await manager.finish()
    }

    /// The manager's state in one word.
    private func state() async -> String { await manager.currentState.word }

    @Test func `it reads the packages with what is computed of them`() async {
        await manager.load()
        #expect(await manager.currentState.value?.entries == PackageLicense.samples)
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
        system.fail(with: .noPackageDatabase(path: "/"))
        await manager.load()
        #expect(await state() == "noPackageDatabase(path: \"/\")")
        system.fail(with: .unknownSource("x", known: []))
        await refresh()
        #expect(await state() == "unknownSource(\"x\", known: [])")
        system.install([])
        await refresh()
        #expect(await state() == "0 packages")
    }

    @Test func `cancelled it ends the driver's call, and leaves the state as it was`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 && clock.sleepers == 1 }
        reading.cancel()
        await reading.value
        #expect(await state() == "idle")
        #expect(system.cancellations == 1)
        #expect(clock.sleepers == 0)
    }

    @Test func `packages stay if they can't be read again`() async {
        await manager.load()
        system.fail(with: .noPackageDatabase(path: "/"))
        await manager.checkForChanges()
        #expect(await state() == "3 packages")
        await manager.checkForChanges()
        #expect(system.reads == 2)
    }

    @Test func `a check reads what has changed, and only that`() async {
        await manager.load()
        await manager.checkForChanges()
        #expect(system.reads == 1)
        system.install([])
        await manager.checkForChanges()
        #expect(system.reads == 2)
        #expect(await state() == "0 packages")
        await refresh()
        #expect(system.reads == 3)
    }

    @Test func `what changes while it is read is found by the next check`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 }
        system.install([])
        system.release()
        await reading.value
        await manager.checkForChanges()
        #expect(system.reads == 2)
    }

    @Test func `a check does nothing while the packages are read`() async {
        system.hold()
        let reading = Task { await manager.load() }
        await eventually { system.reads == 1 }
        let check = Task { await manager.checkForChanges() }
        for _ in 0..<1000 { await Task.yield() }
        system.release()
        await reading.value
        await check.value
        #expect(system.reads == 1)
    }

    @Test func `a check leaves reading to whoever began while it asked for the revision`() async {
        let list = HeldListService()
        let manager = LicenseManager(list: list, revisions: list, clock: clock)
        list.holdRevisions()
        let check = Task { await manager.checkForChanges() }
        await eventually { list.revisionsAsked == 1 }
        await manager.refresh()
        await eventually { list.revisionsAsked == 2 }
        list.answerRevision()
        await check.value
        list.answerRevision()
        await eventually { list.asked == 1 }
        list.answer(with: PackageLicense.samples)
        await manager.finish()
        #expect(list.reads == 1)
        #expect(await manager.currentState.word == "3 packages")
    }

    @Test func `a check that is cancelled while it asks for the revision reads nothing`() async {
        let list = HeldListService()
        let manager = LicenseManager(list: list, revisions: list, clock: clock)
        list.holdRevisions()
        let check = Task { await manager.checkForChanges() }
        await eventually { list.revisionsAsked == 1 }
        check.cancel()
        list.answerRevision()
        await check.value
        #expect(list.revisionsAsked == 0)
        #expect(list.reads == 0)
    }

    @Test func `a reading that is overtaken ends first, and changes nothing`() async {
        let list = HeldListService()
        let manager = LicenseManager(list: list, revisions: list, clock: clock)
        await manager.refresh()
        await eventually { list.asked == 1 }
        await manager.refresh()
        for _ in 0..<1000 { await Task.yield() }
        #expect(list.reads == 1)
        list.answer(with: [])
        await eventually { list.reads == 2 && list.asked == 1 }
        #expect(await manager.currentState.word == "idle")
        list.answer(with: PackageLicense.samples)
        await manager.finish()
        #expect(await manager.currentState.word == "3 packages")
    }

    @Test func `a refresh takes the place of the first reading, and its progress is reported`()
        async
    {
        let list = HeldListService()
        let manager = LicenseManager(list: list, revisions: list, clock: clock)
        let loading = Task { await manager.load() }
        await eventually { list.asked == 1 && clock.sleepers == 1 }
        clock.advance(by: .milliseconds(500))
        list.report(1, of: 3)
        await eventually { await manager.currentState.word == "1 of 3" }
        await manager.refresh()
        list.answer(with: [])
        await eventually { list.reads == 2 && list.asked == 1 }
        #expect(await manager.currentState.word == "1 of 3")
        list.report(2, of: 3)
        await eventually { await manager.currentState.word == "2 of 3" }
        list.answer(with: PackageLicense.samples)
        await loading.value
        #expect(await manager.currentState.word == "3 packages")
    }

    @Test func `whoever waits for the end cancels all that is read when that is cancelled`() async {
        await manager.load()
        system.hold()
        await manager.refresh()
        await eventually { system.reads == 2 }
        let end = Task { await manager.finish() }
        for _ in 0..<100 { await Task.yield() }
        #expect(system.cancellations == 0)
        end.cancel()
        await end.value
        #expect(system.cancellations == 1)
    }
}

extension LicenseManager.State {
    fileprivate var word: String {
        switch self {
        case .idle: "idle"
        case .loading(.packages(let done, let total)):
            "\(done) of \(total.map { "\($0)" } ?? "?")"
        case .loading(let progress): "\(progress)"
        case .success(let list): "\(list.entries.count) packages"
        case .failure(let error): "\(error)"
        }
    }
}
