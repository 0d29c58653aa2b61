import Testing

@testable import DebianCopyright

/// Versions that a name and its text give each other.
struct LicenseResolverVersionsTests {
    @Test(arguments: [
        ("GPL-2.1+", "GPL-2.0-or-later"), ("GPL-2.1 or later", "GPL-2.0-or-later"),
        ("GPL-2.1", "GPL-2.0-only"),
    ])
    func `a version that does not exist leaves whether later ones do to the name`(
        name: String, expected: String
    ) {
        #expect(
            analysis(
                of: file(
                    "Files: *\nLicense: \(name)\n See /usr/share/common-licenses/GPL-2.\n")
            ).main?.words == expected)
    }

    @Test(arguments: [
        ("GPL-2-turned", "GPL-2.0-only"), ("GPL-2+-turned", "GPL-2.0-or-later"),
        ("LGPL-2.1-turned", "GPL-1.0-or-later"), ("GPL-turned", "GPL-1.0-or-later"),
    ])
    func `a name that begins with a version gives it to words that have none`(
        name: String, expected: String
    ) {
        let words = " It may be passed on under the GNU General Public License.\n"
        let analysis = analysis(of: file("Files: *\nLicense: \(name)\n\(words)"))
        #expect(analysis.main?.words == expected)
        #expect(
            analysis.findings.map(\.kind)
                == (expected == "GPL-1.0-or-later" ? [.unversionedLicense] : []))
    }

    @Test func `a modified licence is another one, built upon what its name begins with`() {
        let words = " It may be passed on under the GNU General Public License, if turned.\n"
        let statements = analysis(of: file("Files: *\nLicense: GPL-2-modified\n\(words)"))
            .statements
        #expect(statements.map(\.underlying) == [["GPL-2.0-only"]])
        #expect(
            statements.allSatisfy {
                $0.license?.words.hasPrefix("LicenseRef-deb-gpl-2-modified") == true
            })
    }

    @Test(arguments: ["GFDL-NIV", "GFDL-NIV-1.3+"])
    func `a text gives its version to a name that says there are no invariant sections`(
        name: String
    ) {
        let words = """
             It may be passed on under the terms of the GNU Free Documentation License, version 1.3
             or any later version.
            """
        let analysis = analysis(of: file("Files: *\nLicense: \(name)\n\(words)\n"))
        #expect(analysis.main?.words == "GFDL-1.3-no-invariants-or-later")
        #expect(analysis.findings == [])
    }

    @Test(arguments: [
        ("version 2 or any later version", "GPL-2.0-or-later"), ("version 3 only", "GPL-3.0-only"),
    ])
    func `a text gives its version to a name with an exception`(words: String, id: String) {
        let analysis = analysis(
            of: file(
                """
                Files: *
                License: GPL with Classpath exception
                 It may be passed on under the GNU General Public License, \(words).

                """))
        #expect(analysis.main?.words == "\(id) with Classpath-exception-2.0")
        #expect(analysis.findings == [])
    }
}
