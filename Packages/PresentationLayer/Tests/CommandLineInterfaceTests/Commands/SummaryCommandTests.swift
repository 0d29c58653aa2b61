import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct SummaryCommandTests {
    private let driver = MockLicenseDriver.listing([.package("git"), .package("zlib1g")])

    @Test func `a table has the system, its licenses and their categories`() async {
        let run = await AppRun.of("summary") { $0.licenseDriver = driver }
        #expect(
            run.output.hasPrefix(
                "Debian 12\n2 packages, 1 license\n\nCategory    Packages  Share\n"))
        #expect(run.output.contains("\nNext\n  debian-licenses show PACKAGE "))
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test func `JSON has the counts`() async {
        let json = """
            {
              "schemaVersion": 3,
              "tool": {"name": "debian-licenses", "version": "0.1.0"},
              "system": {"id": "debian", "versionId": "12", "name": "Debian 12"},
              "packages": 2,
              "unknown": 0,
              "unlisted": 0,
              "withoutAnswer": 0,
              "incomplete": false,
              "mainLicenses": [
                {"expression": "MIT", "packages": 2}
              ],
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
        #expect(
            await AppRun.of("summary -f json") { $0.licenseDriver = driver } == AppRun(output: json)
        )
    }

    @Test func `CSV has a row per count`() async {
        let csv = """
            kind,name,count
            category,permissive,2
            unknown,,0
            mainLicense,MIT,2
            license,MIT,2
            basis,declared,2

            """
        #expect(
            await AppRun.of("summary -f csv") { $0.licenseDriver = driver } == AppRun(output: csv))
    }

    @Test func `all licenses are counted if that is asked for`() async {
        let some = await AppRun.of("summary").output
        #expect(!some.contains("\nLicense "))
        let all = await AppRun.of("summary --all").output
        #expect(all.contains("\nLicense "))
        #expect(all.contains("\nISC "))
    }

    @Test func `Markdown has the counts`() async {
        let run = await AppRun.of("summary -f markdown") { $0.licenseDriver = driver }
        #expect(run.output.hasPrefix("# Licenses of Debian 12\n\n2 packages.\n"))
        #expect(run.status == .success)
    }
}
