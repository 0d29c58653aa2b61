import Testing

@testable import DebianCopyright

@Suite struct LicenseIndexBuilderTests {
    @Test func `a text of a few words is refused`() {
        var builder = LicenseIndexBuilder()
        #expect(throws: LicenseIndexBuilder.Refusal.tooShort) {
            try builder.add(id: "Short", text: Array("do as you please".utf8))
        }
    }

    @Test func `a text of more words than can be numbered is refused`() {
        var builder = LicenseIndexBuilder()
        let text = String(repeating: "on and on ", count: 30_000)
        #expect(throws: LicenseIndexBuilder.Refusal.tooLong) {
            try builder.add(id: "Long", text: Array(text.utf8))
        }
    }

    @Test func `a passage that is not there is refused`() {
        var builder = LicenseIndexBuilder()
        #expect(throws: LicenseIndexBuilder.Refusal.noPassage("Sugar was")) {
            try builder.add(
                id: "Bramble", text: Array(InventedLicenses.bramble.utf8),
                passages: [.optional("Sugar was", "optional")])
        }
    }

    @Test func `more different words than can be numbered are refused`() {
        var builder = LicenseIndexBuilder()
        let text = (0..<17_000).map { "w\($0)" }.joined(separator: " ")
        #expect(throws: LicenseIndexBuilder.Refusal.tooManyWords) {
            try builder.add(id: "Dictionary", text: Array(text.utf8))
        }
    }
}
