import DomainLayer
import Reports
import Testing

struct SourcesReportTests {
    @Test func `each source says why it is owed, what has it, and where it is`() {
        #expect(
            text { SourcesReport.write(.fruits(), to: &$0) } == """
                Source packages of Debian GNU/Linux 12
                5 source packages: 2 owed, 2 unknown, 1 not owed

                A source is owed if a license of a package that consists of it asks for source.
                It is unknown if such a license isn't known well enough, or if the source was only
                built into packages, since the package database doesn't say what license it has.
                Debian's snapshot archive, to which the addresses lead, has what Debian published.

                apple 1:2-1: owed
                    asked for by GPL-2.0-only, MPL-2.0, in apple:amd64
                    packages: apple:amd64
                    file: apple_2-1.dsc
                    address: https://snapshot.debian.org/package/apple/1%3A2-1/

                medlar: unknown
                    unknown: its own license, as nothing installed was built from it
                    Static-Built-Using of: pear:all
                    no file: no version is given

                pear 4: not owed
                    packages: pear:all
                    file: pear_4.dsc
                    address: https://snapshot.debian.org/package/pear/4/

                plum 5: unknown
                    unknown: Plum, "own" (LicenseRef-deb-1), unexplained terms, in plum:all
                    packages: plum:all
                    file: plum_5.dsc
                    address: https://snapshot.debian.org/package/plum/5/

                quince 3: owed
                    asked for by GPL-2.0-only, MPL-2.0, in apple:amd64
                    unknown: its own license, as nothing installed was built from it
                    Built-Using of: apple:amd64
                    Static-Built-Using of: apple:amd64
                    file: quince_3.dsc
                    address: https://snapshot.debian.org/package/quince/3/

                """)
    }

    @Test func `what no license asks for can be left out, and the total says nothing of it`() {
        let report = text { SourcesReport.write(.fruits(isOwedOnly: true), to: &$0) }
        #expect(report.contains("\n4 source packages: 2 owed, 2 unknown\n"))
        #expect(!report.contains("\npear 4"))
        #expect(report.contains("\nmedlar: unknown\n"))
    }

    @Test func `no name can begin a line of its own`() {
        let report = text { SourcesReport.write(.hostile, to: &$0) }
        #expect(report.contains("\nb␛[2J␊id "))
        #expect(report.contains("\n    no file: its name or version breaks Debian's rules\n"))
    }
}
