import Testing

@testable import DebianCopyright

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
    ])
    func `what is no path to a licence is not found`(text: String) {
        #expect(names(text) == [])
    }
}
