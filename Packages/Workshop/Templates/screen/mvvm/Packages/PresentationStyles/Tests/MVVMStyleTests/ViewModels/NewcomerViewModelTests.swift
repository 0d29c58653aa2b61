import DomainLayer
import Testing

@testable import MVVMStyle

@MainActor
struct NewcomerViewModelTests {
    /// Needs `packages = .success(count)` in the view model.
    @Test func `load, with packages, shows how many there are`() async {
        let service = MockNewcomerService(.success(3))
        let viewModel = NewcomerViewModel(service: service)
        #expect(viewModel.packages == .idle)
        await viewModel.load()
        #expect(viewModel.packages == .success(3))
        #expect(service.calls == [.count])
    }

    @Test func `load, with an error, shows it`() async {
        let viewModel = NewcomerViewModel(service: MockNewcomerService(.failure(.cancelled)))
        await viewModel.load()
        #expect(viewModel.packages == .failure(.cancelled))
    }

    @Test func `load, after it was cancelled, changes nothing`() async {
        let viewModel = NewcomerViewModel(service: MockNewcomerService(.success(3)))
        let load = Task { await viewModel.load() }
        load.cancel()
        await load.value
        #expect(viewModel.packages == .idle)
    }
}
