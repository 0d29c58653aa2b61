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
            inventory.review(besides: ["LicenseRef-w"])
                == PolicyReview(texts: [
                    .init(
                        id: "LicenseRef-y", names: [], packages: ["a:amd64", "d:amd64"],
                        body: "You may.\n"),
                    .init(id: "LicenseRef-x", names: [], packages: ["b:amd64"], body: nil),
                ]))
    }
}
