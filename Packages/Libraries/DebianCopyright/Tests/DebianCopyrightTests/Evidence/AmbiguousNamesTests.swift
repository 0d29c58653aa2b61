import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct AmbiguousNamesTests {
    /// The grants in words above the texts of these licenses.
    private func exact(_ words: String, above ids: [String]) -> [StatedLicense] {
        let index = LicenseIndex.spdx
        var reader = GrantReader(names: .sample)
        let end = words.utf8.count
        let texts = ids.enumerated().compactMap { place, id in
            (0..<index.templateCount).first { index.id(of: $0) == id }.map {
                TextMatch(
                    template: $0, rivals: [], bytes: end + 1000 * place..<end + 1000 * (place + 1),
                    cost: 0, coverage: 1)
            }
        }
        return ByteView.withBytes(of: Array(words.utf8)) { bytes in
            let numbered = TextWords(of: bytes, numberedBy: index)
            return AmbiguousNames.exact(
                reader.read(bytes, numbered).grants,
                by: TextReading(matches: texts, isWhole: true), in: bytes, of: index)
        }.map(\.license)
    }

    @Test(arguments: [
        ("It is under the MIT license:", ["X11"], "X11"),
        ("It is under the MIT license:", ["MIT", "X11"], "MIT"),
        ("It is under the Artistic License:", ["Artistic-2.0"], "Artistic-2.0"),
        (
            "It is under the Artistic License:", ["Artistic-1.0-Perl", "Artistic-2.0"],
            "Artistic-1.0-Perl"
        ),
        ("It is under the W3C Software License:", ["W3C-19980720"], "W3C-19980720"),
        ("It is under the Artistic License 2.0:", ["Artistic-1.0-Perl"], "Artistic-2.0"),
        ("It is under the ISC license:", ["X11"], "ISC"),
    ])
    func `a text below a name that several licenses have says which one it is`(
        words: String, texts: [String], expected: String
    ) {
        #expect(exact(words, above: texts) == [.license(expected)])
    }

    @Test func `a name means the same where no text stands below it`() {
        let words = "moon.c\nLicense: MIT\n\norrery.c\nLicense: ISC\n\nLicense: MIT\n"
        #expect(
            exact(words, above: ["X11"]) == [.license("X11"), .license("ISC"), .license("X11")])
    }
}

struct NamedLicensesTests {
    private func named(by text: String) -> NamedLicenses {
        var reader = GrantReader(names: .sample)
        return ByteView.withBytes(of: Array(text.utf8)) { bytes in
            let words = TextWords(of: bytes)
            return NamedLicenses(by: reader.read(bytes, words).grants)
        }
    }

    @Test(arguments: [
        ("It is under the GPL, version 2 or later.", "GPL-2.0-only"),
        ("It is under the GPL.", "GPL-3.0-only"),
        ("It is under the LGPL 2.1 or the MPL 1.1.", "MPL-1.1"),
        ("It is under the same terms as Perl itself.", "Artistic-1.0-Perl"),
        ("The manual is under the GFDL 1.2 or later, with no Invariant Sections.", "GFDL-1.2-only"),
        ("The manual is under the GFDL 1.1 or any later version.", "GFDL-1.2-only"),
        ("It is under the MPL 1.1 or any later version.", "MPL-1.1"),
        ("It is under the GPL version 2 with the Classpath exception.", "GPL-2.0-only"),
    ])
    func `a text is named by a grant that says more than it`(text: String, id: String) {
        #expect(named(by: text).contains(id))
    }

    @Test(arguments: [
        ("It is under the GPL, version 2 or later.", "GPL-3.0-only"),
        ("It is under the GPL.", "LGPL-2.1-only"),
        ("The manual is under the GFDL 1.2 or any later version.", "GFDL-1.1-only"),
        ("It is under the MPL 1.1.", "MPL-1.1"),
        ("It is under the MIT license.", "MIT"),
        ("The Debian packaging is under the GPL, version 2 or later.", "GPL-2.0-only"),
        ("", "MIT"),
    ])
    func `a text that no grant names stands for itself`(text: String, id: String) {
        #expect(!named(by: text).contains(id))
    }
}
