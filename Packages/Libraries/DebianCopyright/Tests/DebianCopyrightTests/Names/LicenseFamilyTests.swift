import Testing

@testable import DebianCopyright

struct LicenseFamilyTests {
    @Test(arguments: [
        ("MIT", true), ("GPL-3.0-only", true), ("ISC", false), ("LGPL-2.1-only", false),
    ])
    func `an id is kin to itself, and a GNU license to its family`(id: String, isOfFamily: Bool) {
        #expect(LicenseFamily(of: ["GPL-2.0-or-later", "MIT"]).contains(id) == isOfFamily)
    }
}

struct GNUIDTests {
    @Test(arguments: [
        ("GPL-2.0-only", "GPL", "GPL-2.0"), ("LGPL-2.1-or-later", "LGPL", "LGPL-2.1"),
        ("GFDL-1.3-no-invariants-only", "GFDL", "GFDL-1.3-no-invariants"),
        ("MIT", nil, "MIT"), ("CC-BY-SA-4.0", nil, "CC-BY-SA-4.0"),
    ])
    func `the ids of GNU licenses end in what they say of later versions`(
        id: String, family: String?, unbounded: String
    ) {
        #expect(id.isGNULicense == (family != nil))
        #expect(id.gnuFamily.map(String.init) == family)
        #expect(String(id.unbounded) == unbounded)
    }

    @Test(arguments: [
        ("GPL-2.0-only", true), ("LGPL-3.0-or-later", true), ("AGPL-3.0-only", true),
        ("GFDL-1.3-only", false), ("MIT", false),
    ])
    func `a manual's license is no General Public License`(id: String, expected: Bool) {
        #expect(id.isGeneralPublicLicense == expected)
    }

    @Test(arguments: [
        ("GPL-2.0-only", "GPL-3.0-or-later", true), ("GPL-2.0-only", "LGPL-2.1-only", false),
        ("MIT", "MIT", true), ("MIT", "X11", false), ("BSD-2-Clause", "BSD-3-Clause", false),
    ])
    func `kin are equal or GNU licenses of one family`(
        left: String, right: String, expected: Bool
    ) {
        #expect(left.isOfFamily(of: right) == expected)
        #expect(right.isOfFamily(of: left) == expected)
    }
}

@Suite struct StringFamilyTests {
    @Test(arguments: [
        ("GPL-2.0-or-later", "GPL"), ("BSD-3-Clause", "BSD"), ("MIT", "MIT"), ("", ""),
    ])
    func `a family is what stands before the first hyphen`(id: String, family: String) {
        #expect(id.licenseFamily == family)
    }
}
