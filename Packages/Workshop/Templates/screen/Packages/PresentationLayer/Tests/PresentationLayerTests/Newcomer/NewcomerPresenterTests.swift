import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct NewcomerPresenterTests {
    /// Needs `state.onInventory(inventory)` in the presenter.
    @Test func `when it has appeared the packages are counted`() async {
        let presenter = NewcomerPresenter(dependency: MockDIContainer(), source: .standard)
        #expect(presenter.state.packages == .idle)
        await presenter.onAppear()
        #expect(presenter.state.packages == .success(Samples.inventory.entries.count))
        #expect(
            NewcomerView(presenter: presenter).text(width: 80)
                == "\(Samples.inventory.entries.count) packages\n")
    }
}
