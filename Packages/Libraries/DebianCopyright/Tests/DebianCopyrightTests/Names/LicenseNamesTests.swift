import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct LicenseNamesTests {
    private let names = LicenseNames(vocabulary: .sample)

    private func meaning(_ name: String) -> NameMeaning? {
        ByteView.withBytes(of: Array(name.utf8)) { bytes in
            NormalizedName(bytes).map { names.meaning(of: $0) }
        }
    }

    @Test(arguments: [
        ("Expat", "MIT"), ("expat", "MIT"), ("EXPAT.", "MIT"), ("Artistic", "Artistic-1.0-Perl"),
        ("CC0", "CC0-1.0"), ("Zope-2.1", "ZPL-2.1"), ("StandardML-NJ", "SMLNJ"),
    ])
    func `a name of copyright-format or an older SPDX list has its current id`(
        name: String, id: String
    ) {
        #expect(meaning(name) == .definite(.license(id)))
    }

    @Test(arguments: [
        ("apache-2.0", "Apache-2.0"), ("Apache-2", "Apache-2.0"), ("Zlib", "Zlib"),
        ("BSD-3-clause", "BSD-3-Clause"), ("BSD (3 clause)", "BSD-3-Clause"),
        ("bsd-4-CLAUSE-uc", "BSD-4-Clause-UC"),
        ("MPL-1.1.0", "MPL-1.1"), ("BSL-1", "BSL-1.0"), ("CC_BY_SA_3.0", "CC-BY-SA-3.0"),
        ("\"ISC\"", "ISC"),
    ])
    func `an SPDX id counts in any letter case and with or without its last zero`(
        name: String, id: String
    ) {
        #expect(meaning(name) == .definite(.license(id)))
    }

    @Test(arguments: [
        "LGPL-2.0-only_with_parts_under_MIT", "lgpl-2 with some parts under Expat",
    ])
    func `a name may have parts under another license`(name: String) {
        #expect(meaning(name) == .definite(.and([.license("LGPL-2.0-only"), .license("MIT")])))
    }

    @Test func `parts under what nobody knows leave a name to its text`() {
        #expect(
            meaning("LGPL-2.0-only_with_parts_under_moonlight")
                == .exceptional(underlying: ["LGPL-2.0-only"]))
        #expect(meaning("moonlight with parts under MIT") == .unknown)
    }

    @Test(arguments: [
        ("Apache License, Version 2.0", "Apache-2.0"), ("BSD 3-Clause License", "BSD-3-Clause"),
        ("The MIT License", "MIT"), ("Mozilla Public License, v. 2.0", "MPL-2.0"),
        ("Creative Commons Attribution-ShareAlike 3.0 Unported", "CC-BY-SA-3.0"),
    ])
    func `a name of a sentence is one of a field, too, for which its text counts`(
        name: String, id: String
    ) {
        #expect(meaning(name) == .ambiguous(.license(id)))
    }

    @Test(arguments: [
        "BSD License", "Mozilla Public License", "MIT License for all", "MIT License, ISC License",
    ])
    func `a name that leaves something open is unknown`(name: String) {
        #expect(meaning(name) == .unknown)
    }

    @Test func `a plus behind an id that has no or-later of its own stays a plus`() {
        #expect(meaning("EPL-1+") == .definite(.license("EPL-1.0", orLater: true)))
        #expect(meaning("Boost-1+") == .ambiguous(.license("BSL-1.0", orLater: true)))
    }

    @Test func `Lisp's preamble adopts one version of the license`() {
        let license = StatedLicense.license("LGPL-2.1-only", exception: "LLGPL")
        #expect(meaning("LLGPL") == .definite(license))
    }

    @Test func `Perl's terms are a choice`() {
        let choice = StatedLicense.or([.license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later")])
        #expect(meaning("Perl") == .definite(choice))
    }

    @Test(arguments: [
        ("MIT", "MIT"), ("X11", "X11"), ("BSD-2", "BSD-2-Clause"),
        ("3-clause BSD", "BSD-3-Clause"), ("Boost-1.0", "BSL-1.0"),
        ("Artistic-1.0", "Artistic-1.0"),
    ])
    func `a name in wide use is loose`(name: String, id: String) {
        #expect(meaning(name) == .ambiguous(.license(id)))
    }

    @Test(arguments: ["MIT/X11", "MIT-X11", "MIT (X11)", "X11/MIT", "MIT/X"])
    func `a name made of two is either`(name: String) {
        #expect(meaning(name) == .ambiguous(.license("MIT"), or: .license("X11")))
    }

    @Test(arguments: [
        "public-domain", "Public Domain", "PD", "public-domain-md5", "a-public-domain",
    ])
    func `a dedication to the public domain is one reference`(name: String) {
        #expect(meaning(name) == .ambiguous(.reference(.publicDomain)))
    }

    @Test(arguments: [
        "BSD", "permissive", "other", "custom", "GPLish", "GPL-9", "Apache", "turner-terms",
        "MIT-1",
        "Expat-turner", "PDF", "+", "GPL-2+-or-X11",
    ])
    func `a name that no rule knows stays unknown`(name: String) {
        #expect(meaning(name) == .unknown)
    }

    @Test func `a name that is nothing, or far too long for a name, is none`() {
        #expect(meaning("-.-") == nil)
        #expect(meaning(String(repeating: "a", count: 300)) == nil)
    }

    @Test func `an id that the list lacks is never given`() {
        let names = LicenseNames(
            vocabulary: LicenseVocabulary(licenseIDs: ["ISC"], exceptionIDs: [String]()))
        let meanings = ["Expat", "GPL-2+", "MIT", "ISC"].map { name in
            ByteView.withBytes(of: Array(name.utf8)) { bytes in
                NormalizedName(bytes).map { names.meaning(of: $0) }
            }
        }
        #expect(meanings == [.unknown, .unknown, .unknown, .definite(.license("ISC"))])
    }
}
