import DomainLayer
import PresentationLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct PolicyVerdictNotesTests {
    private func notes(on entries: [PackageLicense]) async throws -> [String] {
        let useCase = MockDIContainer().policyCheck
        return try await useCase.verdict(
            on: LicenseInventory(system: Samples.inventory.system, entries: entries),
            of: .standard, by: useCase.policy(for: PolicyRequest(allow: ["MIT"])), since: nil
        ).notesOnUnknowns
    }

    private func package(
        _ name: String, _ findings: [LicenseFinding] = [], license: String? = nil
    ) -> PackageLicense {
        PackageLicense(
            name: name, version: "1", architecture: "all",
            expression: license.map { .license(LicenseTerm($0)) }, findings: findings)
    }

    @Test func `texts are named, and so are packages whose finding leaves the terms unknown`()
        async throws
    {
        let notes = try await notes(on: [
            package("a", [LicenseFinding(.unexplainedTerms, line: 7)], license: "MIT"),
            package("b", [LicenseFinding(.freeLicenseInNonFree)], license: "MIT"),
            package("c", license: "LicenseRef-c"),
            package("d", [LicenseFinding(.unexplainedTerms, line: 3)], license: "ISC"),
        ])
        #expect(
            notes == [
                "1 unlisted license: LicenseRef-c; read each ('explain' shows it) and judge it in "
                    + "the policy (check --review writes the stanzas)",
                "unknown license: a:all b:all d:all; read the copyright files, then clarify or "
                    + "exempt each package in the policy (check --review writes stanzas, check "
                    + "--init explains them)",
            ])
    }

    @Test func `only the first of many are named`() async throws {
        let notes = try await notes(on: (10..<35).map { package("p\($0)") })
        let named = (10..<30).map { "p\($0):all" }.joined(separator: " ")
        #expect(notes.count == 1)
        #expect(
            notes.first?.hasPrefix(
                "unknown license: \(named) and 5 more ('list --unknown' shows them); read") == true)
    }

    @Test func `without anything unknown there is nothing to note`() async throws {
        #expect(try await notes(on: [package("a", license: "ISC")]) == [])
    }
}
