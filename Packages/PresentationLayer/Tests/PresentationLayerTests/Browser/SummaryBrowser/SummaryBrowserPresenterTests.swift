import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SummaryBrowserPresenterTests {
    @Test func `the inventory is counted`() async throws {
        let presenter = SummaryBrowserPresenter(dependency: MockDIContainer(), source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.summary != nil }
        #expect(presenter.state.summary == Samples.inventory.summary())
        presenter.state.onScroll(to: 3)
        #expect(presenter.state.top == 3)
        screen.cancel()
        await screen.value
    }
}
