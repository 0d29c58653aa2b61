import DomainLayer
import Testing

struct PolicyReviewTests {
    @Test func `texts that no choice avoids are reviewed, those of most packages first`() throws {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", "MIT AND LicenseRef-y"),
                try .sample("b", "LicenseRef-x OR LicenseRef-w"),
                try .sample("c", "LicenseRef-v OR MIT"),
                try .sample("d", "LicenseRef-y AND LicenseRef-public-domain"),
                try .sample("e", nil),
            ], texts: ["LicenseRef-y": "You may.\n"])
        #expect(
            inventory.review(excluding: ["LicenseRef-w"])
                == PolicyReview(texts: [
                    .init(
                        id: "LicenseRef-y", names: [], packages: ["a:amd64", "d:amd64"],
                        body: "You may.\n"),
                    .init(id: "LicenseRef-x", names: [], packages: ["b:amd64"], body: nil),
                ]))
    }

    @Test func `files that leave terms unknown are reviewed once, unless they were judged`() throws
    {
        var first = try PackageLicense.sample("a", "MIT")
        first.textDigest = "sha256:00"
        first.findings = [LicenseFinding(.unexplainedTerms, line: 3), LicenseFinding(.notUTF8)]
        var second = try PackageLicense.sample("b", "MIT")
        (second.textDigest, second.findings) = (first.textDigest, first.findings)
        var judged = try PackageLicense.sample("c", "MIT")
        (judged.textDigest, judged.findings) = ("sha256:01", first.findings)
        var harmless = try PackageLicense.sample("d", "MIT")
        (harmless.textDigest, harmless.findings) = ("sha256:02", [LicenseFinding(.notUTF8)])
        let inventory = LicenseInventory(
            system: .bookworm, entries: [first, second, judged, harmless])
        #expect(
            inventory.review(excluding: ["sha256:01"])
                == PolicyReview(files: [
                    .init(
                        packages: ["a", "b"], digest: "sha256:00",
                        expression: try LicenseExpression(parsing: "MIT"),
                        findings: [LicenseFinding(.unexplainedTerms, line: 3)])
                ]))
    }
}
