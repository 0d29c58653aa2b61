import DomainLayer
import Reports
import Testing
import Wording

struct MarkdownReportTests {
    @Test func `an empty listing says so`() {
        #expect(
            text { MarkdownReport.write(.of([]), to: &$0) } == """
                # Licenses of Debian GNU/Linux 12

                | Package | Version | Arch | Basis | License |
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
                # Licenses of Debian GNU/Linux 12

                | Package | Version | Arch | Basis | License |
                |---|---|---|---|---|
                | libheron1 | 1:1.2.13+dfsg-1 | amd64 | declared | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) |
                | stork | 2-1 | all | none | NOASSERTION (no copyright file) |

                2 of 7 packages, 1 without an answer. Something could not be read, so this is not all there should be.

                ## Findings

                - syntax error (/var/lib/dpkg/status, line 4): the syntax is broken; what could be read was kept
                - documentation excluded: dpkg is configured not to install documentation

                """)
    }

    @Test func `groups have tables of their own kind`() {
        #expect(
            text { MarkdownReport.write(.bySource, to: &$0) } == """
                # Licenses of Debian GNU/Linux 12

                | Source | Version | License | Packages |
                |---|---|---|---|
                | heron | 1:1.2.13+dfsg-1 | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) | libheron1:amd64 |
                | stork | 2-1 | NOASSERTION | stork:all |

                2 packages, 1 without an answer.

                """)
        #expect(
            text { MarkdownReport.write(.byLicense, to: &$0) } == """
                # Licenses of Debian GNU/Linux 12

                | License | Packages |
                |---|---|
                | Zlib | libheron1:amd64 stork:all |

                2 of 9 packages, 1 without an answer.

                """)
    }
}

struct MarkdownReportEntryTests {
    @Test func `a package has its facts, statements, findings and text`() {
        let license = License(id: "libheron1:amd64", name: "libheron1", body: "Fly | <away>\n")
        let detail = LicenseDetail(entry: .heron, installReason: .manual, text: .success(license))
        #expect(
            text { MarkdownReport.write([detail], on: .bookworm, to: &$0) } == #"""
                # libheron1 1:1.2.13+dfsg-1

                |  |  |
                |---|---|
                | License | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) |
                | Main license | GPL-2.0-or-later WITH Classpath-exception-2.0 |
                | Category | weak copyleft |
                | Basis | declared: a License field names it |
                | Architecture | amd64 |
                | Source | heron 1:1.2.13+dfsg-1 |
                | Section | libs |
                | Installed | manually |
                | Maintainer | Ana Ruiz &lt;ana\@heron.example&gt; |
                | Copyright file | /usr/share/doc/libheron1/copyright |
                | Format | machine-readable |
                | Unexplained | 4 lines |
                | Package URL | pkg:deb/debian/libheron1\@1:1.2.13%2Bdfsg-1?arch=amd64&amp;distro=debian-12 |

                ## Statements

                | Lines | Files | License | Basis | Rests on | Holders |
                |---|---|---|---|---|---|
                | 7–9 | \* | GPL-2.0-or-later WITH Classpath-exception-2.0 | declared | a short name of copyright-format 1.0 | 1995-2022 Ana Ruiz; 2001 "Bo" Lind |
                | 11–13 | a/\* b.c | Zlib OR LicenseRef-deb-heron-0a1b2c3d | text | the license's own text, compared word for word |  |
                | 15 | c.c | NOASSERTION | none |  |  |

                ## Findings

                - name and text differ (line 31): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later
                - not UTF-8: some bytes are not UTF-8

                ## Text

                ```text
                Fly | <away>
                ```

