import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationLayer
import TerminalUI
import Testing

/// The browser over the actual container, on a system laid out for the test.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ActualBrowserTests {
    @Test func `packages are listed, and a sheet shows the deciding lines`() async throws {
        try await withBrowser { terminal, _ in
            let lines = terminal.frame.split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[0].hasPrefix(" Packages") && lines[0].hasSuffix("Orchard"))
            #expect(
                lines.dropFirst().joined(separator: "\n") == """
                      Package             License                       Basis
                    ▸ apple               MIT +2                        declared
                      pear                GPL-3.0-only                  pointer
                      quince              no copyright file             none




                    3 packages, 4 licenses                               by name
                    ■ permissive 1  ■ strong copyleft 1  ■ unknown 1
                    enter open  / filter  t texts  s sort  ? keys  q quit
                    """)
            terminal.press(.down, .enter)
            try await terminal.settled()
            while !terminal.frame.contains("Pears grow here") {
                try #require(!terminal.frame.contains("statement 9"))
                terminal.press(.character("n"))
            }
            #expect(terminal.frame.contains("2 ┃ /usr/share/common-licenses/GPL-3."))
        }
    }

    @Test func `the texts of all packages are searched`() async throws {
        try await withBrowser { terminal, _ in
            terminal.press(.character("t"))
            terminal.type("PEARS")
            terminal.press(.enter)
            try await terminal.settled()
            #expect(terminal.lines[2].text.hasPrefix("▸ pear:all"))
            #expect(terminal.frame.contains("1 hit\n"))
        }
    }

    @Test func `what is installed meanwhile comes into the list`() async throws {
        try await withBrowser { terminal, root in
            terminal.press(.down)
            try root.install("banana", copyright: "Bananas are in the public domain.\n")
            while !terminal.frame.contains("4 packages") {
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(terminal.lines[3].text.hasPrefix("  banana"))
            #expect(terminal.lines[4].text.hasPrefix("▸ pear"))
        }
    }

    private func withBrowser(
        _ body: (HeadlessTerminal<BrowserView<DIContainer>>, DebianRoot) async throws -> Void
    ) async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let container = DIContainer()
            let terminal = HeadlessTerminal(columns: 60, rows: 12) {
                BrowserView(dependency: container, source: .root(root.path))
            }
            try await terminal.settled()
            try await body(terminal, root)
            await terminal.end()
        }
    }
}
