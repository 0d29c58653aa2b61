import DomainLayer
import StyleDoubles
import Synchronization
import TerminalUI
import Testing

@testable import VSAStyle

@MainActor
@Suite struct LicenseSheetTests {
    private let system = FakeSystem()

    /// A screen with the sheet of the first package.
    private func opened() async -> Screen {
        let screen = Screen(system, rows: BrowserFrames.sheetRows)
        await screen.load()
        screen.press(.enter)
        await screen.eventually { screen.frame.contains("Terms of apple.") }
        return screen
    }

    private func samples(changing change: (inout PackageLicense) -> Void) -> [PackageLicense] {
        var entries = PackageLicense.samples
        change(&entries[0])
        return entries
    }

    @Test func `the sheet has facts, statements and the text with its deciding lines`() async {
        let screen = await opened()
        #expect(screen.frame == BrowserFrames.sheet)
        await screen.end()
    }

    @Test func `n and p go to the lines of statements and stop at the ends`() async {
        let screen = await opened()
        #expect(screen.lines[24].hasPrefix("2 statements "))
        screen.press(.character("n"))
        #expect(screen.lines[24].hasPrefix("statement 1 of 2 "))
        screen.press(.character("n"), .character("n"))
        #expect(screen.lines[24].hasPrefix("statement 2 of 2 "))
        screen.press(.character("p"), .character("p"))
        #expect(screen.lines[24].hasPrefix("statement 1 of 2 "))
        await screen.end()
    }

    @Test func `brackets go to the packages of the list, each from its facts`() async {
        let screen = await opened()
        screen.press(.character("n"), .character("]"))
        #expect(screen.lines[0].hasPrefix("── birch 1 all ─"))
        #expect(screen.lines[1] == "ISC")
        #expect(screen.lines[24].hasPrefix("1 statement "))
        #expect(screen.lines[24].hasSuffix("package 2 of 3"))
        await screen.eventually { screen.frame.contains("Terms of birch.") }
        screen.press(.character("]"), .character("]"))
        #expect(screen.lines[24].hasSuffix("package 3 of 3"))
        await screen.eventually { screen.frame.contains("There is no copyright text to show.") }
        screen.press(.character("["), .character("["), .character("["))
        #expect(screen.lines[24].hasSuffix("package 1 of 3"))
        await screen.end()
    }

    @Test func `the next package begins at its facts wherever the last one was`() async {
        let screen = Screen(system, rows: 9)
        await screen.load()
        screen.press(.enter)
        await screen.eventually { system.texts == 1 }
        screen.press(.character("n"), .end, .character("]"))
        #expect(screen.lines[1...3] == ["ISC", "", "Category     permissive"])
        await screen.end()
    }

    @Test func `only the packages that the filter left are gone through`() async {
        let screen = Screen(system)
        await screen.load()
        screen.type("/c")
        screen.press(.up, .enter, .enter)
        #expect(screen.lines[0].hasPrefix("── cedar"))
        screen.press(.character("]"))
        #expect(screen.lines[0].hasPrefix("── birch"))
        #expect(screen.lines[8].hasSuffix("package 2 of 2"))
        await screen.end()
    }

    @Test(arguments: [Key.character("q"), .escape])
    func `closing selects the package that was shown last`(key: Key) async {
        let screen = await opened()
        screen.press(.character("]"), .character("]"), key)
        #expect(screen.lines[0] == "Packages")
        #expect(screen.selected == "cedar")
        #expect(!screen.isDismissed)
        await screen.end()
    }

    @Test func `a package that vanishes stays readable, and says that it is gone`() async {
        let screen = await opened()
        system.install(Array(PackageLicense.samples.dropFirst()))
        await screen.passCheck()
        await screen.eventually { screen.frame.contains("No longer installed.") }
        #expect(screen.lines[0].hasPrefix("── apple"))
        #expect(screen.frame.contains("Terms of apple."))
        screen.press(.character("q"))
        #expect(screen.selected == "birch")
        await screen.end()
    }

