import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct CommonLicenseFilesTests {
    @Test func `the files that a text points to are there once, in its order`() {
        let text = """
            See /usr/share/common-licenses/GPL-2, or "/usr/share/common-licenses/Apache-2.0".
            Once more: /usr/share/common-licenses/GPL-2.
            """
        let names = ByteView.withBytes(of: Array(text.utf8)) { CommonLicenseFiles.named(in: $0) }
        #expect(names == ["GPL-2", "Apache-2.0"])
    }

    @Test(
        arguments: [
            ("GPL-1.0-or-later", "GPL-1"), ("GPL-2.0-only", "GPL-2"), ("GPL-3.0-or-later", "GPL-3"),
            ("LGPL-2.0-or-later", "LGPL-2"), ("LGPL-2.1-only", "LGPL-2.1"),
            ("GFDL-1.3-no-invariants-or-later", "GFDL-1.3"), ("Apache-2.0", "Apache-2.0"),
            ("MPL-1.1", "MPL-1.1"), ("CC0-1.0", "CC0-1.0"), ("Artistic-1.0-Perl", "Artistic"),
            ("BSD-3-Clause", nil), ("AGPL-3.0-only", nil), ("MIT", nil), ("GPL", nil),
        ] as [(String, String?)])
    func `a license's text is in the file of its name`(id: String, name: String?) {
        #expect(CommonLicenseFiles.name(ofLicense: id) == name)
    }
}

struct CommonLicensePathsTests {
    private func names(_ text: String) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { CommonLicensePaths(in: $0).map { String($0) } }
    }

    @Test(arguments: [
        ("see /usr/share/common-licenses/GPL-2.", ["GPL-2"]),
        ("see `/usr/share/common-licenses/LGPL-2.1'; done", ["LGPL-2.1"]),
        ("\"/usr/share/common-licences/Artistic\"", ["Artistic"]),
        ("in /usr/share/common-licenses/GPL, and /usr/share/common-licenses/BSD", ["GPL", "BSD"]),
        ("/usr/share/common-\n licenses/GPL-2", ["GPL-2"]),
        ("/usr/share/\n  common-licenses/GPL-2", ["GPL-2"]),
        ("/usr/share/common-licenses/\r\n   GPL-2 .", ["GPL-2"]),
        ("/usr/share/common-licenses/LGPL-\n  2.1.", ["LGPL-\n  2.1"]),
        ("/USR/SHARE/COMMON-LICENSES/GPL", ["GPL"]),
    ])
    func `a path is found in quotes, before punctuation and across lines`(
        text: String, expected: [String]
    ) {
        #expect(names(text) == expected)
    }

    @Test(arguments: [
        "", "/", "licenses/GPL", "uncommon-licenses/", "/usr/share/common-licenses/ .",
        "/usr/share/common-licenses/\n\n GPL", "common-licenses", "/common-licen/GPL",
        "the file in /usr/share/common-licenses/ is",
    ])
    func `what is no path to a license is not found`(text: String) {
        #expect(names(text) == [])
    }
}
