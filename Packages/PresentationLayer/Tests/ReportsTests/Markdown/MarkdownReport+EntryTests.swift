import DomainLayer
import Reports
import Testing

struct MarkdownReportEntryTests {
    @Test func `a package has its facts, statements, findings and text`() {
        let license = License(id: "libheron1:amd64", name: "libheron1", body: "Fly | <away>\n")
        #expect(
            text { MarkdownReport.write(.heron, on: .bookworm, license: license, to: &$0) } == #"""
                # libheron1 1:1.2.13+dfsg-1

                |  |  |
                |---|---|
                | License | GPL-2.0-or-later WITH Classpath-exception-2.0 AND (Zlib OR LicenseRef-deb-heron-0a1b2c3d) |
                | Main license | GPL-2.0-or-later WITH Classpath-exception-2.0 |
                | Basis | declared: a License field names it |
                | Architecture | amd64 |
                | Source | heron 1:1.2.13+dfsg-1 |
                | Section | libs |
                | Maintainer | Ana Ruiz &lt;ana@heron.example&gt; |
                | Copyright file | /usr/share/doc/libheron1/copyright |
                | Format | machine-readable |
                | Package URL | pkg:deb/debian/libheron1@1:1.2.13%2Bdfsg-1?arch=amd64&amp;distro=debian-12 |

                ## Statements

                | Lines | Files | License | Basis | Rests on | Holders |
                |---|---|---|---|---|---|
                | 7–9 | \* | GPL-2.0-or-later WITH Classpath-exception-2.0 | declared | a short name of copyright-format 1.0 | 1995-2022 Ana Ruiz; 2001 "Bo" Lind |
                | 11–13 | a/\* b.c | Zlib OR LicenseRef-deb-heron-0a1b2c3d | text | the licence's own text, compared word for word |  |
                | 15 | c.c | NOASSERTION | none |  |  |

                ## Findings

                - name and text differ (line 31): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later
                - not UTF-8: some bytes are no UTF-8

                ## Text

                ```text
                Fly | <away>
                ```

                """#)
    }

    @Test func `a package without an answer says why`() {
        #expect(
            text { MarkdownReport.write(.stork, on: .bookworm, to: &$0) } == """
                # stork 2-1

                |  |  |
                |---|---|
                | License | NOASSERTION |
                | Basis | none: nothing was found |
                | Reason | there is no file /usr/share/doc/stork/copyright |
                | Architecture | all |
                | Source | stork 2-1 |
                | Package URL | pkg:deb/debian/stork@2-1?arch=all&amp;distro=debian-12 |

                """)
    }
}
