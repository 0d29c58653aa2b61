import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct WorkingScreenTests {
    private let container = MockDIContainer()

    @Test(arguments: [(false, ""), (true, "  Going through the packages …")])
    func `a tab that has nothing to show yet says so if that takes long`(
        isLong: Bool, words: String
    ) {
        let licenses = LicenseBrowserPresenter(
            dependency: container, source: .standard, onOpen: { _ in })
        let summary = SummaryBrowserPresenter(dependency: container, source: .standard)
        let findings = FindingBrowserPresenter(
            dependency: container, source: .standard, onOpen: { _ in })
        let frames = [
            frame { LicenseBrowserView(presenter: licenses, isLong: isLong) },
            frame { SummaryBrowserView(presenter: summary, isLong: isLong) },
            frame { FindingBrowserView(presenter: findings, isLong: isLong) },
        ]
        #expect(
            frames == [
                "\n\(words)\n\n                     by packages",
                "\n\(words)\n\n",
                "\n\(words)\n\n                         by kind",
            ])
    }

    private func frame(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> String {
        HeadlessTerminal(columns: 32, rows: 4, content: content).frame
    }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BrowserViewTests {
    @Test func `arrows and Tab change the screen, but not below a sheet or the help`() async throws
    {
        try await onScreen { presenter, terminal in
            var tabs: [BrowserTab] = []
            for key in [.right, .tab, .left, .backTab] as [Key] {
                terminal.press(key)
                tabs.append(presenter.state.tab)
            }
            #expect(tabs == [.licenses, .summary, .licenses, .packages])
            for open in [.enter, .character("?")] as [Key] {
                terminal.press(open)
                for key in [.right, .tab, .left, .backTab, .tab] as [Key] { terminal.press(key) }
                #expect(presenter.state.tab == .packages)
            }
        }
    }

    @Test func `nothing of the list is left beside a sheet, in any width`() async throws {
        try await onScreen { presenter, terminal in
            terminal.press(.enter)
            try await eventually { presenter.isSettled }
            for columns in 20...120 {
                terminal.resize(columns: columns, rows: 24)
                #expect(terminal.lines[0].text.hasPrefix("── aozora-reader"))
                #expect(terminal.lines[0].width == columns)
                for words in ["Packages", "▸", "■", "by name"] {
                    #expect(!terminal.frame.contains(words))
                }
            }
        }
    }

    @Test func `y gives the expression to the clipboard`() async throws {
        try await onScreen { _, terminal in
            terminal.press(.enter, .character("y"))
            #expect(terminal.frame.contains("Copied MIT"))
        } onCopy: {
            #expect($0 == "MIT")
        }
    }

    private typealias Container = BrowserContainer<StubLicenseDriver, StubLicenseTextDriver>

    private func onScreen(
        _ run: (
            BrowserPresenter<Container>, HeadlessTerminal<BrowserView<Container>>
        ) async throws -> Void,
        onCopy: @escaping @MainActor (String) -> Void = { _ in }
    ) async throws {
        let presenter = BrowserPresenter(
            dependency: Container(), source: .standard, onCopy: onCopy)
        let browser = Task { await presenter.onAppear() }
        try await eventually { presenter.isSettled }
        try await run(
            presenter,
            HeadlessTerminal(columns: 80, rows: 24) { BrowserView(presenter: presenter) })
        browser.cancel()
        await browser.value
    }
}
