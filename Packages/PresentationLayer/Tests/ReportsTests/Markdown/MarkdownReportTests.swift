import DomainLayer
import Reports
import Testing

struct MarkdownReportTests {
    @Test func `an empty listing says so`() {
        #expect(
            text { MarkdownReport.write(.of([]), to: &$0) } == """
                # Licences of Debian GNU/Linux 12

                | Package | Version | Arch | License | Basis |
                |---|---|---|---|---|

                0 packages.

                """)
    }

    @Test func `a listing has a row a package, its size and the findings of the system`() {
        var listing = LicenseListing.of(
            [.heron, .stork],
            findings: [
                LicenseFinding(.syntaxError, line: 4, path: "/var/lib/dpkg/status"),
                LicenseFinding(.documentationExcluded),
            ],
            total: 7)
        listing.isIncomplete = true
        #expect(
            text { MarkdownReport.write(listing, to: &$0) } == """
                # Licences of Debian GNU/Linux 12

                | Package | Version | Arch | License | Basis |
                |---|---|---|---|---|
                | libheron1 | 1:1.2.13+dfsg-1 | amd64 | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) | declared |
                | stork | 2-1 | all | NOASSERTION (no copyright file) | none |

                2 of 7 packages, 1 without an answer. Something could not be read, so this is not all there should be.

                ## Findings

                - syntax error (/var/lib/dpkg/status, line 4): the syntax is broken; what could be read was kept
                - documentation excluded: dpkg was told not to install documentation

                """)
    }

    @Test func `groups have tables of their own kind`() {
        #expect(
            text { MarkdownReport.write(.bySource, to: &$0) } == """
                # Licences of Debian GNU/Linux 12

                | Source | Version | License | Packages |
                |---|---|---|---|
                | heron | 1:1.2.13+dfsg-1 | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) | libheron1:amd64 |
                | stork | 2-1 | NOASSERTION | stork:all |

                2 packages, 1 without an answer.

                """)
        #expect(
            text { MarkdownReport.write(.byLicense, to: &$0) } == """
                # Licences of Debian GNU/Linux 12

                | License | Packages |
                |---|---|
                | Zlib | libheron1:amd64 stork:all |

                2 of 9 packages, 1 without an answer.

                """)
    }
}
