import Testing

@testable import DebianCopyright

struct LooseNamesTests {
    /// What words grant that stand above texts of these licences.
    private func exact(_ words: String, above ids: [String]) -> [StatedLicense] {
        let index = LicenseIndex.embedded
        var reader = GrantReader(names: .shared)
        var numbered = TextWords(numberedBy: index)
        let end = words.utf8.count
        let texts = ids.enumerated().compactMap { place, id in
            (0..<index.templateCount).first { index.id(of: $0) == id }.map {
                TextMatch(
                    template: $0, rivals: [], bytes: end + 1000 * place..<end + 1000 * (place + 1),
                    cost: 0, coverage: 1)
            }
        }
        return ByteView.withBytes(of: Array(words.utf8)) { bytes in
            numbered.read(bytes)
            return LooseNames.exact(
                reader.read(bytes, numbered).grants,
                by: TextReading(matches: texts, isWhole: true), of: index)
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
    func `a text below a name that several licences have says which one it is`(
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
