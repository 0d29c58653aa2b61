import Testing

@testable import DebianCopyright

struct ProseIdentifierTests {
    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))

    private func statements(_ text: String, firstLine: Int = 1) -> [IdentifiedStatement] {
        ByteView.withBytes(of: Array(text.utf8)) {
            identifier.statements(in: $0, firstLine: firstLine)
        }
    }

    private func meaning(_ text: String) -> StatedLicense? {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.findings(in: $0).meaning?.license }
    }

    @Test(arguments: [
        ("GPL-2", "GPL-2.0-only"), ("LGPL-2.1", "LGPL-2.1-only"), ("Apache-2.0", "Apache-2.0"),
        ("Artistic", "Artistic-1.0-Perl"), ("BSD", "BSD-3-Clause"), ("CC0-1.0", "CC0-1.0"),
        ("MPL-1.1", "MPL-1.1"), ("LGPL-\n 2.1", "LGPL-2.1-only"),
    ])
    func `a pointer means its file's licence`(name: String, id: String) {
        let found = statements("see /usr/share/common-licenses/\(name)").map(\.license)
        #expect(found == [.license(id)])
    }

    @Test(arguments: [
        ("License:\n\n  /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("Licence: '/usr/share/common-licenses/GPL-2'.", ["GPL-2.0-only", "ISC"]),
        ("Moon (in lib/moon)  /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("Moon: /usr/share/common-licenses/GPL-2", ["GPL-2.0-only", "ISC"]),
        ("GPL: /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("See the moon:  /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("Moon /usr/share/common-licenses/GPL-2", ["ISC"]),
        ("Moon: /usr/share/common-licenses/GPL-2 and more", ["ISC"]),
        (
            "License:\n\n /usr/share/common-licenses/GPL-2\n\nIt is under GPL-3+.",
            ["GPL-3.0-or-later", "ISC"]
        ),
    ])
    func `a pointer that stands alone is a statement beside other licences`(
        text: String, ids: [String]
    ) {
        let found = statements("\(text)\n\nThe sun is under the ISC license.")
        #expect(found.map(\.license) == ids.map { .license($0) })
    }

    @Test func `each licence is given once, at its first lines`() {
        let text = """
            The orrery's terms are in /usr/share/common-licenses/GPL-3, and
            those of its moon in /usr/share/common-licenses/LGPL-
            2.1; they are not in /usr/share/common-licenses/turner.
            Again: /usr/share/common-licenses/GPL-3.
            """
        #expect(
            statements(text, firstLine: 11) == [
                IdentifiedStatement(
                    license: .license("GPL-3.0-only"), basis: .pointer,
                    rule: .commonLicense, lines: 11...11),
                IdentifiedStatement(
                    license: .license("LGPL-2.1-only"), basis: .pointer,
                    rule: .commonLicense, lines: 12...13),
            ])
    }

    @Test func `a pointer without a version is any version, and says so`() {
        #expect(
            statements("/usr/share/common-licenses/LGPL") == [
                IdentifiedStatement(
                    license: .license("LGPL-2.0-or-later"), basis: .pointer,
                    rule: .commonLicense, lines: 1...1, isUnversioned: true)
            ])
    }

    @Test func `a text that is nothing but a pointer means what it points at`() {
        #expect(
            meaning(" On Debian systems, see\n /usr/share/common-licenses/Apache-2.0.\n")
                == .license("Apache-2.0"))
    }

    @Test(arguments: [
        "You may turn the orrery as you like.",
        "Version 2 or any later version: /usr/share/common-licenses/GPL-2",
        "/usr/share/common-licenses/GPL-2 or /usr/share/common-licenses/Artistic",
        "/usr/share/common-licenses/GPL-2" + String(repeating: " but not on Sundays", count: 30),
    ])
    func `a text that says more than its pointer has no certain meaning`(text: String) {
        #expect(meaning(text) == nil)
    }
}
