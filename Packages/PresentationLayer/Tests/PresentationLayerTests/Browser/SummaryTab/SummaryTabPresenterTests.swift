import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SummaryTabPresenterTests {
    @Test func `the inventory is counted`() async throws {
        let presenter = SummaryTabPresenter(dependency: MockDIContainer(), source: .standard)
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state != nil }
        #expect(presenter.state == Samples.inventory.summary())
        screen.cancel()
        await screen.value
    }
}
