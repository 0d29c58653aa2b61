import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct AppStoreTests {
    let dependency = TestDependency()
    let recorder = ActionRecorder()
    let store: AppStore
    var system: FakeSystem { dependency.licenseDriver }
    var clock: ManualClock { dependency.clockDriver }
    var sheets: SheetDriver { dependency.licenseTextDriver }

    init() {
        store = AppStore(
            services: AppServices(dependency, source: .standard), onAction: recorder.record)
    }

    /// The descriptions of all actions.
    var log: [String] { recorder.actions.map(\.description) }

    /// Runs a closure while the store runs and has its packages.
    func whileRunning(_ work: () async -> Void) async {
        let run = Task { await store.run() }
        await eventually { store.state.packages.table != nil && clock.sleepers == 1 }
        await work()
        run.cancel()
        await run.value
    }

    @Test func `what a run sends can be read`() async {
        await whileRunning {
            clock.advance(by: .milliseconds(500))
            store.send(.packages(.beginFilter))
            store.send(.packages(.filter("birch")))
            store.send(.packages(.enter))
        }
        #expect(
            log == [
                "packages.load", "packages.progressed(1 of 3)", "packages.loaded(3 packages)",
                "packages.beginFilter", "packages.filter(birch)", "packages.enter",
            ])
    }

    @Test func `a system that stayed the same isn't read again`() async {
        await whileRunning {
            clock.advance(by: .seconds(1))
            await eventually { clock.sleeps == 3 && clock.sleepers == 1 }
            #expect(system.reads == 1)
            system.install([])
            clock.advance(by: .seconds(1))
            await eventually { store.state.packages.table?.entries.isEmpty == true }
        }
        #expect(log.last == "packages.loaded(0 packages)")
    }

    @Test func `a change in the middle of a reading is found by the next look`() async {
        system.hold()
        let run = Task { await store.run() }
        await eventually { system.reads == 1 }
        system.install([])
        system.release()
        await eventually { store.state.packages.table != nil && clock.sleepers == 1 }
        clock.advance(by: .seconds(1))
        await eventually { system.reads == 2 }
        run.cancel()
        await run.value
    }

    @Test func `a refresh reads at once, without a word of how far it is`() async {
        await whileRunning {
            store.send(.packages(.refresh))
            await eventually { system.reads == 2 && clock.sleepers == 1 }
        }
        #expect(log.suffix(2) == ["packages.refresh", "packages.loaded(3 packages)"])
    }

    @Test func `a refresh that is overtaken changes nothing`() async {
        await whileRunning {
            system.hold()
            store.send(.packages(.refresh))
            await eventually { system.reads == 2 }
            system.install([])
            store.send(.packages(.refresh))
            await eventually { system.reads == 3 && clock.sleepers == 1 }
        }
        #expect(
            log.suffix(3) == [
                "packages.refresh", "packages.refresh", "packages.loaded(0 packages)",
            ])
    }

    @Test func `a text that is overtaken by another package's changes nothing`() async {
        await whileRunning {
            sheets.hold()
            store.send(.packages(.enter))
            await eventually { sheets.held == ["apple:all"] }
            store.send(.navigation(.step(by: 1)))
            #expect(sheets.cancelled == ["apple:all"])
            sheets.release("apple:all")
            await eventually { sheets.held == ["birch:all"] }
            sheets.release("birch:all")
            await eventually { store.state.sheet.text.isFinal }
        }
        #expect(log.filter { $0.contains("text") } == ["sheet.textLoaded(of: birch:all)"])
    }

    @Test func `a sheet that is closed takes its effects with it`() async {
        await whileRunning {
            sheets.hold()
            store.send(.packages(.enter))
            await eventually { sheets.held == ["apple:all"] }
            store.send(.navigation(.close))
            #expect(sheets.cancelled == ["apple:all"])
            sheets.release("apple:all")
        }
        #expect(!log.contains { $0.contains("text") })
        #expect(store.state.sheet == SheetState())
    }

    @Test func `a package's text is read again if the package has changed, and only then`() async {
        await whileRunning {
            store.send(.packages(.enter))
            await eventually { system.texts == 1 }
            store.send(.navigation(.step(by: -1)))
            store.send(.packages(.refresh))
            await eventually { system.reads == 2 && clock.sleepers == 1 }
            var upgraded = PackageLicense.samples
            upgraded[0].version = "2"
            system.install(upgraded)
            store.send(.packages(.refresh))
            await eventually { system.texts == 2 }
        }
        #expect(system.texts == 2)
    }

    @Test func `why packages are installed is read once a sheet`() async {
        await whileRunning {
            store.send(.packages(.enter))
            store.send(.navigation(.step(by: 1)))
            await eventually { store.state.sheet.installation.isFinal }
            store.send(.navigation(.close))
            store.send(.packages(.enter))
            await eventually { store.state.sheet.installation.isFinal }
        }
        #expect(sheets.graphs == 2)
    }

    @Test(arguments: [false, true])
    func `nobody asks why packages are installed if no sheet opens`(isLoaded: Bool) async {
        if !isLoaded { system.hold() }
        let run = Task { await store.run() }
        await eventually { clock.sleepers == 1 && system.reads == 1 }
        await eventually { isLoaded == (store.state.packages.table != nil) }
        store.send(.packages(.beginFilter))
        store.send(.packages(.filter("fig")))
        for _ in 0..<2 { store.send(.packages(.enter)) }
        for _ in 0..<100 { await Task.yield() }
        run.cancel()
        await run.value
        #expect(sheets.graphs == 0)
    }

    @Test func `a wait that is cancelled as it ends sends nothing`() async {
        system.hold()
        let run = Task { await store.run() }
        await eventually { clock.sleepers == 1 && system.reads == 1 }
        clock.advance(by: .milliseconds(500))
        store.send(.packages(.loaded(.of([]))))
        run.cancel()
        await run.value
        #expect(!log.contains("packages.waitedLong"))
    }

    @Test func `the end of the run ends what it began`() async {
        let run = Task { await store.run() }
        system.hold()
        await eventually { system.reads == 1 }
        run.cancel()
        await run.value
        #expect(clock.sleepers == 0)
        #expect(store.state.packages.table == nil)
    }

    @Test func `a run after the end begins anew, with what there is`() async {
        await whileRunning { store.send(.packages(.move(to: ListPosition(selected: 2)))) }
        system.install([PackageLicense.samples[2]])
        let run = Task { await store.run() }
        await eventually { store.state.packages.table?.entries.count == 1 }
        #expect(store.state.packages.selection == "cedar:all")
        run.cancel()
        await run.value
    }
}
