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
        try await withBrowser { presenter, _ in
            let terminal = HeadlessTerminal(columns: 60, rows: 12) {
                BrowserView(presenter: presenter)
            }
            while !terminal.frame.contains("■") { try await Task.sleep(for: .milliseconds(1)) }
            #expect(
                terminal.frame == """
                     Packages  Licences  Summary  Findings             debian 12
                      Package             License                       Basis
                    ▸ apple               MIT +2                        declared
                      pear                GPL-3.0-only                  pointer
                      quince              no copyright file             none




                    3 packages, 4 licences                               by name
                    ■ permissive 1  ■ strong copyleft 1  ■ unknown 1
                    enter open  / filter  t texts  s sort  ? keys  q quit
                    """)
            terminal.press(.down, .enter)
            while !terminal.frame.contains("Pears grow here") {
                terminal.press(.character("n"))
                try await Task.sleep(for: .milliseconds(1))
            }
            #expect(terminal.frame.contains("2 ┃ /usr/share/common-licenses/GPL-3."))
        }
    }

    @Test func `the texts of all packages are searched`() async throws {
        try await withBrowser { presenter, _ in
            presenter.packages.state.onPhraseBegin()
            presenter.packages.state.onPhrase("PEARS")
            presenter.packages.onEnter()
            while presenter.packages.state.search?.isRunning == true {
                try await Task.sleep(for: .milliseconds(1))
            }
            let hits = presenter.packages.state.search?.hits
            #expect(hits?.map(\.package) == ["pear:all"])
            #expect(hits?.map(\.line) == [1])
        }
    }

    @Test func `what is installed meanwhile comes into the list`() async throws {
        try await withBrowser { presenter, root in
            presenter.packages.state.onMove(to: ListPosition(selected: 1))
            try root.install("banana", copyright: "Bananas are in the public domain.\n")
            while presenter.packages.state.rows.count < 4 {
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(
                presenter.packages.state.rows.map(\.name) == ["apple", "banana", "pear", "quince"])
            #expect(presenter.packages.state.selection?.name == "pear")
        }
    }

    private func withBrowser(
        _ body: (BrowserPresenter<DIContainer>, DebianRoot) async throws -> Void
    ) async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let presenter = BrowserPresenter(
                dependency: DIContainer(), source: .root(root.path))
            let browser = Task { await presenter.onAppear() }
            while presenter.packages.state.rows.count < 3 {
                try await Task.sleep(for: .milliseconds(1))
            }
            try await body(presenter, root)
            browser.cancel()
            await browser.value
        }
    }
}
