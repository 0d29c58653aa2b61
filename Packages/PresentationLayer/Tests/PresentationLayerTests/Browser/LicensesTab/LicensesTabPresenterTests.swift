import DomainLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LicensesTabPresenterTests {
    @Test func `enter goes from a license to its packages, and from a package to its sheet`()
        async throws
    {
        let presenter = LicensesTabPresenter(
            dependency: MockDIContainer(), source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.groups != nil }
        presenter.onFilterBegin()
        presenter.onFilter("lgpl")
        for _ in 0..<2 { presenter.onEnter() }
        presenter.onMove(to: ListPosition(selected: 2))
        presenter.onEnter()
        #expect(presenter.state.sheet?.id == "libjuniper3:i386")
        #expect(presenter.state.sheet?.packages.count == 3)
        presenter.onSheetClose()
        #expect(presenter.state.sheet == nil)
        screen.cancel()
        await screen.value
    }
}
