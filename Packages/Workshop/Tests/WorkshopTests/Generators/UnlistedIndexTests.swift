import DebianCopyright
import Testing

@testable import LicenseIndexGenerator

struct UnlistedIndexTests {
    private let words = "Whoever has this work may lend it, sell it, change it and give it away."
    private let others = "Nobody may lend this work, sell it, change it or give it away to others."

    private func index(of references: [ReferenceText], besides listed: [UInt8]) throws
        -> IndexedTexts
    {
        let known = try #require(IndexedTexts(listed))
        return try #require(
            IndexedTexts(UnlistedIndex.bytes(of: references, besides: known, equivalents: "")))
    }

    private func listed() throws -> [UInt8] {
        var builder = LicenseIndexBuilder()
        try builder.add(id: "Zlib", text: Array(words.utf8))
        return builder.build()
    }

    @Test func `LicenseDB's own licenses are in it, and no text that the list has`() throws {
        let index = try index(
            of: [
                ReferenceText(id: "LicenseRef-scancode-lend", text: words),
                ReferenceText(id: "LicenseRef-scancode-keep", text: others),
                ReferenceText(id: "ISC", text: others + " Nor may anybody look at it for long."),
            ], besides: listed())
        #expect(index.id(of: Array(words.utf8), costing: 0) == nil)
        #expect(index.id(of: Array(others.utf8), costing: 0) == "LicenseRef-scancode-keep")
    }

    @Test(arguments: ["is_deprecated", "is_generic", "is_unknown"])
    func `what LicenseDB itself sets aside is left out`(flag: String) throws {
        let head = "---\nkey: keep\nspdx_license_key: LicenseRef-scancode-keep\n"
        let text = try #require(ReferenceText("\(head)\(flag): yes\n---\n\(others)"))
        let kept = try #require(ReferenceText("\(head)---\n\(others)"))
        #expect(
            try index(of: [text], besides: listed()).id(of: Array(others.utf8), costing: 0) == nil)
        #expect(
            try index(of: [kept], besides: listed()).id(of: Array(others.utf8), costing: 0)
                == "LicenseRef-scancode-keep")
    }
}
