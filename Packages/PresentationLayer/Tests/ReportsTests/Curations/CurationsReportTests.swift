import DomainLayer
import Reports
import Testing

struct CurationsReportTests {
    private func curations(
        _ entries: [PackageLicense], on system: SystemIdentity = .bookworm
    ) -> String {
        let inventory = LicenseInventory(system: system, entries: entries)
        return text { CurationsReport.write(inventory, to: &$0) }
    }

    @Test func `what was concluded is curated, with the reason as a comment`() {
        #expect(
            curations([.heron, .reviewedHeron, .reviewedStork]) == #"""
                ---
                - id: "Deb:debian:libheron1:1 1.2.13+dfsg-1"
                  curations:
                    comment: "read the \"sources\"; holds until 2030-12-31"
                    concluded_license: "EPL-1.0 OR EPL-2.0 OR LicenseRef-deb-egret"
                - id: "Deb:debian:stork:2-1"
                  curations:
                    concluded_license: "MIT"

                """#)
    }

    @Test func `an empty list is a list, and no curation is for all versions`() {
        #expect(curations([.heron, .stork]) == "---\n[]\n")
        var unversioned = PackageLicense.reviewedStork
        unversioned.version = ""
        #expect(curations([unversioned]) == "---\n[]\n")
    }

    @Test func `architectures of one version are curated together, and lose no license`() {
        var other = PackageLicense.reviewedStork
        other.architecture = "i386"
        other.conclusion = LicenseConclusion(expression: .id("Zlib"), reason: "other sources")
        #expect(
            curations([.reviewedStork, other, .reviewedStork]) == """
                ---
                - id: "Deb:debian:stork:2-1"
                  curations:
                    comment: "other sources"
                    concluded_license: "MIT AND Zlib"

                """)
    }

    @Test func `an id has four parts, and a text stays one string, whatever is in them`() {
        var entry = PackageLicense.hostile
        entry.conclusion = LicenseConclusion(
            expression: .id("MIT"), reason: "\"\n- id: x\u{1B}\u{85}\u{2028}")
        entry.version = "1:2:3\n\t4"
        let text = curations(
            [entry], on: SystemIdentity(id: "De:b\"", versionID: nil, name: ""))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 6)
        #expect(lines[1] == #"- id: "Deb:de b\":=cmd():1 2 3 4""#)
        #expect(lines[3].hasPrefix(#"    comment: "\""#))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
    }
}
