import Testing

@testable import DebianCopyright

/// One name for several licenses, one of which is the text of the file `BSD` of Debian's
/// base-files; skipped if it is not installed.
@Suite(PrintedBSD.isInstalled)
struct LicenseCollectionTests {
    private func main(name: String, text: String) -> StatedLicense? {
        analysis(of: file("Files: *\nLicense: \(name)\n" + PrintedBSD.lines(of: text))).main
    }

    @Test(arguments: ["turner", "BSD", "other"])
    func `all licenses of the text apply`(name: String) {
        let text = "\(PrintedBSD.text ?? "")\n.\nThe moon is under the same terms as Perl itself.\n"
        #expect(
            main(name: name, text: text)
                == .and([
                    .license("BSD-3-Clause"),
                    .or([.license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later")]),
                ]))
    }

    @Test func `what else the text grants is a reference beside them`() {
        let text = """
            \(PrintedBSD.text ?? "")
            .
            Permission to copy and to turn the moon is granted to all who like orreries.
            .
            It comes without warranties.
            """
        guard case .and(let all) = main(name: "turner", text: text) else {
            Issue.record("not several")
            return
        }
        #expect(all.first == .license("BSD-3-Clause"))
        #expect(all.last?.words.hasPrefix("LicenseRef-deb-") == true)
        #expect(all.count == 2)
    }

    @Test(arguments: ["GPL-2 or turner", "turner or GPL-2", "GPL-2 or BSD"])
    func `of a choice the name that says nothing is the text without the other license`(
        names: String
    ) {
        let text =
            "It is under the GNU General Public License, version 2.\n.\n\(PrintedBSD.text ?? "")"
        let all: [StatedLicense] = [.license("GPL-2.0-only"), .license("BSD-3-Clause")]
        let licenses = names.hasPrefix("t") ? all.reversed() : all
        #expect(main(name: names, text: text) == .or(licenses))
    }

    @Test func `a choice of words and of the conditions below them is all that a name says`() {
        let preface =
            "You may turn it under either the terms of the GPL version 2, or the conditions below:"
        let terms = PrintedBSD.terms
        #expect(
            main(name: "turner", text: "\(preface)\n.\n\(terms)")
                == .or([.license("GPL-2.0-only"), .license("BSD-3-Clause")]))
        let own = "1. You may make and give away verbatim copies of the source form of the software"
        let license = main(name: "turner", text: "\(preface)\n.\n\(own) on Sundays alone.")
        #expect(license?.words.hasPrefix("LicenseRef-deb-") == true)
    }

    @Test func `a reference to the other name has no more than that`() {
        let other = "The moon may be turned by anyone who asks, but must be put back."
        let text = "\(PrintedBSD.text ?? "")\n.\n\(other)"
        let lines = PrintedBSD.lines(of: text)
        let analysis = analysis(
            of: file("Files: *\nLicense: BSD-3-clause and turner\n\(lines)"), includingTexts: true)
        #expect(analysis.references.map(\.name) == ["turner"])
        #expect(analysis.references.map(\.text) == ["\(other)\n"])
    }

    @Test(arguments: [
        ("BSD-turner with moon exception", ["BSD-3-Clause"]), ("BSD-turner", []),
    ])
    func `a reference under an exception tells the license that it builds upon`(
        name: String, underlying: [String]
    ) {
        let exception = "4. You need not do so if you distribute it as a part of the moon only."
        let lines = PrintedBSD.lines(of: "\(PrintedBSD.text ?? "")\n.\n\(exception)")
        let analysis = analysis(of: file("Files: *\nLicense: \(name)\n\(lines)"))
        #expect(analysis.references.map(\.name) == [name])
        #expect(analysis.statements.map(\.underlying) == [underlying])
    }

    @Test func `a definite name stays the answer`() {
        let text = "\(PrintedBSD.text ?? "")\n.\nThe moon is under the same terms as Perl itself.\n"
        #expect(main(name: "Zlib", text: text) == .license("Zlib"))
    }
}

