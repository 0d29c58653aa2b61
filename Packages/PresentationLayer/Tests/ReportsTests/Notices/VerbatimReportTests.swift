import DomainLayer
import Reports
import Testing

struct VerbatimReportTests {
    private let rule = String(repeating: "=", count: 78)
    private let line = String(repeating: "-", count: 78)

    private func written(_ files: CopyrightFiles, packages: String...) -> String {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: packages.map { PackageLicense(name: $0, version: "1", architecture: "all") })
        return text { VerbatimReport.write(inventory, files, to: &$0) }
    }

    @Test func `files come first, then common licenses, then what has no text`() {
        let files = CopyrightFiles(
            files: [
                CopyrightFile(
                    path: "/usr/share/doc/crane/copyright", packages: ["crane:all", "egret:all"],
                    body: "Take it.\n\nAll of it.")
            ],
            commonLicenses: [CommonLicense(paths: ["/l/GPL-3", "/l/GPL"], body: "In full.\n")],
            missingLicenses: ["/l/BSD"])
        #expect(
            written(files, packages: "crane", "egret", "stork") == """
                Copyright files of Debian GNU/Linux 12
                1 copyright file, 1 common license

                \(rule)
                Copyright files
                \(rule)

                \(line)
                /usr/share/doc/crane/copyright (3 lines)
                Packages: crane:all, egret:all

                Take it.

                All of it.

                \(rule)
                Common licenses
                \(rule)

                \(line)
                /l/GPL-3, /l/GPL (1 line)

                In full.

                \(rule)
                Common licenses not found on this system
                \(rule)

                /l/BSD

                \(rule)
                Packages without a copyright file
                \(rule)

                stork:all

                """)
    }

    @Test func `control characters are visible, page breaks stay`() {
        let files = CopyrightFiles(
            files: [
                CopyrightFile(
                    path: "/a\u{1B}[2J\nb", packages: ["crane:all"], body: "\u{1B}[1mA\r\n\u{0C}\tB"
                )
            ])
        let written = written(files, packages: "crane")
        #expect(written.contains("/a␛[2J␊b (2 lines)\n"))
        #expect(written.hasSuffix("\n␛[1mA␍\n\u{0C}\tB\n\n\(rule)\nCommon licenses\n\(rule)\n"))
    }
}
