import DomainLayer
import Reports
import Testing

struct MarkdownReportIdentificationTests {
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

                ## Statements

                | Lines | Files | License | Basis | Rests on | Holders |
                |---|---|---|---|---|---|
                | 7–9 | \* | GPL-2.0-or-later WITH Classpath-exception-2.0 | declared | a short name of copyright-format 1.0 | 1995-2022 Ana Ruiz; 2001 "Bo" Lind |
                | 11–13 | a/\* b.c | Zlib OR LicenseRef-deb-heron-0a1b2c3d | text | the licence's own text, compared word for word |  |
                | 15 | c.c | NOASSERTION | none |  |  |

                ## Findings

                - name and text differ (line 31): the name is GPL-3.0-only, the text is that of GPL-3.0-or-later
                - not UTF-8: some bytes are no UTF-8

                # standard input

                |  |  |
                |---|---|
                | License | NOASSERTION |
                | Basis | none: nothing was found |
                | Format | prose |

                """#)
    }
}
