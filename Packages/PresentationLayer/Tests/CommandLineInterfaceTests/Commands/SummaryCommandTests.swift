import DomainLayer
import Testing

@testable import CommandLineInterface

struct SummaryCommandTests {
    private let driver = FixedLicenseDriver([.package("git"), .package("zlib1g")])

    @Test func `a table has the system, its licences and their categories`() async {
        let run = await AppRun.of("summary", licenseDriver: driver)
        #expect(
            run.output.hasPrefix("Debian 12\n2 packages, 1 licence\n\nLicense  Packages  Share"))
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test func `JSON has the counts`() async {
        let json = """
            {
              "schemaVersion": 1,
              "tool": {"name": "debian-licenses", "version": "0.1.0"},
              "system": {"id": "debian", "versionId": "12", "name": "Debian 12"},
              "packages": 2,
              "withoutAnswer": 0,
              "incomplete": false,
              "licenses": [
                {"id": "MIT", "packages": 2}
              ],
              "categories": [
                {"category": "permissive", "packages": 2}
              ],
              "bases": [
                {"basis": "declared", "packages": 2}
              ],
              "findings": []
            }

            """
        #expect(await AppRun.of("summary -f json", licenseDriver: driver) == AppRun(output: json))
    }

    @Test func `Markdown has the counts`() async {
        let run = await AppRun.of("summary -f markdown", licenseDriver: driver)
        #expect(run.output.hasPrefix("# Licences of Debian 12\n\n2 packages.\n"))
        #expect(run.status == .success)
    }
}
