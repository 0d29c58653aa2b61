import Testing

@testable import DebianCopyright

@Suite struct GrantClassifierAsidesTests {
    static let absent = [
        "The manual is released under the GFDL and has cover texts. As such it is not shipped in the packages.",
        "The manual, which is not included in this package, is under the GFDL version 1.3.",
        "The manual is under the GFDL version 1.3. It has been removed from the source package.",
        "The sounds were under the MPL 1.1 and have been removed from the tarball.",
        "The fonts are licensed under the MPL 1.1. These were stripped from the source package.",
        "The examples are under the GPL version 2. They are not part of the Debian package.",
    ]

    @Test(arguments: absent)
    func `what is not there states nothing`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test(arguments: [
        "It is under the GPL version 2. The maps were removed from the tarball.",
        "It is under the GPL version 2. It is not included in the distribution yet.",
        "The manual is under the GPL version 2.\n\nIt was removed from the package.",
    ])
    func `what is there states its license`(_ text: String) {
        #expect(GrantReader.stated(text) == "GPL-2.0-only")
    }

    @Test(arguments: [
        "TO"
            + "DO: files with license problems\n\n- by Ada:\n\n  * a.sty: \"public domain\"\n  * b.sty: GPL 2",
        "Files with unclear licenses:\n\n * a.sty: public domain",
        "FIX"
            + "ME: ask about these\n  - a.c: says that it is in the public domain\n  - b.c: GPL v2",
    ])
    func `a list of problems quotes what is unclear`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test(arguments: [
        ("The parts:\n\n * a.sty: public domain", "LicenseRef-public-domain"),
        ("Problems:\n\n * a.sty\n\nAll of it is under the MIT license.", "MIT"),
        ("No problem: it is under the MIT license.", "MIT"),
        ("The parts:\n\n * a.sty: MIT license\n * b.sty: GPL 2", "MIT; GPL-2.0-only"),
    ])
    func `other lists and what stands below them state something`(text: String, stated: String) {
        #expect(GrantReader.stated(text) == stated)
    }
}
