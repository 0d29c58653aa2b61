import Testing

@testable import DebianCopyright

/// Texts that would take for ever if any step looked twice at what it has seen.
@Suite(.timeLimit(.minutes(3))) struct TextMatcherHostileTests {
    @Test(
        arguments: [
            "carry ", "whoever picks these berries ", "must carry this list of points ",
            "a@", "http://a", "sub ", "-\n", "1.", "\u{2019}", "a\u{201C}",
        ])
    func `a phrase over and over is no licence`(_ phrase: String) throws {
        let index = try #require(InventedLicenses.index)
        let text = String(repeating: phrase, count: 400_000 / phrase.utf8.count)
        #expect(index.read(text).ids == [])
    }

    @Test func `a licence over and over is found each time`() throws {
        let index = try #require(InventedLicenses.index)
        let text = String(repeating: InventedLicenses.gateException + "\n\n", count: 2000)
        let ids = index.read(text).ids
        #expect(ids.count == 2000)
        #expect(Set(ids) == ["Gate-exception"])
    }

    @Test func `half a licence over and over is none`() throws {
        let index = try #require(InventedLicenses.index)
        let half = InventedLicenses.larkspur.prefix(InventedLicenses.larkspur.count / 2)
        #expect(index.read(String(repeating: half + "\n", count: 1000)).ids == [])
    }
}
