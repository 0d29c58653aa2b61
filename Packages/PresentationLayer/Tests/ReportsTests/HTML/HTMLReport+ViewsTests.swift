import DomainLayer
import Reports
import Testing

struct HTMLReportViewsTests {
    private let inventory = LicenseInventory(system: .bookworm, entries: [.heron, .stork])

    private func page(
        _ inventory: LicenseInventory, _ notices: LicenseNotices = LicenseNotices()
    ) -> String {
        text { HTMLReport.write(inventory, notices, verdict: nil, created: nil, to: &$0) }
    }

    @Test func `a source has the licenses of all packages that were built from it`() {
        var tool = PackageLicense.heron
        tool.name = "heron-tool"
        tool.expression = .id("MIT")
        #expect(
            page(LicenseInventory(system: .bookworm, entries: [.heron, tool])).contains(
                """
                <tr data-source="heron 1:1.2.13+dfsg-1"><td>heron</td>
                <td>1:1.2.13+dfsg-1</td>
                <td><span>GPL-2.0-or-later</span> <span>WITH</span> \
                <span>Classpath-exception-2.0</span> <span>AND</span> <span>(Zlib</span> \
                <span>OR</span> <span>“Heron”</span> <span>(unlisted))</span> <span>AND</span> \
                <span>MIT</span></td>
                <td class="weak-copyleft">weak copyleft</td>
                <td><a>libheron1:amd64</a>, <a>heron-tool:amd64</a></td>
                </tr>
                """))
    }

    @Test func `a license has its packages, and links to the texts that go by its id`() {
        var notices = LicenseNotices()
        _ = notices.index(of: "Anything.", named: "Heron")
        _ = notices.index(of: "Feed it.", named: "LicenseRef-deb-heron-0a1b2c3d")
        _ = notices.index(of: "As you like.", named: "Zlib OR MIT")
        let page = page(inventory, notices)
        #expect(
            page.contains(
                """
                <tr data-license="LicenseRef-deb-heron-0a1b2c3d"><td>\
                <a href="#view=licenses&amp;about=LicenseRef-deb-heron-0a1b2c3d">“Heron” (unlisted)</a> \
                <small>LicenseRef-deb-heron-0a1b2c3d</small></td>
                <td class="unknown">unknown</td>
                <td><a>libheron1:amd64</a></td>
                <td><a href="#text-2">2</a> </td>
                </tr>
                """))
        #expect(
            page.contains(
                "<small>zlib License</small></td>\n<td class=\"permissive\">permissive</td>"))
        #expect(page.contains("<td><a href=\"#text-3\">3</a> </td>"))
        #expect(page.contains("<summary>Text 2: “Heron” (unlisted)</summary>"))
    }

    @Test func `a common license's file is the text of its version alone`() {
        var entry = PackageLicense.stork
        entry.expression = .and([
            .id("LGPL-2.0-or-later"), .id("LGPL-2.1-only"), .id("GPL-3.0-or-later"),
            .id("Artistic-2.0"),
        ])
        var notices = LicenseNotices()
        for name in ["LGPL-2", "LGPL-2.1", "GPL", "Artistic"] {
            _ = notices.index(of: "Words of \(name)", named: "/usr/share/common-licenses/\(name)")
        }
        let rows = page(LicenseInventory(system: .bookworm, entries: [entry]), notices)
            .split(separator: "<tr data-license=\"").dropFirst()
        let links = rows.map { row in
            (row.prefix { $0 != "\"" }, row.split(separator: "#text-").dropFirst().first?.first)
        }
        #expect(links.first { $0.0 == "LGPL-2.0-or-later" }?.1 == "1")
        #expect(links.first { $0.0 == "LGPL-2.1-only" }?.1 == "2")
        let without = links.filter { $0.0.hasPrefix("GPL") || $0.0.hasPrefix("Artistic") }
        #expect(without.count == 2)
    }

    @Test func `packages of a license that many have are folded behind their number`() {
        let entries = (1...5).map { number in
            var entry = PackageLicense.heron
            entry.name = "heron\(number)"
            return entry
        }
        #expect(
            page(LicenseInventory(system: .bookworm, entries: entries)).contains(
                "<td><details><summary>5 packages</summary>\n<a>heron1:amd64</a>, <a>heron2:"))
    }

    @Test func `no name passes for a listed license`() {
        var entry = PackageLicense.heron
        entry.expression = .id("LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")
        entry.mainExpression = entry.expression
        entry.names = ["LicenseRef-deb-0a1b2c3d4e5f60718293a4b5": "MIT” OR “ISC"]
        let page = page(LicenseInventory(system: .bookworm, entries: [entry]))
        #expect(
            page.contains(
                "<td><span>“MIT</span> <span>OR</span> <span>ISC”</span> <span>(unlisted)"))
        #expect(!page.contains(">MIT"))
    }

    @Test func `an unknown license says which text is meant`() {
        var entry = PackageLicense.heron
        entry.expression = .id("LicenseRef-deb-heron-0a1b2c3d")
        entry.findings = [LicenseFinding(.unexplainedTerms, line: 3)]
        #expect(
            page(LicenseInventory(system: .bookworm, entries: [entry])).contains(
                "<td class=\"unknown\">unknown"
                    + "<small> unknown: “Heron” (unlisted), unexplained terms</small></td>\n"))
    }

    @Test func `a figure counts packages with a finding, on the scale of all packages`() {
        var entry = PackageLicense.stork
        entry.findings = [LicenseFinding(.unknownShortName), LicenseFinding(.unknownShortName)]
        let page = page(LicenseInventory(system: .bookworm, entries: [.heron, entry]))
        #expect(
            page.contains(
                """
                <a href="#finding=unknown%20short%20name">unknown short name</a></th>
                <td>1</td>
                """))
        #expect(page.contains("<rect class=\"part\" width=\"500\" height=\"100\"></rect>"))
    }

    @Test func `a legend explains every category and basis, and the number of more licenses`() {
        let page = page(inventory)
        for category in LicenseCategory.allCases {
            #expect(page.contains("<dt class=\"\(category.rawValue)\">"))
        }
        #expect(page.contains("<dt>+N</dt>\n<dd>N more licenses, which"))
        #expect(page.contains("<dt>pointer</dt>\n"))
    }
}
