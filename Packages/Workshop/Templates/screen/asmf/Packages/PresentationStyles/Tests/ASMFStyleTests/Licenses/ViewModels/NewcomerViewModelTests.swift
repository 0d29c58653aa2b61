import DomainLayer
import StyleDoubles
import Testing

@testable import ASMFStyle

@MainActor
@Suite struct NewcomerViewModelTests {
    private let manager = NewcomerManager(
        service: NewcomerService(driver: FakeSystem(), source: .root("/")))

    /// Needs `packages = state` in the view model.
    @Test func `it shows what its manager counts, until it is cancelled`() async {
        let viewModel = NewcomerViewModel(manager: manager)
        let run = Task { await viewModel.run() }
        await eventually { viewModel.packages == .success(3) }
        run.cancel()
        await run.value
        await eventually { await manager.observers == 0 }
    }

    @Test func `it observes its manager as long as it is there`() async {
        var viewModel: NewcomerViewModel? = NewcomerViewModel(manager: manager)
        await eventually { await manager.observers == 1 }
        weak let gone = viewModel
        viewModel = nil
        await eventually { await manager.observers == 0 }
        #expect(gone == nil)
    }
}
