import DomainLayer
import Reports
import Testing

struct MarkdownReportDifferenceTests {
    @Test func `each kind of change has a table, what is about licenses first`() {
        #expect(
            text { MarkdownReport.write(InventoryDifference.thorough(), to: &$0) } == #"""
                # Differences from standard input to /srv/new

                3 packages: 1 removed, 1 added, 2 changed (1 in license, 1 otherwise).

                Note: the texts of 1 package were not compared, for a listing was saved without their digests.

                ## Removed

                | Package | Version | License |
                |---|---|---|
                | gone:all | 1-1 | NOASSERTION (no copyright file) |

                ## Added

                | Package | Version | License |
                |---|---|---|
                | come:all | 1-1 | ISC |

                ## Another license

                | Package | Version | Change |
                |---|---|---|
                | turned\|:arm64 | 1-1 → 2-1 | − MIT; main license: MIT → ISC |

                ## Another reason for having no answer of its own

                | Package | Version | Was | Is |
                |---|---|---|---|
                | unread:amd64 | 1-1 → 1-2 | its own file answers | incomplete status |

                ## Statements

                | Package | Change | Files | License | Basis |
                |---|---|---|---|---|
                | turned\|:arm64 | removed | \* | MIT | declared |
                | turned\|:arm64 | removed | b/\* | ISC | declared |
                | turned\|:arm64 | added | \* | ISC | declared |

                ## Copyright holders

                | Package | Change | Holder |
                |---|---|---|
                | turned\|:arm64 | removed | 2001 A |
                | turned\|:arm64 | added | 2002 A |

                ## Findings

                | Package | Change | Finding |
                |---|---|---|
                | turned\|:arm64 | removed | not UTF-8: some bytes are not UTF-8 |
                | turned\|:arm64 | added | syntax error: the syntax is broken; what could be read was kept |

                """#)
    }
}
