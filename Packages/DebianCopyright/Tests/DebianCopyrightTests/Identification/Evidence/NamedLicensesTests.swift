import Testing

@testable import DebianCopyright

struct NamedLicensesTests {
    private func named(by text: String) -> NamedLicenses {
        var reader = GrantReader(names: .shared)
        var words = TextWords(numberedBy: .embedded)
        return ByteView.withBytes(of: Array(text.utf8)) { bytes in
            words.read(bytes)
            return NamedLicenses(by: reader.read(bytes, words).grants)
        }
    }

    @Test(arguments: [
        ("It is under the GPL, version 2 or later.", "GPL-2.0-only"),
        ("It is under the GPL.", "GPL-3.0-only"),
        ("It is under the LGPL 2.1 or the MPL 1.1.", "MPL-1.1"),
        ("It is under the same terms as Perl itself.", "Artistic-1.0-Perl"),
        ("The manual is under the GFDL 1.2 or later, with no Invariant Sections.", "GFDL-1.2-only"),
        ("It is under the GPL version 2 with the Classpath exception.", "GPL-2.0-only"),
    ])
    func `a text is named by a grant that says more than it`(text: String, id: String) {
        #expect(named(by: text).contains(id))
    }

    @Test(arguments: [
        ("It is under the GPL, version 2 or later.", "GPL-3.0-only"),
        ("It is under the GPL.", "LGPL-2.1-only"),
        ("It is under the MIT license.", "MIT"),
        ("The Debian packaging is under the GPL, version 2 or later.", "GPL-2.0-only"),
        ("", "MIT"),
    ])
    func `a text that no grant names stands for itself`(text: String, id: String) {
        #expect(!named(by: text).contains(id))
    }
}
