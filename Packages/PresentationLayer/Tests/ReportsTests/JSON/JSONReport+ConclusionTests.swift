import DomainLayer
import Reports
import Testing

struct JSONReportConclusionTests {
    @Test func `what was concluded follows what is declared, on packages that have it`() {
        let json = text {
            JSONReport.write(.of([.reviewedHeron, .reviewedStork, .stork]), to: &$0)
        }
        #expect(
            json.contains(
                #"""
                      "exceptions": ["Classpath-exception-2.0"],
                      "concludedExpression": "EPL-1.0+ OR LicenseRef-deb-egret",
                      "conclusion": {"reason": "read the \"sources\"", "expires": "2030-12-31"},
                      "statements": [
                """#))
        #expect(
            json.contains(
                #"""
                      "concludedExpression": "MIT",
                      "conclusion": {"reason": "", "expires": null},
                """#))
        #expect(json.split(separator: "concludedExpression").count == 3)
    }

    @Test func `a summary counts concluded licenses if there are some`() {
        var summary = LicenseSummary.birds
        summary.concludedLicenses = [.init(.id("MIT"), 2)]
        let json = text { JSONReport.write(summary, to: &$0) }
        #expect(
            json.contains(
                #"""
                  "concludedLicenses": [
                    {"expression": "MIT", "packages": 2}
                  ],
                  "licenses": [
                """#))
        #expect(text { CSVReport.write(summary, to: &$0) }.contains("\nconcludedLicense,MIT,2\n"))
        #expect(
            text { MarkdownReport.write(summary, to: &$0) }
                .contains("## Concluded licenses\n\n| License | Packages |\n"))
    }
}
