import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct WorkingScreenTests {
    private let container = MockDIContainer()

    @Test(arguments: [(false, ""), (true, "  Going through the packages …")])
    func `a tab that has nothing to show yet says so where that takes long`(
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
