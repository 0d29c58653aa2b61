import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

struct BrowserStateTests {
    @Test func `of the inventory only its system is kept, and how far it is`() {
        var state = BrowserState()
        state.onInventory(.loading(done: 1, of: 2))
        #expect(state.system == .loading(done: 1, of: 2))
        state.onInventory(.success(Samples.inventory))
        #expect(state.system == .success(Samples.system))
    }

    @Test func `the tab that was selected last is shown`() {
        var state = BrowserState()
        #expect(state.tab == .packages)
        state.onSelect(.findings)
        #expect(state.tab == .findings)
    }
}

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct BrowserPresenterTests {
    @Test func `a failure is kept for the view`() async throws {
        let presenter = BrowserPresenter(dependency: MockDIContainer(), source: .root("failure"))
        let screen = Task { await presenter.onAppear() }
        try await eventually { presenter.state.system.isFinal }
        #expect(
            presenter.state.system
                == .failure(
                    .unreadableDatabase(
                        path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))))
        screen.cancel()
        await screen.value
    }
}
