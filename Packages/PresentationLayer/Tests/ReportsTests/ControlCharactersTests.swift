import DomainLayer
import Testing

@testable import Reports

struct ControlCharactersTests {
    @Test(arguments: [
        ("", ""),
        ("plain ~", "plain ~"),
        ("Zuzana Nováková 青空 🦉", "Zuzana Nováková 青空 🦉"),
        ("\u{0}\t\r\n\u{1B}", "␀␉␍␊␛"),
        ("\u{7F}", "␡"),
        ("\u{80}\u{9B}\u{9F}\u{A0}", "<U+0080><U+009B><U+009F>\u{A0}"),
        ("\u{61C}\u{200E}\u{200F}", "<U+061C><U+200E><U+200F>"),
        ("\u{2027}\u{2028}\u{2029}", "‧<U+2028><U+2029>"),
        ("\u{202A}\u{202E}\u{202F}", "<U+202A><U+202E>\u{202F}"),
        ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}<U+2066><U+2069>\u{206A}"),
    ])
    func `control characters become visible`(text: String, visible: String) {
        #expect(Array(text.visible().unicodeScalars) == Array(visible.unicodeScalars))
    }

    @Test func `those to keep stay`() {
        #expect("a\tb\nc\u{1B}".visible(keeping: ["\t", "\n"]) == "a\tb\nc␛")
    }

    @Test func `no report of hostile data has a raw control character`() {
        let listing = LicenseListing.of(
            [.hostile],
            findings: LicenseEntry.hostile.findings,
            texts: ["LicenseRef-\u{1B}": "\u{9B}\u{202E}\u{0}"])
        let license = License(id: "=cmd():\u{1B}[31m", name: "=cmd()", body: "\u{1B}[2J\r\u{2029}")
        let reports: [(name: String, kept: Set<Unicode.Scalar>, text: String)] = [
            ("json", ["\n"], text { JSONReport.write(listing, to: &$0) }),
            ("jsonl", ["\n"], text { JSONLinesReport.write(listing, to: &$0) }),
            ("csv", ["\n", "\r", "\t"], text { CSVReport.write(listing, to: &$0) }),
            ("tsv", ["\n", "\t"], text { TSVReport.write(listing, to: &$0) }),
            ("markdown", ["\n"], text { MarkdownReport.write(listing, to: &$0) }),
            (
                "show json", ["\n"],
                text { JSONReport.write(.hostile, on: .bookworm, license: license, to: &$0) }
            ),
            (
                "show markdown", ["\n", "\t"],
                text { MarkdownReport.write(.hostile, on: .bookworm, license: license, to: &$0) }
            ),
        ]
        for report in reports {
            let raw = report.text.unicodeScalars.filter(\.isControl)
            #expect(Set(raw).subtracting(report.kept) == [], "\(report.name)")
        }
    }
}
