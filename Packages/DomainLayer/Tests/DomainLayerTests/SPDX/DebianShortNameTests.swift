import Testing

@testable import DomainLayer

struct DebianShortNameTests {
    @Test(arguments: [
        ("GPL-2", "GPL-2.0-only"), ("GPL-2.0", "GPL-2.0-only"), ("GPL-2+", "GPL-2.0-or-later"),
        ("gpl-3.0.0+", "GPL-3.0-or-later"), ("LGPL-2.1+", "LGPL-2.1-or-later"),
        ("AGPL-3", "AGPL-3.0-only"), ("GFDL-1.3+", "GFDL-1.3-or-later"),
        ("GFDL-NIV-1.2+", "GFDL-1.2-no-invariants-or-later"),
        ("Expat", "MIT"), ("Artistic", "Artistic-1.0-Perl"), ("Artistic-2", "Artistic-2.0"),
        ("Apache-2", "Apache-2.0"), ("CC-BY-SA-3", "CC-BY-SA-3.0"), ("CC0", "CC0-1.0"),
        ("EPL-1+", "EPL-1.0+"), ("Zope-2.1", "ZPL-2.1"), ("MPL-1.1", "MPL-1.1"),
        ("public-domain", "LicenseRef-public-domain"),
    ])
    func `a short name stands for a license`(name: String, license: String) {
        #expect(DebianShortName.license(name) == license)
    }

    @Test(arguments: [
        "Perl", "GPL", "GPL+", "GPL-4", "GPL-", "GPL-2.0-only", "-1", "", "BSD", "X-1.x",
    ])
    func `other names stand for none`(name: String) {
        #expect(DebianShortName.license(name) == nil)
    }
}
