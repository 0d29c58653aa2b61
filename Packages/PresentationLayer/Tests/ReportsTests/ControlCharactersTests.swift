import DomainLayer
import PresentationMocks
import Testing
import VisibleText
import Wording

@testable import Reports

struct ControlCharactersTests {
    @Test func `no report of hostile data has a raw control character`() throws {
        let listing = LicenseListing.of(
            [.hostile],
            findings: PackageLicense.hostile.findings,
            texts: ["LicenseRef-\u{1B}": "\u{9B}\u{202E}\u{0}"])
        let license = License(id: "=cmd():\u{1B}[31m", name: "=cmd()", body: "\u{1B}[2J\r\u{2029}")
        let detail = LicenseDetail(
            entry: .hostile, installReason: .manual, text: .success(license))
        let rows = HostRows(
            inventory: LicenseInventory(system: .bookworm, entries: [.hostile]),
            host: try #require(HostName("a")), day: CalendarDate(Timestamp(clamping: 0)))
        let digests = MockDigestDriver.samples
        let reports: [(name: String, kept: Set<Unicode.Scalar>, text: String)] = [
            ("json", ["\n"], text { JSONReport.write(listing, to: &$0) }),
            ("jsonl", ["\n"], text { JSONLinesReport.write(listing, to: &$0) }),
            ("csv", ["\n", "\r", "\t"], text { CSVReport.write(listing, to: &$0) }),
            ("tsv", ["\n", "\t"], text { TSVReport.write(listing, to: &$0) }),
            ("markdown", ["\n"], text { MarkdownReport.write(listing, to: &$0) }),
            (
                "show json", ["\n"],
                text { JSONReport.write([detail], on: .bookworm, to: &$0) }
            ),
            (
                "show markdown", ["\n", "\t"],
                text { MarkdownReport.write([detail], on: .bookworm, to: &$0) }
            ),
            ("sources", ["\n"], text { SourcesReport.write(.hostile, to: &$0) }),
            ("sources json", ["\n"], text { JSONReport.write(SourceList.hostile, to: &$0) }),
            (
                "sources csv", ["\n", "\r", "\t"],
                text { CSVReport.write(SourceList.hostile, to: &$0) }
            ),
            ("sources shell", ["\n"], text { SourceScript.write(.hostile, to: &$0) }),
            ("rows", ["\n"], text { RowsReport.writeLines(rows, digests, to: &$0) }),
            ("rows csv", ["\n"], text { RowsReport.writeCSV(rows, digests, to: &$0) }),
            ("identify json", ["\n"], text { JSONReport.write([IdentifiedFile.hostile], to: &$0) }),
            (
                "identify markdown", ["\n"],
                text { MarkdownReport.write([IdentifiedFile.hostile], to: &$0) }
            ),
        ]
        for report in reports {
            let raw = report.text.unicodeScalars.filter(\.isTerminalControl)
            #expect(Set(raw).subtracting(report.kept) == [], "\(report.name)")
        }
    }
}
