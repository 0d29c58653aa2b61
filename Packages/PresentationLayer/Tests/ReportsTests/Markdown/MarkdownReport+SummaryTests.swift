import DomainLayer
import Reports
import Testing

struct MarkdownReportSummaryTests {
    @Test func `a summary has a table for each kind of count`() {
        #expect(
            text { MarkdownReport.write(.birds, to: &$0) } == #"""
                # Licences of Debian GNU/Linux 12

                3 packages, 1 without an answer. Something could not be read, so this is not all there should be.

                ## Licences

                | License | Packages |
                |---|--:|
                | MIT | 2 |
                | LicenseRef-a\|b | 1 |

                ## Categories

                | Category | Packages |
                |---|--:|
                | permissive | 2 |
                | unknown | 1 |

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
                == "# Licences of Debian GNU/Linux 12\n\n1 package.\n")
    }
}
