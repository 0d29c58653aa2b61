import Testing

@testable import DebianCopyright

struct GNUNameTests {
    @Test(arguments: [
        ("gpl-2", "GPL-2.0-only"), ("gpl-2.0", "GPL-2.0-only"), ("gpl-2.0.0", "GPL-2.0-only"),
        ("gpl-2+", "GPL-2.0-or-later"), ("gpl-2.0+", "GPL-2.0-or-later"),
        ("gplv2", "GPL-2.0-only"), ("gplv3+", "GPL-3.0-or-later"), ("gpl2+", "GPL-2.0-or-later"),
        ("gpl-v2+", "GPL-2.0-or-later"), ("gpl-3-or-later", "GPL-3.0-or-later"),
        ("gpl-3-only", "GPL-3.0-only"), ("gpl->=-2", "GPL-2.0-or-later"),
        ("gnu-gpl-version-2-or-later", "GPL-2.0-or-later"),
        ("gnu-general-public-license-v3", "GPL-3.0-only"), ("lgpl-2.1+", "LGPL-2.1-or-later"),
        ("gnu-lesser-general-public-license-2.1", "LGPL-2.1-only"), ("lgpl-2", "LGPL-2.0-only"),
        ("agpl-3+", "AGPL-3.0-or-later"), ("gfdl-1.3", "GFDL-1.3-only"),
        ("gfdl-niv-1.3+", "GFDL-1.3-no-invariants-or-later"),
        ("gfdl-1.3+-no-invariants", "GFDL-1.3-no-invariants-or-later"),
        ("gfdl-1.3-no-invariants-only", "GFDL-1.3-no-invariants-only"),
    ])
    func `a version says which one, and a plus that later ones do too`(name: String, id: String) {
        #expect(NormalizedName(name).flatMap(GNUName.init)?.id == id)
    }

    @Test(arguments: [
        ("gpl", "GPL-1.0-or-later"), ("gpl+", "GPL-1.0-or-later"), ("gpl-any", "GPL-1.0-or-later"),
        ("lgpl", "LGPL-2.0-or-later"),
        ("gfdl", "GFDL-1.1-or-later"), ("gfdl-niv", "GFDL-1.1-no-invariants-or-later"),
        ("agpl", nil),
    ])
    func `without a version it is any one since the first`(name: String, id: String?) {
        let name = NormalizedName(name).flatMap(GNUName.init)
        #expect(name?.version == nil)
        #expect(name?.id == id)
    }

    @Test(arguments: [
        "gplish", "gpl-2-or-x11", "gpl-2~openssl", "gpl-niv", "gpl-two", "lpgl-2", "gnu",
    ])
    func `what only resembles a GNU name is none`(name: String) {
        #expect(NormalizedName(name).flatMap(GNUName.init) == nil)
    }
}
