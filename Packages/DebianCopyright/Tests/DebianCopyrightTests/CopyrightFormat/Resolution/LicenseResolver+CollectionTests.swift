import Testing

@testable import DebianCopyright

/// One name over several licences, one of which is the text of the file `BSD` of Debian's
/// base-files; skipped where it is not installed.
@Suite(PrintedBSD.isInstalled)
struct LicenseCollectionTests {
    private func main(name: String, text: String) -> StatedLicense? {
        analysis(of: file("Files: *\nLicense: \(name)\n" + PrintedBSD.lines(of: text))).main
    }

    @Test(arguments: ["turner", "BSD", "other"])
    func `all licences of the text apply`(name: String) {
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
        #expect(all.last?.words.hasPrefix("LicenseRef-deb-turner-") == true)
        #expect(all.count == 2)
    }

    @Test(arguments: ["GPL-2 or turner", "turner or GPL-2", "GPL-2 or BSD"])
    func `of a choice the name that says nothing is the text without the other licence`(
        names: String
    ) {
        let text =
            "It is under the GNU General Public License, version 2.\n.\n\(PrintedBSD.text ?? "")"
        let all: [StatedLicense] = [.license("GPL-2.0-only"), .license("BSD-3-Clause")]
        let licenses = names.hasPrefix("t") ? all.reversed() : all
        #expect(main(name: names, text: text) == .or(licenses))
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
    func `a reference under an exception tells the licence that it builds upon`(
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
