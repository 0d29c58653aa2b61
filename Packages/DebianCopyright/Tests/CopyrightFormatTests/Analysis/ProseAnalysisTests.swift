import CopyrightFormat
import Identification
import LicenseStatements
import Testing

struct ProseAnalysisTests {
    @Test func `pointers are statements, and the first one is the main one`() {
        let analysis = analysis(
            of: """
                The orrery was made by Ada Turner.

                Its terms are in /usr/share/common-licenses/GPL-2,
                those of its moon in /usr/share/common-licenses/GPL.
                """)
        #expect(analysis.format == .prose)
        #expect(
            analysis.statements.map(\.license) == [
                .license("GPL-2.0-only"), .license("GPL-1.0-or-later"),
            ])
        #expect(analysis.statements.map(\.lines) == [3...3, 4...4])
        #expect(analysis.main == .license("GPL-2.0-only"))
        #expect(analysis.basis == .pointer)
        #expect(analysis.findings == [CopyrightFinding(.unversionedLicense, line: 4)])
    }

    @Test(arguments: ["All other files:", "The rest is under this license:"])
    func `what is said of everything else is the main one`(heading: String) {
        let analysis = analysis(
            of: """
                The library is under the ISC license.

                \(heading)
                Copyright 2019 Ada Turner

                You may turn it under the terms of the GNU General Public License, version 2.

                The Debian packaging is under the MIT license.
                """)
        #expect(
            analysis.statements.map(\.license) == [
                .license("ISC"), .license("GPL-2.0-only"), .license("MIT"),
            ])
        #expect(analysis.main == .license("GPL-2.0-only"))
    }

    @Test func `prose without a pointer states nothing`() {
        let analysis = analysis(of: "You may turn it as often as you like.\n")
        #expect(analysis.statements.isEmpty)
        #expect(analysis.main == nil)
        #expect(analysis.basis == .none)
        #expect(analysis.findings == [])
    }
}
