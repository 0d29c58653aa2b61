import Testing

@testable import DebianCopyright

struct ExceptionBaseTests {
    private let choice = StatedLicense.or([.license("Apache-2.0"), .license("GPL-3.0-only")])

    @Test(arguments: [
        ("Font-exception-2.0", "Apache-2.0", "GPL-3.0-only WITH"),
        ("LLVM-exception", "Apache-2.0 WITH", "GPL-3.0-only"),
    ])
    func `an exception changes the licenses that it is one to`(
        exception: String, first: String, second: String
    ) {
        let base = ExceptionBase(of: exception)
        let license = choice.with(exception: exception, to: base)
        let expected = StatedLicense.or(
            [first, second].map { name in
                .license(
                    String(name.prefix { $0 != " " }),
                    exception: name.hasSuffix("WITH") ? exception : nil)
            })
        #expect(license == expected)
        #expect(license.has(exception: exception))
        let other = license.with(exception: "Bison-exception-2.2", to: base)
        #expect(other.has(exception: "Bison-exception-2.2"))
        #expect(!other.has(exception: exception))
    }

    @Test(arguments: [
        "Digia-Qt-LGPL-exception-1.1", "LLGPL", "OCaml-LGPL-linking-exception", "Qwt-exception-1.0",
        "polyparse-exception",
    ])
    func `an exception to the lesser license is none to the other one`(exception: String) {
        let base = ExceptionBase(of: exception)
        #expect(!choice.takes(exceptionsTo: base))
        #expect(StatedLicense.license("LGPL-2.1-only").takes(exceptionsTo: base))
    }

    @Test(arguments: [
        ("SHL-2.1", "Apache-2.0"), ("PCRE2-exception", "BSD-3-Clause"),
        ("LZMA-exception", "CPL-1.0"), ("KiCad-libraries-exception", "CC-BY-SA-4.0"),
        ("fmt-exception", "MIT"), ("QPL-1.0-INRIA-2004-exception", "QPL-1.0"),
    ])
    func `an exception to another license is none to a GNU one`(
        exception: String, license: String
    ) {
        let base = ExceptionBase(of: exception)
        #expect(StatedLicense.license(license).takes(exceptionsTo: base))
        #expect(!StatedLicense.license("GPL-2.0-or-later").takes(exceptionsTo: base))
    }

    @Test func `what is no such license takes no exception`() {
        #expect(choice.takes(exceptionsTo: .gnu))
        #expect(choice.takes(exceptionsTo: .apache))
        #expect(!StatedLicense.license("MIT").takes(exceptionsTo: .gnu))
        #expect(!StatedLicense.license("GFDL-1.3-only").takes(exceptionsTo: .gnu))
    }

    @Test(arguments: [
        ("GPL-2.0-only", "GPL-2.0-or-later", true), ("GPL-2.0-only", "GPL-3.0-or-later", false),
        ("GPL-2.0-or-later", "GPL-2.0-only", false), ("GPL-2.0-only", "GPL-2.0-only", false),
    ])
    func `one version is part of all later ones`(one: String, other: String, isPart: Bool) {
        #expect(StatedLicense.license(one).isOneVersion(of: .license(other)) == isPart)
    }
}
