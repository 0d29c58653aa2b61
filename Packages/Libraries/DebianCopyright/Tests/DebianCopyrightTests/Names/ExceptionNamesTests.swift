import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct ExceptionNamesTests {
    private let names = LicenseNames(vocabulary: .sample)

    private func meaning(_ name: String, with keywords: String? = nil) -> NameMeaning? {
        func normalized(_ words: String) -> NormalizedName? {
            ByteView.withBytes(of: Array(words.utf8)) { NormalizedName($0) }
        }
        return normalized(name).map {
            names.meaning(of: $0, exception: keywords.flatMap(normalized))
        }
    }

    @Test(arguments: [
        ("GPL-3+", "Bison", "GPL-3.0-or-later", "Bison-exception-2.2"),
        ("GPL-3+", "Bison-2.2", "GPL-3.0-or-later", "Bison-exception-2.2"),
        ("GPL-2+", "AutoConf", "GPL-2.0-or-later", "Autoconf-exception-generic"),
        ("GPL-3+", "Autoconf", "GPL-3.0-or-later", "Autoconf-exception-generic-3.0"),
        ("GPL-2+", "libtool", "GPL-2.0-or-later", "Libtool-exception"),
        ("GPL-2+", "Texinfo", "GPL-2.0-or-later", "Texinfo-exception"),
        ("GPL-2+", "Font", "GPL-2.0-or-later", "Font-exception-2.0"),
        ("GPL-2", "Classpath", "GPL-2.0-only", "Classpath-exception-2.0"),
        ("GPL-2", "Classpath-exception-2.0", "GPL-2.0-only", "Classpath-exception-2.0"),
        ("Apache-2.0", "LLVM", "Apache-2.0", "LLVM-exception"),
        ("GPL-2", "Linux-syscall-note", "GPL-2.0-only", "Linux-syscall-note"),
        ("GPL-3+", "GCC Runtime Library", "GPL-3.0-or-later", "GCC-exception-3.1"),
        ("LGPL-2.1", "OCaml linking", "LGPL-2.1-only", "OCaml-LGPL-linking-exception"),
        ("GPL-2+", "cryptsetup OpenSSL", "GPL-2.0-or-later", "cryptsetup-OpenSSL-exception"),
        ("ISC", "Binary Library-like Packages", "ISC", "PCRE2-exception"),
        ("GPL-2", "WxWindows", "GPL-2.0-only", "WxWindows-exception-3.1"),
    ])
    func `keywords that name an exception of the list have its id`(
        name: String, keywords: String, id: String, exception: String
    ) {
        #expect(meaning(name, with: keywords) == .definite(.license(id, exception: exception)))
    }

    @Test(arguments: [
        ("GPL-2+-with-autoconf-exception", "GPL-2.0-or-later", "Autoconf-exception-generic"),
        ("GPL-2+-autoconf-exception", "GPL-2.0-or-later", "Autoconf-exception-generic"),
        ("GPL-3+-WITH-BISON-EXCEPTION", "GPL-3.0-or-later", "Bison-exception-2.2"),
        ("APACHE-2-LLVM-EXCEPTIONS", "Apache-2.0", "LLVM-exception"),
        ("GPL-2.0-with-autoconf-exception", "GPL-2.0-only", "Autoconf-exception-2.0"),
        ("wxWindows", "LGPL-2.0-or-later", "WxWindows-exception-3.1"),
    ])
    func `a name may hold its exception`(name: String, id: String, exception: String) {
        #expect(meaning(name) == .definite(.license(id, exception: exception)))
    }

    @Test(arguments: [
        ("GPL-2+", "OpenSSL", ["GPL-2.0-or-later"]),
        ("GPL-2", "Autoconf", ["GPL-2.0-only"]),
        ("Perl", "turner", ["Artistic-1.0-Perl", "GPL-1.0-or-later"]),
    ])
    func `an exception without an id leaves the licenses that it builds upon`(
        name: String, keywords: String, underlying: [String]
    ) {
        #expect(meaning(name, with: keywords) == .exceptional(underlying: underlying))
    }

    @Test func `a name that holds an exception without an id leaves its license too`() {
        let meaning = meaning("GPL-2+-openssl-exception")
        #expect(meaning == .exceptional(underlying: ["GPL-2.0-or-later"]))
    }

    @Test func `the license of an unversioned name is still unversioned`() {
        let license = StatedLicense.license(
            "GPL-1.0-or-later", exception: "Classpath-exception-2.0")
        #expect(meaning("GPL", with: "Classpath") == .definite(license, isUnversioned: true))
    }

    @Test func `an exception to an unknown license is unknown`() {
        #expect(meaning("turner", with: "Bison") == .unknown)
        #expect(meaning("turner-bison-exception") == .unknown)
        #expect(meaning("GPL-2+-with") == .unknown)
    }
}
