import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

@MainActor
struct ExportPresenterTests {
    private let recorder = CallRecorder<MockLicenseDriver.Call>()
    private let failure = LicenseDriverError.unreadableDatabase(
        path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))

    @Test func `a bill of materials has time, texts, and who needs whom`() async throws {
        let presenter = ExportPresenter(
            dependency: MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) },
            source: .standard,
            contents: [.time, .texts, .dependencies])
        await presenter.onAppear()
        #expect(presenter.state.created == .success(Timestamp(clamping: 1_700_000_000)))
        #expect(presenter.state.inventory.value?.texts.isEmpty == false)
        let graph = try await MockInstallationDriver.samples.graph(of: .standard)
        #expect(presenter.state.installation == .success(graph))
        #expect(recorder.calls == [.licenses(.standard, .texts)])
    }

    @Test func `without a time nothing is read for a bill of materials`() async {
        let presenter = ExportPresenter(
            dependency: MockDIContainer {
                $0.licenseDriver = .samples.recording(in: recorder)
                $0.clockDriver = .failing(.badSourceDateEpoch("x"))
            },
            source: .standard, contents: [.time, .dependencies])
        await presenter.onAppear()
        #expect(presenter.state.created == .failure(.badSourceDateEpoch("x")))
        #expect(presenter.state.inventory == .idle)
        #expect(recorder.calls == [])
    }

    @Test func `notices are those of the inventory`() async throws {
        let presenter = ExportPresenter(
            dependency: MockDIContainer(), source: .standard, contents: .notices)
        await presenter.onAppear()
        let entries = try #require(presenter.state.inventory.value?.entries)
        let notices = try await MockLicenseTextDriver.samples.notices(of: entries, in: .standard)
        #expect(presenter.state.notices == .success(notices))
    }

    @Test func `copyright files are those of the inventory`() async throws {
        let presenter = ExportPresenter(
            dependency: MockDIContainer(), source: .standard, contents: .copyrightFiles)
        await presenter.onAppear()
        let entries = try #require(presenter.state.inventory.value?.entries)
        let files = try await MockLicenseTextDriver.samples.copyrightFiles(
            of: entries, in: .standard)
        #expect(presenter.state.copyrightFiles == .success(files))
        #expect(presenter.state.notices == .idle)
    }

    @Test func `rows have digests`() async {
        let presenter = ExportPresenter(
            dependency: MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) },
            source: .standard,
            contents: .digests)
        await presenter.onAppear()
        #expect(presenter.state.inventory.value != nil)
        #expect(presenter.state.created == .idle)
        #expect(recorder.calls == [.licenses(.standard, .digests)])
    }

    @Test func `notices that say when they were made read the clock first`() async {
        let dated = ExportPresenter(
            dependency: MockDIContainer { $0.licenseDriver = .samples.recording(in: recorder) },
            source: .standard,
            contents: [.time, .notices])
        await dated.onAppear()
        #expect(dated.state.created == .success(Timestamp(clamping: 1_700_000_000)))
        #expect(recorder.calls == [.licenses(.standard, [])])
        let failing = ExportPresenter(
            dependency: MockDIContainer { $0.clockDriver = .failing(.badSourceDateEpoch("x")) },
            source: .standard, contents: [.time, .notices])
        await failing.onAppear()
        #expect(failing.state.created == .failure(.badSourceDateEpoch("x")))
        #expect(failing.state.inventory == .idle)
    }

    @Test func `a system that can't be read has neither`() async {
        let bill = ExportPresenter(
            dependency: MockDIContainer(), source: .root("failure"),
            contents: [.time, .dependencies])
        await bill.onAppear()
        #expect(bill.state.inventory == .failure(failure))
        #expect(bill.state.installation == .idle)
        let notices = ExportPresenter(
            dependency: MockDIContainer(), source: .root("failure"), contents: .notices)
        await notices.onAppear()
        #expect(notices.state.inventory == .failure(failure))
        #expect(notices.state.notices == .idle)
    }

    @Test func `a verdict is that of a policy with rules, as a check gives it`() async throws {
        let container = MockDIContainer()
        let house = try await MockPolicyDriver.samples.policy(at: "house")
        let judged = ExportPresenter(
            dependency: container, source: .standard, contents: .verdict, policy: house)
        await judged.onAppear()
        let check = PolicyCheckPresenter(
            dependency: container, subject: .system(.standard),
            request: PolicyRequest(path: "house"))
        await check.onAppear()
        #expect(judged.state.verdict.value != nil)
        #expect(judged.state.verdict == check.state.verdict)
    }

    @Test func `nothing is judged without rules, or for a document without a verdict`() async throws
    {
        let house = try await MockPolicyDriver.samples.policy(at: "house")
        let cases: [(LicensePolicy, ExportContents)] = [(LicensePolicy(), .verdict), (house, [])]
        for (policy, contents) in cases {
            let presenter = ExportPresenter(
                dependency: MockDIContainer(), source: .standard, contents: contents,
                policy: policy)
            await presenter.onAppear()
            #expect(presenter.state.verdict == .idle)
        }
    }
}
