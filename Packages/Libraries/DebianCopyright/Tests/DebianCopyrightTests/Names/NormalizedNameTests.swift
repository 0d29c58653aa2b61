import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct NormalizedNameTests {
    @Test(arguments: [
        ("GPL-2+", "gpl-2+"), ("  BSD 3 \t clause ", "bsd-3-clause"),
        ("GPL (v2 or later)", "gpl-v2-or-later"),
        ("`Artistic'.", "artistic"), ("CC_BY", "cc-by"), ("Zlib;", "zlib"),
        ("ViagÉnie", "viagÉnie"),
    ])
    func `a name is made small, and blanks are made hyphens`(name: String, expected: String) {
        let normalized = ByteView.withBytes(of: Array(name.utf8)) { NormalizedName($0) }
        #expect(normalized.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    }

    @Test func `or later is one plus`() throws {
        var name = try #require(NormalizedName("GPL-2"))
        name.appendOrLater()
        name.appendOrLater()
        #expect(name == NormalizedName("gpl-2+"))
    }
}