                """#)
    }

    @Test func `what was concluded stands beside what is declared`() {
        let listing = text { MarkdownReport.write(.of([.reviewedStork, .heron]), to: &$0) }
        #expect(listing.contains("| Basis | License | Concluded |\n"))
        #expect(listing.contains("| none | NOASSERTION (no copyright file) | MIT |\n"))
        let detail = LicenseDetail(entry: .reviewedHeron, installReason: nil)
        let facts = text { MarkdownReport.write([detail], on: .bookworm, to: &$0) }
        #expect(facts.contains("\n| Concluded | EPL-1.0+ OR LicenseRef-deb-egret |\n"))
        #expect(facts.contains("\n| Review | read the \"sources\"; holds until 2030-12-31 |\n"))
    }

    @Test func `each field that names built-in sources is a fact`() {
        let detail = LicenseDetail(entry: .apple, installReason: .manual)
        let markdown = text { MarkdownReport.write([detail], on: .bookworm, to: &$0) }
        #expect(
            markdown.contains(
                """
                | Source | apple 1:2-1 |
                | Built-Using | quince (= 3) |
                | Static-Built-Using | quince (= 3) |
                """))
    }

    @Test func `a package without an answer says why`() {
        let detail = LicenseDetail(entry: .stork, installReason: .unknown)
        #expect(
            text { MarkdownReport.write([detail], on: .bookworm, to: &$0) } == """
                # stork 2-1

                |  |  |
                |---|---|
                | License | NOASSERTION |
                | Category | unknown |
                | Basis | none: nothing was found |
                | Reason | there is no file /usr/share/doc/stork/copyright |
                | Architecture | all |
                | Source | stork 2-1 |
                | Installed | for no known reason |
                | Package URL | pkg:deb/debian/stork\\@2-1?arch=all&amp;distro=debian-12 |

                """)
    }
}

struct MarkdownReportSummaryTests {
    @Test func `a summary has a table for each kind of count`() {
        #expect(
            text { MarkdownReport.write(.birds, to: &$0) } == #"""
                # Licenses of Debian GNU/Linux 12

                3 packages, 1 without an answer. Something could not be read, so this is not all there should be.

                ## Categories

                | Category | Packages |
                |---|--:|
                | permissive | 2 |
                | unknown | 1 |

                Something unknown in 1 package.

                ## Licenses

                | License | Packages |
                |---|--:|
                | MIT | 2 |
                | LicenseRef-a\|b | 1 |

                ## Bases

                | Basis | Packages |
                |---|--:|
                | declared | 2 |
                | none | 1 |

                ## Findings

                | Finding | Occurrences |
                |---|--:|
                | not UTF-8 | 4 |

                """#)
    }

    @Test func `tables without rows are left out`() {
        #expect(
            text { MarkdownReport.write(LicenseSummary(system: .bookworm, packages: 1), to: &$0) }
                == "# Licenses of Debian GNU/Linux 12\n\n1 package.\n")
    }
}

struct MarkdownReportIdentificationTests {
    @Test func `unexplained lines end no block and obey nothing`() {
        let report = text {
            MarkdownReport.write([IdentifiedFile.heron], showsUnexplained: true, to: &$0)
        }
        #expect(
            report.hasSuffix(
                """

                ## Unexplained

                ````text
                4  Ask first.
                12  - Heron
                13  ␛[2J ```
                14
                ````

                """))
    }

    @Test func `each file has a chapter`() {
        #expect(
            text { MarkdownReport.write([IdentifiedFile.heron, .silent], to: &$0) } == #"""
                # doc/heron

                |  |  |
                |---|---|
                | License | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) |
                | Main license | GPL-2.0-or-later WITH Classpath-exception-2.0 |
                | Basis | declared: a License field names it |
                | Format | machine-readable |
                | Unexplained | 4 lines |

                ## Statements

                | Lines | Files | License | Basis | Rests on | Holders |
                |---|---|---|---|---|---|
                | 7–9 | \* | GPL-2.0-or-later WITH Classpath-exception-2.0 | declared | a short name of copyright-format 1.0 | 1995-2022 Ana Ruiz; 2001 "Bo" Lind |
                | 11–13 | a/\* b.c | Zlib OR LicenseRef-deb-heron-0a1b2c3d | text | the license's own text, compared word for word |  |
                | 15 | c.c | NOASSERTION | none |  |  |

                ## Findings

                - name and text differ (line 31): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later
                - not UTF-8: some bytes are not UTF-8

                # standard input

                |  |  |
                |---|---|
                | License | NOASSERTION |
                | Basis | none: nothing was found |
                | Format | prose |

                """#)
    }
}