    @Test func `a package that changes is renewed, its text is read again`() async {
        let screen = await opened()
        screen.press(.character("n"))
        let texts = system.texts
        system.install(samples { $0.version = "2" })
        await screen.passCheck()
        await screen.eventually { screen.frame.contains("── apple 2 all") }
        #expect(screen.lines[24].hasPrefix("2 statements "))
        await screen.eventually { system.texts == texts + 1 }
        // The package loses the statement that is selected.
        screen.press(.character("n"), .character("n"))
        system.install(samples { $0.statements = [] })
        await screen.passCheck()
        await screen.eventually { screen.lines[24].hasPrefix("0 statements ") }
        await screen.end()
    }

    @Test func `one that doesn't change keeps its statement, and its text isn't read again`() async
    {
        let screen = await opened()
        screen.press(.character("n"))
        let (frame, texts) = (screen.frame, system.texts)
        system.install(Array(PackageLicense.samples.dropLast()))
        await screen.passCheck()
        await screen.eventually { system.reads == 2 && screen.clock.sleepers == 1 }
        #expect(screen.frame == frame)
        #expect(system.texts == texts)
        screen.press(.character("q"))
        await screen.eventually { screen.lines[23].hasPrefix("2 packages") }
        #expect(system.texts == texts)
        await screen.end()
    }

    @Test func `the next package is shown as the newest inventory has it`() async {
        let screen = await opened()
        var entries = PackageLicense.samples
        entries[1].version = "2"
        entries.removeLast()
        system.install(entries)
        await screen.passCheck()
        await screen.eventually { system.reads == 2 && screen.clock.sleepers == 1 }
        screen.press(.character("]"))
        await screen.eventually { screen.lines[0].hasPrefix("── birch 2 all") }
        screen.press(.character("]"))
        #expect(screen.frame.contains("No longer installed."))
        screen.press(.escape)
        #expect(screen.selected == "apple")
        await screen.end()
    }

    @Test func `a mark is shown from then on, until it is taken away`() async {
        let screen = await opened()
        screen.press(.character("m"))
        #expect(screen.lines[24].hasPrefix("2 statements, reviewed "))
        screen.press(.character("]"))
        #expect(screen.lines[24].hasPrefix("1 statement "))
        screen.press(.character("q"), .up, .enter)
        #expect(screen.lines[24].hasPrefix("2 statements, reviewed "))
        screen.press(.character("m"))
        #expect(screen.lines[24].hasPrefix("2 statements "))
        #expect(system.reads == 1)
        await screen.end()
    }

    @Test(
        arguments: [
            .failure(.cancelled), .success(License(id: "ash:all", name: "ash", body: "Old.")),
        ] as [Result<License, LicenseDriverError>])
    func `a text that was overtaken isn't shown`(
        answer: Result<License, LicenseDriverError>
    ) async {
        let system = StubbornSystem()
        let screen = Screen(system, rows: BrowserFrames.sheetRows)
        await screen.eventually { system.inventories.count == 1 }
        system.inventories.give(.success(.named("ash")), to: 0)
        await screen.load()
        screen.press(.enter)
        await screen.eventually { system.texts.count == 1 }
        var changed = LicenseInventory.named("ash")
        changed.entries[0].version = "2"
        system.revision.store(1, ordering: .relaxed)
        await screen.passCheck()
        await screen.eventually { system.inventories.count == 2 }
        system.inventories.give(.success(changed), to: 1)
        await screen.eventually { system.texts.count == 2 }
        system.texts.give(answer, to: 0)
        for _ in 0..<100 { await Task.yield() }
        #expect(screen.frame.contains("Reading the text …"))
        system.texts.give(.success(License(id: "ash:all", name: "ash", body: "New.")), to: 1)
        await screen.eventually { screen.frame.contains("New.") }
        await screen.end()
    }

    @Test func `why packages are installed is read once, and left out if it isn't known`() async {
        let system = StubbornSystem()
        let screen = Screen(system)
        await screen.eventually { system.inventories.count == 1 }
        system.inventories.give(.success(.named("ash", "yew")), to: 0)
        await screen.load()
        screen.press(.enter)
        await screen.eventually { system.texts.count == 1 }
        screen.press(.character("]"))
        await screen.eventually { system.texts.count == 2 }
        #expect(system.graphs.load(ordering: .relaxed) == 1)
        #expect(!screen.frame.contains("Installed"))
        for turn in 0...1 { system.texts.give(.failure(.cancelled), to: turn) }
        await screen.end()
    }
}
