import Testing

@testable import DebianCopyright

/// A definite name over that licence's text and those of others, two of which are files of Debian's
/// base-files; skipped where they are not installed.
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
    func `what prints no text of the licence that is named says nothing of others`(name: String) {
        #expect(analysis(name: name).statements.map { $0.license?.words } == [name, name])
    }

    @Test func `licences of one publisher are printed together`() {
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
