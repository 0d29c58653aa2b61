import DomainLayer
import Reports
import Testing

struct HTMLReportVerdictTests {
    private let inventory = LicenseInventory(system: .bookworm, entries: [.heron, .stork])

    private func page(
        _ verdict: PolicyVerdict?, of inventory: LicenseInventory? = nil,
        _ notices: LicenseNotices = LicenseNotices()
    ) -> String {
        text {
            HTMLReport.write(
                inventory ?? self.inventory, notices, verdict: verdict, created: nil, to: &$0)
        }
    }

    private func verdict(denying pattern: String) throws -> PolicyVerdict {
        try LicensePolicy(path: "house").adding(PolicyRequest(deny: [pattern]))
            .verdict(on: inventory, day: CalendarDate(Timestamp(clamping: 0)))
    }

    /// The first sentence of a page, with its class.
    private func attention(_ page: String) -> String? {
        page.split(separator: "<p class=\"attention ").dropFirst().first?
            .split(separator: "</p>").first.map(String.init)
    }

    @Test func `without a policy a page says that nothing was judged, and what to review`() {
        let page = page(nil)
        #expect(
            attention(page) == "unsettled\">Nothing was judged, because no policy with rules was "
                + "named; 1 package needs review.")
        #expect(
            page.contains(
                """
                <section id="verdict">
                <h2>Verdict</h2>
                <p>Nothing was judged, because no policy with rules was named.</p>
                <details open="">
                <summary><h3>Needs review: 1</h3>
                </summary>
                """))
        #expect(page.contains("<td><a>stork:all</a></td>"))
    }

    @Test func `a conclusion leaves nothing to review, though no rule judges it`() {
        let inventory = LicenseInventory(system: .bookworm, entries: [.reviewedStork])
        #expect(attention(page(nil, of: inventory))?.hasSuffix("; nothing needs review.") == true)
    }

    @Test func `a page begins with the verdict, and names each package that violates it`() throws {
        let page = page(
            try verdict(denying: "GPL-2.0-or-later WITH Classpath-exception-2.0"))
        #expect(
            attention(page)
                == "violated\">1 package violates the policy house; 1 package needs review.")
        #expect(
            page.contains(
                """
                <p>2 packages checked: 1 violates the policy; 1 without a listed license.</p>
                <details open="">
                <summary><h3>Denied by GPL-2.0-or-later WITH Classpath-exception-2.0 (--deny): 1</h3>
                </summary>
                """))
        #expect(
            page.contains(
                """
                <tr><td><a>libheron1:amd64</a></td>
                <td><span>GPL-2.0-or-later</span> <span>WITH</span> \
                <span>Classpath-exception-2.0</span></td>
                <td>/usr/share/doc/libheron1/copyright</td>
                <td>7-9</td>
                """))
    }

    @Test func `a policy that nothing violates still asks for a review of what is unknown`() throws
    {
        let page = page(try verdict(denying: "WTFPL"))
        #expect(
            attention(page)
                == "unsettled\">No package violates the policy house; 1 package needs review.")
        #expect(page.contains("<span>copyright</span> <span>files:</span> <span>no</span>"))
    }

    @Test func `only a policy that judged everything as known and allowed settles a page`() throws {
        let inventory = LicenseInventory(system: .bookworm, entries: [.heron])
        let passed = PolicyVerdict(system: .bookworm, checked: 1)
        #expect(
            attention(page(passed, of: inventory))
                == "settled\">No package violates the policy; nothing needs review.")
        let unruled = PolicyVerdict(system: .bookworm, checked: 0, uncovered: 1)
        #expect(
            attention(page(unruled, of: inventory))
                == "unsettled\">No package has a rule in the policy; nothing needs review.")
        var broken = inventory
        broken.findings = [LicenseFinding(.unreadable, path: "/var/lib/dpkg")]
        #expect(
            attention(page(passed, of: broken))
                == "violated\">No package violates the policy; nothing needs review. Something could "
                + "not be read, so packages or licenses may be missing.")
    }

    @Test func `a text to review is named once, with its packages and a link`() {
        var crane = PackageLicense.stork
        crane.expression = .id("LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")
        crane.names = ["LicenseRef-deb-0a1b2c3d4e5f60718293a4b5": "Quill"]
        crane.reason = nil
        var wader = crane
        wader.name = "wader"
        var notices = LicenseNotices()
        _ = notices.index(of: "Write.", named: "LicenseRef-deb-0a1b2c3d4e5f60718293a4b5")
        let page = page(
            nil, of: LicenseInventory(system: .bookworm, entries: [crane, wader]), notices)
        #expect(
            page.contains(
                """
                <tr><td><span>“Quill”</span> <span>(unlisted)</span> <a href="#text-1">Text 1</a></td>
                <td><a>stork:all</a>, <a>wader:all</a></td>
                </tr>
                """))
    }

    @Test func `each kind of violation and note has a place`() {
        let page = page(.thorough())
        for title in [
            "Denied by GPL-3.0-* (line 2): 2", "Not allowed with the exception (line 1): 1",
            "Exempted: 1", "Choices: 1", "Warnings", "Needs review: 1",
        ] {
            #expect(page.contains("<h3>\(title)</h3>"), "\(title)")
        }
        #expect(page.contains("<td>2030-12-31</td>\n<td>agreed &quot;upon&quot;</td>"))
        #expect(
            page.contains(
                "<li>/etc/house policy:10:1: the exemption of gone expired on 1969-12-31</li>"))
    }

    @Test func `a long table is folded until somebody opens it`() {
        let failures = (1...21).map { number in
            PolicyFailure(
                package: "a\(number):all", version: "1", license: .id("MIT"),
                causes: [PolicyCause(LicenseTerm("MIT"), .notAllowed(.unwritten))])
        }
        let verdict = PolicyVerdict(system: .bookworm, checked: 21, violations: failures)
        #expect(page(verdict).contains("<details>\n<summary><h3>Not allowed: 21</h3>"))
    }
}
