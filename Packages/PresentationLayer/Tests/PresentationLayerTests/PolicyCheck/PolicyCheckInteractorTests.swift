import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct PolicyCheckInteractorTests {
    /// The sources whose graphs were requested.
    private let graphs = CallRecorder<InventorySource>()

    private func interactor(_ clock: MockClockDriver = .fixed) -> some PolicyCheckUseCase {
        MockDIContainer {
            $0.clockDriver = clock
            $0.installationDriver.graph = { [graphs] source throws(LicenseDriverError) in
                graphs.record(source)
                if source == .root("failure") { throw .noPackageDatabase(path: "failure") }
                return InstallationGraph([.init("fathom:amd64", isAutomatic: false)])
            }
        }.policyCheck
    }

    @Test func `a policy is made of a file and of options`() async throws {
        let policy = try await interactor().policy(
            for: PolicyRequest(path: "house", allow: ["Artistic-2.0"], deny: ["MIT-0"]))
        #expect(policy.path == "house")
        #expect(policy.rules.map { $0.allow.last?.pattern.text } == ["Artistic-2.0"])
        #expect(policy.rules.map { $0.deny.last?.pattern.text } == ["MIT-0"])
    }

    @Test func `a policy's clarifications conclude what they do today, whatever its rules say`()
        async throws
    {
        let clarifications = try await interactor().clarifications(at: "house")
        let clarified = Samples.inventory.concluded(by: clarifications)
        #expect(clarified.entries.filter { $0.conclusion != nil }.map(\.name) == ["brook"])
        await #expect(
            throws: PolicyCheckError.policy(
                .unreadable(path: "attic", .unreadable(message: "No such file or directory")))
        ) {
            try await interactor().clarifications(at: "attic")
        }
        await #expect(throws: PolicyCheckError.clock(.badSourceDateEpoch("soon"))) {
            try await interactor(.failing(.badSourceDateEpoch("soon"))).clarifications(at: "house")
        }
    }

    @Test func `options alone ask for no file`() async throws {
        let policy = try await interactor().policy(for: PolicyRequest(deny: ["MIT"]))
        #expect(policy.path == nil)
    }

    @Test func `a file that can't be read is an error`() async {
        await #expect(
            throws: PolicyError.unreadable(
                path: "attic", .unreadable(message: "No such file or directory"))
        ) {
            try await interactor().policy(for: PolicyRequest(path: "attic", deny: ["MIT"]))
        }
    }

    @Test func `what makes no sense in file and options is one error`() async {
        let error = await #expect(throws: PolicyError.self) {
            try await interactor().policy(for: PolicyRequest(path: "broken", deny: ["MTI"]))
        }
        guard case .invalid("broken", let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.count == 12)
        #expect(problems.last == PolicyProblem(.unknownLicense("MTI"), at: .request(.deny)))
    }

    private func verdict(
        _ clock: MockClockDriver = .fixed, of source: InventorySource = .standard,
        deny: String = "AGPL-*"
    ) async throws -> PolicyVerdict {
        let interactor = interactor(clock)
        let policy = try await interactor.policy(for: PolicyRequest(deny: [deny]))
        return try await interactor.verdict(
            on: Samples.inventory, of: source, by: policy, since: nil)
    }

    @Test func `a violation is explained by the source's needs`() async throws {
        #expect(try await verdict().violations.map(\.installation) == [.manual])
        #expect(graphs.calls == [.standard])
    }

    @Test func `nobody is asked for needs where nothing is violated`() async throws {
        #expect(try await verdict(of: .root("failure"), deny: "WTFPL").violations == [])
        #expect(graphs.calls == [])
    }

    @Test func `a source without needs is an error`() async {
        await #expect(
            throws: PolicyCheckError.system(.noPackageDatabase(path: "failure"))
        ) {
            try await verdict(of: .root("failure"))
        }
    }

    @Test func `facts are judged like the packages that they are of`() async throws {
        let interactor = interactor()
        let policy = try await interactor.policy(for: PolicyRequest(path: "house"))
        let facts = try await interactor.facts(
            of: RowFile(at: .path("samples.jsonl")), for: policy)
        let found = try interactor.verdict(on: facts, by: policy).violations
        let system = try await interactor.verdict(
            on: Samples.inventory, of: nil, by: policy, since: nil
        ).violations
        #expect(found.map(\.package) == system.map(\.package))
        #expect(found.map(\.causes) == system.map(\.causes))
        #expect(Set(found.compactMap(\.factKey)).count == Set(found.map(\.package)).count)
    }

    @Test func `rows lack what the scope of shipped files needs`() async throws {
        let interactor = interactor()
        let policy = try await interactor.policy(
            for: PolicyRequest(deny: ["MIT"], scope: .shipped))
        await #expect(throws: PolicyCheckError.rows(.statementsNeeded(.standardInput))) {
            try await interactor.facts(of: RowFile(at: .standardInput), for: policy)
        }
    }

    @Test func `a license that no row has can't be asked for`() async throws {
        let interactor = interactor()
        let policy = try await interactor.policy(for: PolicyRequest(deny: ["LicenseRef-yours"]))
        #expect(throws: PolicyCheckError.self) { try interactor.verdict(on: [], by: policy) }
    }

    @Test func `a clock without time is an error`() async {
        await #expect(throws: PolicyCheckError.clock(.badSourceDateEpoch("soon"))) {
            try await verdict(.failing(.badSourceDateEpoch("soon")))
        }
    }

    @Test(arguments: [(1_680_307_199, 0), (1_680_307_200, 1)])
    func `exemptions expire by the clock`(seconds: Int, expired: Int) async throws {
        let interactor = interactor(.fixed(at: Timestamp(clamping: seconds)))
        let policy = try await interactor.policy(for: PolicyRequest(path: "house"))
        let verdict = try await interactor.verdict(
            on: Samples.inventory, of: .standard, by: policy, since: nil)
        let found = verdict.warnings.count { warning in
            if case .expiredExemption = warning.kind { true } else { false }
        }
        #expect(found == expired)
        #expect(verdict.violations.contains { $0.package == "fathom:amd64" } == (expired == 1))
    }
}
