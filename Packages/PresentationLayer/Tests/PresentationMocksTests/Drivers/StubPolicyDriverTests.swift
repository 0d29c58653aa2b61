import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

struct StubPolicyDriverTests {
    @Test func `a sample is cut into fields with their places`() async throws {
        let document = try await StubPolicyDriver().document(at: "broken")
        #expect(document.strayLines == [])
        #expect(document.stanzas.count == 3)
        #expect(
            document.stanzas.last
                == PolicyStanza([
                    PolicyField(
                        "Package", line: 9,
                        value: [PolicyText("kestrel", at: .line(9, column: 10))]),
                    PolicyField(
                        "Expression", line: 10,
                        value: [
                            PolicyText("GPL-3.0-only AND (MIT", at: .line(10, column: 13))
                        ]),
                ]))
    }

    @Test func `an unknown sample is a file that is not there`() async {
        await #expect(
            throws: PolicyDriverError.unreadable(
                path: "attic", .system(message: "No such file or directory"))
        ) {
            try await StubPolicyDriver().document(at: "attic")
        }
    }

    @Test func `the house's policy makes sense, and shows every fate of a stanza`() async throws {
        let container = MockDIContainer()
        let policy = try await container.licensePolicy.policy(for: PolicyRequest(path: "house"))
        let verdict = try await container.licensePolicy.verdict(
            on: Samples.inventory, of: .standard, by: policy)
        #expect(!verdict.violations.isEmpty && !verdict.unknowns.isEmpty)
        #expect(verdict.exempted.map(\.failure.package) == ["lantern:amd64"])
        #expect(
            verdict.warnings.map(\.subject) == ["fathom", "kestrel", "patchwork"])
    }
}
