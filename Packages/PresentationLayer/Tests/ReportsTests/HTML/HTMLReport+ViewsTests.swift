import DomainLayer
import Reports
import Testing

struct HTMLReportViewsTests {
    private let inventory = LicenseInventory(
        system: .bookworm, entries: [.heron, .stork],
        texts: ["LicenseRef-deb-heron-0a1b2c3d": "Feed it.\n"])

    private func page(_ verdict: PolicyVerdict? = nil) -> String {
        text {
            HTMLReport.write(
                inventory, LicenseNotices(), verdict: verdict, created: nil, to: &$0)
        }
    }

    @Test func `without a policy a page says that nothing was judged`() {
        #expect(page().contains("<p class=\"unjudged\">Nothing was judged, since no policy"))
        #expect(!page().contains("id=\"verdict\""))
    }

    @Test func `a page begins with the verdict, and names each package that violates it`() throws {
        let policy = try LicensePolicy().adding(
            PolicyRequest(deny: ["GPL-2.0-or-later WITH Classpath-exception-2.0"]))
        let verdict = policy.verdict(on: inventory, day: CalendarDate(Timestamp(clamping: 0)))
        let page = page(verdict)
        #expect(page.contains("<p class=\"attention\">One package violates the policy:"))
        #expect(
            page.contains(
                """
                <section id="verdict" class="violates">
                <h2>Verdict</h2>
                <p>2 packages checked: 1 violates the policy; 1 without a listed license.</p>
                <table class="judged">
                <caption>Denied by GPL-2.0-or-later WITH Classpath-exception-2.0 (--deny)</caption>
                """))
        #expect(
            page.contains(
                """
                <tr><th scope="row"><a href="#open=libheron1%3Aamd64">libheron1:amd64</a></th>
                <td>GPL-2.0-or-later WITH Classpath-exception-2.0</td>
                <td>/usr/share/doc/libheron1/copyright</td>
                """))
    }

    @Test func `unknown licenses that pass are to be reviewed`() throws {
        let policy = try LicensePolicy().adding(PolicyRequest(deny: ["WTFPL"]))
        let verdict = policy.verdict(on: inventory, day: CalendarDate(Timestamp(clamping: 0)))
        let page = page(verdict)
        #expect(page.contains("<section id=\"verdict\" class=\"passes\">"))
        #expect(
            page.contains(
                "<caption>To review: unknown licenses that the policy lets pass</caption>"))
        #expect(page.contains("<a href=\"#open=stork%3Aall\">stork:all</a>"))
    }

    @Test func `sources and licenses have tables of their own`() {
        let page = page()
        #expect(
            page.contains(
                """
                <tr><th scope="row"><a href="#query=heron%201%3A1.2.13%2Bdfsg-1">heron</a></th>
                <td>1:1.2.13+dfsg-1</td>
                <td>1</td>
                <td>GPL-2.0-or-later WITH Classpath-exception-2.0 +2</td>
                <td class="weak-copyleft">weak copyleft</td>
                """))
        #expect(
            page.contains(
                """
                <tr data-id="LicenseRef-deb-heron-0a1b2c3d"><th scope="row">\
                <a href="#view=licenses&amp;about=LicenseRef-deb-heron-0a1b2c3d">Heron</a></th>
                <td>LicenseRef-deb-heron-0a1b2c3d</td>
                <td>1</td>
                """))
        #expect(page.contains(#"{"reading":"","body":"Feed it.\n","texts":[]}"#))
    }

    @Test func `an unknown license says which text is meant`() {
        var entry = PackageLicense.heron
        entry.expression = .id("LicenseRef-deb-heron-0a1b2c3d")
        entry.findings = [LicenseFinding(.unexplainedTerms, line: 3)]
        let inventory = LicenseInventory(system: .bookworm, entries: [entry])
        let page = text {
            HTMLReport.write(inventory, LicenseNotices(), verdict: nil, created: nil, to: &$0)
        }
        #expect(
            page.contains("<td class=\"unknown\">unknown<i>Heron; unexplained terms</i></td>\n"))
    }

    @Test func `a legend explains every category and basis, and the number of more licenses`() {
        let page = page()
        for category in LicenseCategory.allCases {
            #expect(page.contains("<dt class=\"\(category.rawValue)\">"))
        }
        #expect(page.contains("<dt>+N</dt>\n<dd>N more licenses, which"))
        #expect(page.contains("<dt>pointer</dt>\n"))
    }
}
