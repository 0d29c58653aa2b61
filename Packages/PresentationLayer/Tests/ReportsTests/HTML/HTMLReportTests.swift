import DomainLayer
import PresentationMocks
import Reports
import Testing

struct HTMLReportTests {
    private func page(_ entries: [PackageLicense], _ notices: LicenseNotices) -> String {
        var system = SystemIdentity.bookworm
        system.hostName = "juniper<"
        let inventory = LicenseInventory(
            system: system, entries: entries, findings: PackageLicense.hostile.findings)
        let created = Timestamp(clamping: 1_700_000_000)
        return text {
            HTMLReport.write(inventory, notices, verdict: nil, created: created, to: &$0)
        }
    }

    /// Each part between a start mark and an end mark.
    private func parts(_ page: String, from start: String, to end: String) -> [String] {
        page.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
                .first.map(String.init) ?? ""
        }
    }

    @Test func `the head says which machine it is about, and when it was made`() {
        #expect(
            page([.heron], LicenseNotices()).contains(
                """
                <header><h1>Licenses of Debian GNU/Linux 12</h1>
                <p class="attention unsettled">Nothing was judged, because no policy with rules was \
                named; nothing needs review.</p>
                <p>1 package, 4 licenses</p>
                <dl><dt>Host</dt>
                <dd>juniper&lt;</dd>
                <dt>Date</dt>
                <dd><time datetime="2023-11-14T22:13:20Z">2023-11-14 22:13 UTC</time></dd>
                <dt>Made by</dt>
                <dd>debian-licenses \(Tool.version)</dd>
                </dl>
                </header>
                """))
    }

    @Test func `an unknown host and time are left out`() {
        let inventory = LicenseInventory(system: .bookworm, entries: [.stork])
        let page = text {
            HTMLReport.write(inventory, LicenseNotices(), verdict: nil, created: nil, to: &$0)
        }
        #expect(page.contains("<p>1 package, 0 licenses</p>\n<dl><dt>Made by"))
        #expect(page.contains(">Licenses of Debian GNU/Linux 12</p>\n<div class=\"content\">"))
    }

    @Test func `the table is complete without the script`() {
        var whole = PackageLicense.heron
        whole.name = "whole"
        whole.mainExpression = nil
        whole.findings = []
        let rows = parts(
            page([.heron, .stork, whole], LicenseNotices()), from: ">Findings</th>", to: "</tbody>")
        #expect(
            rows == [
                """

                </tr></thead>
                <tbody>
                <tr><th scope="row">libheron1</th>
                <td>1:1.2.13+dfsg-1</td>
                <td>amd64</td>
                <td><span>GPL-2.0-or-later</span> <span>WITH</span> \
                <span>Classpath-exception-2.0</span> <em>+2</em> <small class="whole">\
                <span>GPL-2.0-or-later</span> <span>WITH</span> \
                <span>Classpath-exception-2.0</span> <span>AND</span> <span>(Zlib</span> \
                <span>OR</span> <span>“Heron”</span> <span>(unlisted))</span></small></td>
                <td class="weak-copyleft">weak copyleft</td>
                <td>declared</td>
                <td>2</td>
                </tr>
                <tr><th scope="row">stork</th>
                <td>2-1</td>
                <td>all</td>
                <td><em>no copyright file</em></td>
                <td class="unknown">unknown<small> unknown: no copyright file</small></td>
                <td>none</td>
                <td></td>
                </tr>
                <tr><th scope="row">whole</th>
                <td>1:1.2.13+dfsg-1</td>
                <td>amd64</td>
                <td><span>GPL-2.0-or-later</span> <span>WITH</span> \
                <span>Classpath-exception-2.0</span> <span>AND</span> <span>(Zlib</span> \
                <span>OR</span> <span>“Heron”</span> <span>(unlisted))</span></td>
                <td class="weak-copyleft">weak copyleft</td>
                <td>declared</td>
                <td></td>
                </tr>

                """
            ])
    }

    @Test func `what was concluded has a column of its own, which other pages don't have`() {
        let page = page([.reviewedHeron, .stork], LicenseNotices())
        #expect(
            page.contains("<th scope=\"col\">Findings</th>\n<th scope=\"col\">Concluded</th>\n"))
        let table = parts(page, from: ">Concluded</th>", to: "</tbody>").joined()
        let rows = parts(table, from: "<tr><th scope=\"row\">", to: "</tr>")
        #expect(
            rows.map { String($0.split(separator: "\n").last ?? "") } == [
                "<td><span>EPL-1.0+</span> <span>OR</span> <span>LicenseRef-deb-egret</span></td>",
                "<td></td>",
            ])
        #expect(
            page.contains(
                #""concluded":"EPL-1.0+ OR LicenseRef-deb-egret","review":"read the \"sources\"; "#
                    + #"holds until 2030-12-31","#))
        #expect(!self.page([.heron], LicenseNotices()).contains(">Concluded</th>"))
    }

    @Test func `the data are packages, answers and texts, those of siblings once`() {
        var sibling = PackageLicense.stork
        sibling.statements = [
            LicenseStatement(expression: .id("MIT"), lines: 1...2, basis: .grant, method: .grant)
        ]
        sibling.basis = .grant
        sibling.expression = .id("MIT")
        sibling.reason = nil
        var other = sibling
        other.architecture = "amd64"
        var notices = LicenseNotices()
        for entry in [sibling, other] {
            notices[entry.id] = PackageNotice(
                holders: ["Bo"], texts: [notices.index(of: "You may.\n", named: "MIT")])
        }
        let page = page([sibling, other], notices)
        let packages = parts(page, from: #"id="data">"#, to: "</script>").joined()
        #expect(
            packages.hasPrefix(
                #"[{"source":"stork 2-1","categories":["permissive"],"licenses":["MIT"],"#))
        #expect(parts(packages, from: #""answer":"#, to: "}") == ["0", "0"])
        #expect(
            parts(page, from: #"class="answer">"#, to: "</script>") == [
                "[[[0,1,2,3,1,2,[],[]]],[4],[0]]"
            ])
        #expect(
            parts(page, from: #"id="phrases">"#, to: "</script>") == [
                #"["MIT","","grant: the file grants it in words","#
                    + #""a grant that names the license","Bo"]"#
            ])
        #expect(
            page.contains(
                """
                <details id="text-1"><summary>Text 1: MIT</summary>
                <pre tabindex="0">You may.
                </pre>
                </details>
                """))
    }

    @Test func `of a file only what differs from the file before is stored`() {
        var entry = PackageLicense.stork
        entry.statements = [
            LicenseStatement(
                expression: nil, files: ["src/𝄞/a.c", "src/𝄞/b.c", "src/𝄢"], lines: 1...1,
                basis: .none),
            LicenseStatement(expression: nil, files: ["src/𝄢"], lines: 2...2, basis: .none),
        ]
        let page = page([entry], LicenseNotices())
        #expect(page.contains(#"[0,"src/𝄞/a.c",7,"b.c",4,"𝄢"]"#))
        #expect(page.contains(#"[6,""]"#))
    }

    @Test func `packages whose file states nothing share its holders and texts too`() {
        var (sibling, other) = (PackageLicense.stork, PackageLicense.stork)
        sibling.name = "sibling"
        other.name = "other"
        var notices = LicenseNotices()
        let notice = PackageNotice(
            holders: ["Bo"], texts: [notices.index(of: "You may.\n", named: "")])
        notices[PackageLicense.stork.id] = notice
        notices[sibling.id] = notice
        let page = page([.stork, other, sibling], notices)
        #expect(parts(page, from: #""answer":"#, to: "}") == ["0", "1", "0"])
        #expect(
            parts(page, from: #"class="answer">"#, to: "</script>") == [
                "[[],[0],[0]]", "[[],[],[]]",
            ])
    }

    @Test func `a page loads nothing and runs nothing but its own script`() {
        let page = page([.hostile], .hostile)
        let scripts = parts(page, from: "<script", to: ">")
        #expect(scripts.count { $0.isEmpty } == 1)
        #expect(scripts.allSatisfy { $0.isEmpty || $0.hasPrefix(" type=\"application/json\"") })
        #expect(page.contains("content=\"default-src &#39;none&#39;; style-src &#39;sha256-"))
        #expect(page.contains("; script-src &#39;sha256-"))
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(!page.contains("<img") && !page.contains("<!--"))
    }

    @Test func `what files say is inert and visible`() {
        let page = page([.hostile], .hostile)
        #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isHarmless })
        #expect(
            page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- ]]&gt;"))
        #expect(page.contains(#"[{"source":"\u003Cscript> "#))
        #expect(page.contains("<tr data-source=\"&lt;script&gt; "))
        #expect(page.contains("Text 1: &lt;/title&gt;</summary>"))
        #expect(page.contains("␛]0;x␇"))
        #expect(page.contains("<td>a|b`c</td>\n<td>␛[31m</td>\n<td><em>file unreadable"))
        let notices = text { HTMLReport.write(Attribution.hostile, to: &$0) }
        #expect(notices.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isHarmless })
        #expect(!notices.contains("<script") && !notices.contains("<img"))
        #expect(notices.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    }

    @Test func `a line of five megabytes is a line`() {
        var notices = LicenseNotices()
        let line = String(repeating: "</script>", count: 600_000)
        notices[PackageLicense.stork.id] = PackageNotice(
            texts: [notices.index(of: line, named: "")])
        let page = page([.stork], notices)
        #expect(page.utf8.count > line.utf8.count)
        #expect(parts(page, from: "<script", to: ">").count == 4)
        #expect(page.hasSuffix("</html>\n"))
    }

    @Test func `bars are drawings, hidden from those who hear the numbers`() {
        let page = page([.heron], LicenseNotices())
        #expect(
            page.contains(
                """
                <td>1</td>
                <td><svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">\
                <rect width="1000" height="100"></rect>
                <rect class="part" width="1000" height="100"></rect>
                </svg>
                </td>
                """))
    }
}
