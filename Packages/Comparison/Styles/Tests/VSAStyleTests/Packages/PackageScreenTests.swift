import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct PackageScreenTests {
    private let system = FakeSystem()

    @Test func `packages with their licenses are listed`() async {
        let screen = Screen(system)
        await screen.load()
        #expect(screen.frame == BrowserFrames.list)
        await screen.end()
    }

    @Test func `loading is shown when it takes long`() async {
        system.hold()
        let screen = Screen(system)
        await screen.eventually { screen.clock.sleepers == 1 && system.reads == 1 }
        screen.clock.advance(by: .milliseconds(499))
        #expect(screen.frame == BrowserFrames.blank)
        screen.clock.advance(by: .milliseconds(1))
        await screen.eventually { screen.frame == BrowserFrames.loading }
        system.release()
        await screen.load()
        await screen.end()
    }

    @Test func `a filter can't be written before there is something to filter`() async {
        system.hold()
        let screen = Screen(system)
        await screen.eventually { system.reads == 1 }
        screen.type("/birch")
        screen.press(.enter, .escape)
        system.release()
        await screen.load()
        #expect(screen.lines.last == "enter open  / filter  r read again  q quit")
        #expect(screen.selected == "apple")
        await screen.end()
    }

    @Test func `a failure says what is wrong, and is gone when a reading succeeds`() async {
        system.fail(with: .noPackageDatabase(path: "/orchard"))
        let screen = Screen(system)
        await screen.eventually { screen.frame == BrowserFrames.failure }
        system.install(PackageLicense.samples)
        screen.press(.character("r"))
        await screen.load()
        #expect(screen.selected == "apple")
        await screen.end()
    }

    @Test func `a system without packages has neither header nor rows`() async {
        let screen = Screen(FakeSystem([]))
        await screen.load()
        #expect(screen.frame == BrowserFrames.nothing)
        screen.press(.enter)
        #expect(screen.lines[0] == "Packages")
        await screen.end()
    }

    @Test func `a reading that was overtaken changes nothing`() async {
        let system = StubbornSystem()
        let screen = Screen(system)
        await screen.eventually { system.inventories.count == 1 }
        screen.press(.character("r"))
        await screen.eventually { system.inventories.count == 2 }
        screen.press(.character("r"))
        await screen.eventually { system.inventories.count == 3 }
        system.inventories.give(.failure(.cancelled), to: 1)
        for _ in 0..<100 { await Task.yield() }
        #expect(screen.lines.last == "q quit")
        system.inventories.give(.success(.named("yew")), to: 2)
        await screen.eventually { screen.selected == "yew" }
        system.inventories.give(.success(.named("ash")), to: 0)
        for _ in 0..<100 { await Task.yield() }
        #expect(screen.selected == "yew")
        await screen.end()
    }

    @Test func `8,000 packages are counted with commas`() async {
        let entries = (0..<8000).map {
            PackageLicense(name: "tree-\(10_000 + $0)", version: "1", architecture: "all")
        }
        let screen = Screen(FakeSystem(entries))
        await screen.load()
        screen.press(.end)
        #expect(screen.selected == "tree-17999")
        screen.type("/1799")
        #expect(screen.lines[7].hasSuffix("11 of 8,000"))
        #expect(screen.selected == "tree-17999")
        await screen.end()
    }
}
