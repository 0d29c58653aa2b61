import DomainLayer
import Reports
import Testing

private let remark =
    "No copyright file prints these texts as the SPDX list has them, and the system holds no "
    + "copy. If a file prints one in other words, those are among the texts above."

struct NoticesReportTests {
    @Test func `what was concluded is in every format, and hides no statement`() {
        let attribution = Attribution(
            LicenseInventory(system: .bookworm, entries: [.reviewedHeron]), LicenseNotices())
        let concluded = "Concluded license: EPL-1.0+ OR LicenseRef-deb-egret"
        let plain = text { NoticesReport.write(attribution, to: &$0) }
        #expect(plain.contains("\nPackages: libheron1:amd64\n\(concluded)\n"))
        #expect(plain.contains("\nZlib OR LicenseRef-deb-heron-0a1b2c3d\n"))
        let html = text { HTMLReport.write(attribution, to: &$0) }
        #expect(html.contains("<p>\(concluded)</p>\n"))
        #expect(html.contains("<h4>Zlib OR LicenseRef-deb-heron-0a1b2c3d</h4>"))
        let markdown = text { MarkdownReport.write(attribution, to: &$0) }
        #expect(markdown.contains("\nConcluded license: EPL"))
        #expect(markdown.contains("\nZlib OR LicenseRef"))
    }

    private let rule = String(repeating: "=", count: 78)
    private let line = String(repeating: "-", count: 78)

    @Test func `a bundle is sources and then texts`() {
        #expect(
            text { NoticesReport.write(.waders, to: &$0) } == """
                Notices of Debian GNU/Linux 12
                3 source packages, 2 texts of licenses

                Source packages
                Texts
                    1: MIT
                    2: Zlib
                Texts not found on this system

                \(rule)
                Source packages
                \(rule)

                \(line)
                crane 1-1
                Packages: crane:all
                Texts: 1

                Copyright
                    1999 Bo

                \(line)
                heron 1:1.2.13+dfsg-1
                Packages: libheron1:amd64
                Texts: 1, 2

                Copyright
                    Cy

                GPL-2.0-or-later WITH Classpath-exception-2.0
                    1995-2022 Ana Ruiz
                    2001 "Bo" Lind

                Zlib OR LicenseRef-deb-heron-0a1b2c3d

                \(line)
                stork 2-1
                Packages: stork:all
                Nothing is stated.

                \(rule)
                Texts
                \(rule)

                \(line)
                Text 1: MIT
                Used by: crane 1-1, heron 1:1.2.13+dfsg-1

                You may.

                \(line)
                Text 2: Zlib
                Used by: heron 1:1.2.13+dfsg-1

                Fly.

                \(rule)
                Texts not found on this system
                \(rule)

                \(remark)

                LicenseRef-deb-heron: named without a text, and no list knows it
                    Used by: heron 1:1.2.13+dfsg-1

                Zlib: https://spdx.org/licenses/Zlib.html
                    Used by: crane 1-1, heron 1:1.2.13+dfsg-1

                """)
    }

    @Test func `nothing installed is a bundle of nothing`() {
        let nothing = Attribution(
            LicenseInventory(system: .bookworm, entries: []), LicenseNotices())
        #expect(
            text { NoticesReport.write(nothing, to: &$0) } == """
                Notices of Debian GNU/Linux 12
                0 source packages, 0 texts of licenses

                Source packages
                Texts

                \(rule)
                Source packages
                \(rule)

                \(rule)
                Texts
                \(rule)

                """)
    }

    @Test func `control characters are visible wherever they stand`() {
        let written = text { NoticesReport.write(.hostile, to: &$0) }
        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
        #expect(written.contains("=cmd() "))
    }
}

struct MarkdownReportNoticesTests {
    @Test func `a bundle is a chapter of sources and one of texts`() {
        #expect(
            text { MarkdownReport.write(Attribution.waders, to: &$0) } == """
                # Notices of Debian GNU/Linux 12

                3 source packages, 2 texts of licenses

                ## Contents

                - Source packages
                - Text 1: MIT
                - Text 2: Zlib
                - Texts not found on this system

                ## Source packages

                ### crane 1-1

                |  |  |
                |---|---|
                | Packages | crane:all |
                | Texts | 1 |

                Copyright

                - 1999 Bo

                ### heron 1:1.2.13+dfsg-1

                |  |  |
                |---|---|
                | Packages | libheron1:amd64 |
                | Texts | 1, 2 |

                Copyright

                - Cy

                GPL-2.0-or-later WITH Classpath-exception-2.0

                - 1995-2022 Ana Ruiz
                - 2001 "Bo" Lind

                Zlib OR LicenseRef-deb-heron-0a1b2c3d

                ### stork 2-1

                |  |  |
                |---|---|
                | Packages | stork:all |

                Nothing is stated.

                ## Texts

                ### Text 1: MIT

                Used by crane 1-1, heron 1:1.2.13+dfsg-1

                ```text
                You may.
                ```

                ### Text 2: Zlib

                Used by heron 1:1.2.13+dfsg-1

                ```text
                Fly.
                ```

                ## Texts not found on this system

                \(remark)

                - LicenseRef-deb-heron: named without a text, and no list knows it. Used by heron 1:1.2.13+dfsg-1
                - Zlib: https:\\//spdx.org/licenses/Zlib.html. Used by crane 1-1, heron 1:1.2.13+dfsg-1

                """)
    }

    @Test func `nothing in a text ends its block, and nothing outside is markup`() {
        let written = text { MarkdownReport.write(Attribution.hostile, to: &$0) }
        #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || $0.isHarmless })
        let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
        let fences = lines.indices.filter { lines[$0].hasPrefix("````") }
        #expect(fences.map { lines[$0] } == ["````text", "````"])
        for (place, line) in lines.enumerated() where place < fences[0] {
            #expect(!line.contains("<"))
        }
    }
}
