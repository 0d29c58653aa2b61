import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct SheetFrameTests {
    @Test func `the sheet of a package shows all there is about it`() async {
        let show = Show(rows: 30)
        #expect(await show.start())
        show.press(.enter)
        #expect(await show.shows("Terms"))
        #expect(await show.shows("manually"))
        #expect(
            show.frame == """
                ── apple 1 all ─────────────────────────────────────────────
                MIT OR Zlib

                Category     permissive
                Basis        declared: a License field names it
                Source       apple 1
                Installed    manually
                File         /usr/share/doc/apple/copyright
                Format       machine-readable

                Statements
                  MIT OR Zlib
                    Lines        1
                    Basis        declared

                  MIT OR Zlib
                    Lines        2-3
                    Basis        declared

                Text
                1 │ Files: *
                2 │ License: apple
                3 │  Terms of apple.





                2 statements                                  package 1 of 3
                n p statement  ] [ package  q close
                """)
        await show.end()
    }

    @Test func `keys go from statement to statement and stop at the ends`() async {
        let show = Show(rows: 8)
        #expect(await show.start())
        show.press(.enter)
        #expect(await eventually { show.store.state.sheet.text.isFinal })
        show.press(.character("n"))
        #expect(
            show.frame == """
                ── apple 1 all ─────────────────────────────────────────────
                    Basis        declared

                Text
                1 ┃ Files: *
                2 │ License: apple
                statement 1 of 2                              package 1 of 3
                n p statement  ] [ package  q close
                """)
        show.press(.character("n"), .character("n"))
        #expect(show.frame.contains("statement 2 of 2"))
        #expect(show.frame.contains("2 ┃ License: apple"))
        show.press(.character("p"), .character("p"))
        #expect(show.frame.contains("statement 1 of 2"))
        show.press(.home)
        #expect(show.frame.contains("Category"))
        await show.end()
    }

    @Test func `keys go from package to package, and the list then has the last one selected`()
        async
    {
        let show = Show(rows: 8)
        #expect(await show.start())
        show.press(.down, .enter, .character("n"), .character("]"), .character("]"))
        #expect(await eventually { show.store.state.sheet.text.isFinal })
        #expect(
            show.frame == """
                ── cedar 1 all ─────────────────────────────────────────────
                no copyright file

                Category     unknown
                Basis        none: nothing was found
                Reason       there is no file /usr/share/doc/cedar/copyright
                0 statements                                  package 3 of 3
                n p statement  ] [ package  q close
                """)
        show.press(.end)
        #expect(show.frame.contains("There is no copyright text to show."))
        show.press(.character("["), .character("["), .character("["), .character("]"))
        #expect(show.frame.contains("package 2 of 3"))
        show.press(.character("]"), .escape)
        #expect(show.frame.contains("▸ cedar"))
        #expect(!show.isDismissed)
        await show.end()
    }

    @Test func `an open sheet follows the system`() async {
        let show = Show(rows: 30)
        #expect(await show.start())
        show.press(.enter, .character("n"))
        #expect(await show.shows("Terms of apple."))
        var upgraded = LicenseEntry.samples
        upgraded[0].version = "2"
        show.system.install(upgraded)
        #expect(await show.look())
        #expect(await show.shows("── apple 2 all"))
        #expect(show.frame.contains("2 statements"))
        #expect(await eventually { show.system.texts == 2 })
        show.system.install([])
        #expect(await show.look())
        #expect(await show.shows("No longer installed."))
        #expect(show.frame.contains("── apple 2 all"))
        show.press(.character("]"))
        #expect(show.frame.contains("No longer installed."))
        #expect(show.frame.contains("── birch 1 all"))
        show.press(.character("q"))
        #expect(show.frame.contains("No package is installed."))
        await show.end()
    }

    @Test func `leaving while a text is read cancels the reading, and waits for its end`() async {
        let show = Show()
        #expect(await show.start())
        show.sheets.hold()
        show.press(.enter)
        #expect(await eventually { show.sheets.held == ["apple:all"] })
        var hasEnded = false
        let end = Task {
            await show.end()
            hasEnded = true
        }
        #expect(await eventually { show.sheets.cancelled == ["apple:all"] })
        for _ in 0..<100 { await Task.yield() }
        #expect(!hasEnded)
        show.sheets.release("apple:all")
        await end.value
        #expect(show.store.state.sheet.text == .idle)
        #expect(show.clock.sleepers == 0)
    }
}
