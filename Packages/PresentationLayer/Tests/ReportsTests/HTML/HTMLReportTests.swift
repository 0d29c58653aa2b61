import DomainLayer
import PresentationMocks
import Reports
import Testing

struct HTMLReportTests {
    private func page(_ entries: [LicenseEntry], _ notices: LicenseNotices) -> String {
        let inventory = LicenseInventory(
            system: .bookworm, entries: entries, findings: LicenseEntry.hostile.findings)
        return text { HTMLReport.write(inventory, notices, to: &$0) }
    }

    /// What stands between the marks, each time.
    private func parts(_ page: String, from start: String, to end: String) -> [String] {
        page.split(separator: start, omittingEmptySubsequences: false).dropFirst().map { part in
            part.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
                .first.map(String.init) ?? ""
        }
    }

    @Test func `the data are packages, answers and texts, those of siblings once`() {
        var sibling = LicenseEntry.stork
        sibling.statements = [
            LicenseStatement(expression: .id("MIT"), lines: 1...2, basis: .grant, rule: .grant)
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
        let data = parts(
            page([sibling, other], notices), from: #"id="data">"#, to: "</script>")
        #expect(data.count == 1)
        #expect(
            data.first?.hasSuffix(
                #""answers":[{"statements":[{"license":"MIT","name":"","#
                    + #""basis":"grant: words grant it","#
                    + #""rule":"words that grant the licence which they name","#
                    + #""first":1,"last":2,"files":[],"holders":[]}],"#
                    + #""holders":["Bo"],"texts":[0]}],"#
                    + #""texts":[{"name":"MIT","body":"You may.\n"}]}"#) == true)
        #expect(
            data.first.map { parts($0, from: #"{"name":"stork","version":"2-1","#, to: "}") }?
                .count == 2)
    }

    @Test func `a page loads nothing and runs nothing but its own script`() {
        let page = page([.hostile], .hostile)
        #expect(
            parts(page, from: "<script", to: ">") == [" type=\"application/json\" id=\"data\"", ""])
        #expect(page.contains("content=\"default-src &#39;none&#39;; style-src &#39;sha256-"))
        #expect(page.contains("; script-src &#39;sha256-"))
        #expect(!page.contains("http://") && !page.contains("https://"))
        #expect(!page.contains("<img") && !page.contains("<!--"))
    }

    @Test func `what files say is inert and visible`() {
        let page = page([.hostile], .hostile)
        #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isHarmless })
        #expect(page.contains(#"\u003C/script>\u003Cscript>alert(1)\u003C/script>"#))
        #expect(page.contains("␛]0;x␇"))
        let notices = text { HTMLReport.write(Attribution.hostile, to: &$0) }
        #expect(notices.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.isHarmless })
        #expect(!notices.contains("<script") && !notices.contains("<img"))
        #expect(notices.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
    }

    @Test func `a line of five megabytes is a line`() {
        var notices = LicenseNotices()
        let line = String(repeating: "</script>", count: 600_000)
        notices[LicenseEntry.stork.id] = PackageNotice(
            texts: [notices.index(of: line, named: "")])
        let page = page([.stork], notices)
        #expect(page.utf8.count > line.utf8.count)
        #expect(parts(page, from: "<script", to: ">").count == 2)
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
