import DomainLayer
import Testing

@testable import FrameworkLayer

struct AlpineLicenseTests {
    @Test(
        arguments: [
            ("MIT", "MIT", .listedID),
            ("mit and isc", "MIT AND ISC", .listedID),
            (
                "GPL-2.0-only WITH Linux-syscall-note", "GPL-2.0-only WITH Linux-syscall-note",
                .listedID
            ),
            ("GPL2", "GPL-2.0-only", .usualName),
            ("GPL-2.0+", "GPL-2.0-or-later", .usualName),
            ("LGPLv2.1+", "LGPL-2.1-or-later", .usualName),
            ("GPL3 or MPL2", "GPL-3.0-only OR MPL-2.0", .usualName),
            ("MPL-2.0 GPL-2.0-or-later", "MPL-2.0 AND GPL-2.0-or-later", .usualName),
            ("(MIT|ISC), Zlib", "(MIT OR ISC) AND Zlib", .usualName),
            ("ASL 2.0", "Apache-2.0", .usualName),
            ("public domain", "LicenseRef-public-domain", .usualName),
        ] as [(String, String, DetectionMethod)])
    func `what means a license for certain is that license`(
        words: String, expression: String, method: DetectionMethod
    ) {
        let license = AlpineLicense(words, origin: "pear")
        #expect(license.expression?.description == expression)
        #expect(license.statement.method == method)
        #expect(license.names.isEmpty)
    }

    @Test(arguments: [
        "custom", "BSD", "GPL", "see README",
        "custom MIT OR ISC", "GPL2 or later", "GPL2 or any later version",
        "MIT AND", "(MIT", ")", "WITH", "MIT WITH nothing", String(repeating: "(", count: 300),
        String(repeating: "MIT AND ", count: 1000), "MIT\u{202E}", "GPLv9",
    ])
    func `anything else is unknown and has its words as a name`(words: String) throws {
        let license = AlpineLicense(words, origin: "pear")
        let id = try #require(license.expression?.licenses.first)
        #expect(license.names == [id: words])
        #expect(license.expression?.description == id)
        #expect(id.hasPrefix("LicenseRef-deb-name-") && id.utf8.count == 44)
        #expect(license.statement.method == .unlistedName)
        #expect(license.statement.name == words)
    }

    @Test func `words side by side are a license each, or a name together`() throws {
        let license = AlpineLicense("MIT old BSD GPL2+", origin: "pear")
        let id = try #require(license.names.first?.key)
        #expect(license.names == [id: "old BSD"])
        #expect(license.expression?.description == "MIT AND \(id) AND GPL-2.0-or-later")
    }

    @Test(arguments: [
        ("MIT or ISC, non-commercial use only", "(MIT OR ISC) AND #"),
        ("SSPL-1.0, MIT OR Apache-2.0", "SSPL-1.0 AND (MIT OR Apache-2.0)"),
    ])
    func `a comma parts more than a choice`(words: String, expression: String) {
        let license = AlpineLicense(words, origin: "pear")
        let id = license.names.first?.key ?? "#"
        #expect(license.expression?.description == expression.replacing("#", with: id))
    }

    @Test func `what is known beside it stays known`() throws {
        let license = AlpineLicense("MIT AND (custom OR ISC)", origin: "pear")
        let id = try #require(license.names.first?.key)
        #expect(license.names == [id: "custom"])
        #expect(license.expression?.description == "MIT AND (\(id) OR ISC)")
    }

    @Test func `a name without a text is one source's alone`() {
        let ids = ["pear", "pear", "plum"].map {
            AlpineLicense("custom", origin: $0).names.keys.first
        }
        #expect(ids[0] == ids[1])
        #expect(ids[0] != ids[2])
    }
}
