import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct PolicyCheckPresenterTests {
    private let recorder = CallRecorder<MockLicenseDriver.Call>()

    private func presenter(
        _ request: PolicyRequest, subject: CheckSubject = .system(.standard),
        clock: MockClockDriver = .fixed
    ) async -> PolicyCheckPresenter<some PolicyCheckPresenterDependency> {
        let presenter = PolicyCheckPresenter(
            dependency: MockDIContainer {
                $0.licenseDriver = .samples.recording(in: recorder)
                $0.clockDriver = clock
            },
            subject: subject, request: request)
        await presenter.onAppear()
        return presenter
    }

    @Test func `the inventory is held against the policy, and the view shows it`() async {
        let presenter = await presenter(PolicyRequest(deny: ["WTFPL"]))
        #expect(presenter.state.inventory.value?.entries.count == 18)
        #expect(presenter.state.verdict.value?.violations == [])
        #expect(
            PolicyCheckView(presenter: presenter, notes: ["it rains"]).text(width: nil)
                == """
                note: it rains

                18 packages checked: none violates the policy; 7 without a listed license

                """)
    }

    @Test func `a policy that can't be read ends it before anything else is`() async {
        let presenter = await presenter(PolicyRequest(path: "attic"))
        let error = PolicyError.unreadable(
            path: "attic", .unreadable(message: "No such file or directory"))
        #expect(presenter.state.verdict == .failure(.policy(error)))
        #expect(presenter.state.inventory == .idle)
        #expect(recorder.calls == [])
    }

    @Test func `a system that can't be read is a failure`() async {
        let presenter = await presenter(
            PolicyRequest(deny: ["MIT"]), subject: .system(.root("failure")))
        let error = LicenseDriverError.unreadableDatabase(
            path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))
        #expect(presenter.state.inventory == .failure(error))
        #expect(presenter.state.verdict == .failure(.system(error)))
    }

    @Test func `rows are held against the policy in the place of a system`() async {
        let presenter = await presenter(
            PolicyRequest(deny: ["WTFPL"]),
            subject: .rows(RowFile(at: .path("samples.jsonl"))))
        #expect(presenter.state.packages.count == 18)
        #expect(presenter.state.inventory == .idle)
        #expect(presenter.state.verdict.value?.checked == 18)
        #expect(recorder.calls == [])
    }

    @Test func `rows that are refused are a failure`() async {
        let rows = RowFile(at: .standardInput, host: HostName("other"))
        let presenter = await presenter(PolicyRequest(deny: ["WTFPL"]), subject: .rows(rows))
        let host = Samples.system.hostName.flatMap(HostName.init)
        #expect(
            presenter.state.verdict
                == .failure(.rows(.refused(.standardInput, line: 1, .otherHost(host)))))
    }

    @Test func `without a time nothing can be judged`() async {
        let presenter = await presenter(
            PolicyRequest(deny: ["MIT"]), clock: .failing(.badSourceDateEpoch("x")))
        #expect(presenter.state.verdict == .failure(.clock(.badSourceDateEpoch("x"))))
    }
}