/// A definite name above that license's text and the texts of others, two of which are files of
/// Debian's base-files; skipped if they are not installed.
@Suite(CommonLicense.isInstalled("BSD", "GFDL-1.3", "GPL-2"))
struct LicenseNoticesTests {
    private static let ownText = CommonLicense.text(of: "GPL-2") ?? ""
    private static let notices = """
        --- begin of LICENSE ---
        .
        \(ownText)
        .
        --- end of LICENSE ---
        .
        The moon, which may be included with it:
        .
        \(PrintedBSD.text ?? "")
        .
        The comet is under the same terms as Perl itself.
        """

    private func analysis(name: String, text: String = notices) -> CopyrightAnalysis {
        DebianCopyrightTests.analysis(
            of: file(
                "Files: *\nLicense: \(name)\n\(PrintedBSD.lines(of: text))\n"
                    + "Files: sun/*\nLicense: \(name)\n"))
    }

    @Test func `works that the text gives notice of apply beside the one that is named`() {
        #expect(
            analysis(name: "GPL-2").statements.map { $0.license?.words }
                == Array(
                    repeating: "(GPL-2.0-only and BSD-3-Clause and "
                        + "(Artistic-1.0-Perl or GPL-1.0-or-later))", count: 2))
    }

    @Test func `the package itself is under what is named`() {
        #expect(analysis(name: "GPL-2").main?.words == "GPL-2.0-only")
    }

    @Test(arguments: [
        ("GPL", "GPL-2.0-only"),
        ("GPL with Classpath exception", "GPL-2.0-only with Classpath-exception-2.0"),
    ])
    func `its own text gives the version that the name lacks`(name: String, main: String) {
        let analysis = analysis(name: name)
        #expect(analysis.main?.words == main)
        #expect(analysis.findings == [])
    }

    @Test(arguments: ["Apache-2.0", "ISC"])
    func `what prints no text of the license that is named says nothing of others`(name: String) {
        #expect(analysis(name: name).statements.map { $0.license?.words } == [name, name])
    }

    @Test func `licenses of one publisher are printed together`() {
        let text = "\(Self.ownText)\n.\n\(CommonLicense.text(of: "GFDL-1.3") ?? "")"
        #expect(
            analysis(name: "GPL-2", text: text).statements.map { $0.license?.words }
                == ["GPL-2.0-only", "GPL-2.0-only"])
    }

    @Test(arguments: [
        (String(repeating: "The comet is under the MIT license.\n", count: 150), "MIT"),
        (choices(120), nil),
    ])
    func `a notice counts once, and more than anybody combines are none`(
        notices: String, other: String?
    ) {
        let text = "\(Self.ownText)\n.\n\(PrintedBSD.text ?? "")\n.\n\(notices)"
        let all = other.map { "(GPL-2.0-only and BSD-3-Clause and \($0))" } ?? "GPL-2.0-only"
        #expect(
            analysis(name: "GPL-2", text: text).statements.map { $0.license?.words } == [all, all])
    }
}

/// Versions that a name and its text supply to each other.
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

    @Test(arguments: [
        ("You can copy, modify and distribute it for any purpose without asking permission.", true),
        ("Permission to copy it is granted, provided that this notice is kept.", false),
        ("You can copy, modify and distribute it for any purpose but sale.", false),
    ])
    func `words below a name that only permit everything are no other license`(
        words: String, isNothingMore: Bool
    ) {
        let statements = analysis(of: file("Files: *\nLicense: public-domain\n \(words)\n"))
            .statements
        #expect(
            (statements.map { $0.license } == [.reference(.publicDomain)]) == isNothingMore)
    }

    @Test func `a modified license is another one, built upon what its name begins with`() {
        let words = " It may be passed on under the GNU General Public License, if turned.\n"
        let statements = analysis(of: file("Files: *\nLicense: GPL-2-modified\n\(words)"))
            .statements
        #expect(statements.map(\.underlying) == [["GPL-2.0-only"]])
        #expect(
            statements.allSatisfy {
                $0.license?.words.hasPrefix("LicenseRef-deb-") == true
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
