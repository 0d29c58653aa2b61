import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct MockPolicyDriverTests {
    @Test func `an unknown sample is a file that is not there`() async {
        await #expect(
            throws: PolicyError.unreadable(
                path: "attic", .unreadable(message: "No such file or directory"))
        ) {
            try await MockPolicyDriver.samples.policy(at: "attic")
        }
    }

    @Test func `the house's policy makes sense, and shows every fate of a stanza`() async throws {
        let container = MockDIContainer()
        let policy = try await container.policyCheck.policy(for: PolicyRequest(path: "house"))
        let verdict = try await container.policyCheck.verdict(
            on: Samples.inventory, of: .standard, by: policy, since: nil)
        #expect(!verdict.violations.isEmpty && !verdict.unknowns.isEmpty)
        #expect(verdict.exempted.map(\.failure.package) == ["lantern:amd64"])
        #expect(
            verdict.warnings.map(\.subject) == ["fathom", "kestrel", "brook", "patchwork"])
    }

    @Test func `no policy holds by itself unless one is said to`() async throws {
        await #expect(throws: PolicyError.self) { try await MockPolicyDriver.samples.usualPath() }
        #expect(try await MockPolicyDriver.samples(usual: .house).usualPath() == "house")
    }
}
