import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
struct LicenseListPresenterTests {
    @Test func `before it appears nothing is read`() {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) },
            source: .standard,
            query: LicenseQuery())
        #expect(presenter.state == LicenseListState(query: LicenseQuery()))
        #expect(recorder.calls == [])
    }

    @Test func `when it has appeared the inventory is listed`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard, query: LicenseQuery(order: .license),
            patterns: [PolicyText("GPL-*", at: .request(.license))])
        await presenter.onAppear()
        #expect(presenter.state.query.licenses.allSatisfy { $0.text == "GPL-*" })
        #expect(
            presenter.state.listing.value?.entries.map(\.name)
                == ["lantern", "brook", "kestrel", "dovetail", "nightjar"])
    }

    @Test func `a pattern may be about the main license alone`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard, query: LicenseQuery(),
            patterns: [PolicyText("GPL-3+", at: .request(.main))])
        await presenter.onAppear()
        #expect(presenter.state.listing.value?.entries.map(\.name) == ["dovetail"])
    }

    @Test func `a pattern that makes no sense is told before anything is read`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) },
            source: .standard,
            query: LicenseQuery(), patterns: [PolicyText("AGPL", at: .request(.license))])
        await presenter.onAppear()
        let problem = PolicyProblem(.unknownLicense("AGPL"), at: .request(.license))
        #expect(
            presenter.state.listing == .failure(.patterns(.invalid(path: nil, [problem]))))
        #expect(recorder.calls == [])
    }

    @Test func `a pattern for licenses of other systems is told`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard, query: LicenseQuery(),
            patterns: [PolicyText("LicenseRef-yours", at: .request(.main))])
        await presenter.onAppear()
        let problem = PolicyProblem(.absentReference("LicenseRef-yours"), at: .request(.main))
        #expect(
            presenter.state.listing == .failure(.patterns(.invalid(path: nil, [problem]))))
    }

    @Test func `a failure is kept for the view`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .root("nowhere"), query: LicenseQuery())
        await presenter.onAppear()
        #expect(
            presenter.state.listing
                == .failure(
                    .system(
                        .unknownSource("nowhere", known: Scenario.allCases.map(\.rawValue)))))
    }

    @Test func `a word that stands for nothing installed is kept for the command`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard,
            query: LicenseQuery(packages: ["kestrle"]))
        await presenter.onAppear()
        #expect(presenter.state.inventory.value?.entries.count == 18)
        #expect(presenter.state.listing == .failure(.notInstalled("kestrle", nearest: "kestrel")))
    }

    @Test func `a path is listed by the packages that own it`() async {
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer(), source: .standard,
            query: LicenseQuery(packages: ["/usr/bin/kestrel"]))
        await presenter.onAppear()
        #expect(presenter.state.query.packages == ["kestrel:amd64"])
        #expect(presenter.state.listing.value?.entries.map(\.id) == ["kestrel:amd64"])
    }

    @Test func `all screens of a container share one scan`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let container = MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) }
        for _ in 0..<2 {
            let presenter = LicenseListPresenter(
                dependency: container, source: .standard, query: LicenseQuery())
            await presenter.onAppear()
        }
        #expect(recorder.calls == [.licenses(.standard, [])])
    }

    @Test func `a screen that is left takes its scan with it`() async throws {
        let scans = SteeredScans()
        let presenter = LicenseListPresenter(
            dependency: MockDIContainer { $0.licenseDriver = scans.driver }, source: .standard,
            query: LicenseQuery())
        let screen = Task { await presenter.onAppear() }
        let scan = try #require(await scans.next())

        screen.cancel()
        await screen.value
        #expect(await scan.wasCancelled() == true)
    }
}

struct LicenseListStateTests {
    private let query = LicenseQuery(packages: ["/usr/include/juniper.h"], grouping: .source)

    @Test func `an inventory on its way is no listing yet`() {
        var state = LicenseListState(query: query)
        state.onInventory(.loading(done: 1, of: 3))
        #expect(state.inventory == .loading(done: 1, of: 3))
        #expect(state.listing == .idle)
    }

    @Test func `an inventory is listed as the query asks, once its packages are known`() {
        var state = LicenseListState(query: query)
        state.onInventory(.success(Samples.inventory))
        #expect(state.listing == .idle)
        state.onPackages(["libjuniper*"])
        let query = LicenseQuery(packages: ["libjuniper*"], grouping: .source)
        #expect(state.listing == .success(Samples.inventory.listing(for: query)))
        #expect(state.listing.value?.groups.map(\.name) == ["juniper"])
    }

    @Test func `a failure of the inventory is one of the listing`() {
        var state = LicenseListState(query: query)
        state.onInventory(.failure(.cancelled))
        #expect(state.inventory == .failure(.cancelled))
        #expect(state.listing == .failure(.system(.cancelled)))
    }
}
