import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
struct LicenseSummaryPresenterTests {
    @Test func `when it has appeared the inventory is summed up`() async {
        let presenter = LicenseSummaryPresenter(dependency: MockDIContainer(), source: .standard)
        #expect(presenter.state == LicenseSummaryState())
        await presenter.onAppear()
        #expect(presenter.state.summary == .success(Samples.inventory.summary()))
    }

    @Test func `a failure is kept for the view`() async {
        let presenter = LicenseSummaryPresenter(
            dependency: MockDIContainer(), source: .root("failure"))
        await presenter.onAppear()
        #expect(
            presenter.state.summary
                == .failure(
                    .unreadableDatabase(
                        path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied")))
        )
    }

    @Test func `a screen that is left takes its scan with it`() async throws {
        let scans = SteeredScans()
        let presenter = LicenseSummaryPresenter(
            dependency: MockDIContainer { $0.licenseDriver = scans.driver }, source: .standard)
        let screen = Task { await presenter.onAppear() }
        let scan = try #require(await scans.next())

        screen.cancel()
        await screen.value
        #expect(await scan.wasCancelled() == true)
    }
}

struct LicenseSummaryStateTests {
    @Test func `at first there is nothing`() {
        #expect(LicenseSummaryState().summary == .idle)
    }

    @Test func `an inventory is summed up when it is there`() {
        var state = LicenseSummaryState()
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.summary == .loading(done: 1, of: 3))
        state.onInventory(.success(Samples.inventory))
        #expect(state.summary == .success(Samples.inventory.summary()))
    }

    @Test func `a failure is shown as it is`() {
        var state = LicenseSummaryState()
        state.onInventory(.failure(.cancelled))
        #expect(state.summary == .failure(.cancelled))
    }
}
