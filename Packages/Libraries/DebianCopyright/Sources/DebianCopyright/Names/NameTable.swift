/// Names whose meaning follows no rule.
enum NameTable {
    /// Names that copyright-format 1.0, section 7.1, or an older SPDX list defines, in lowercase,
    /// with the current SPDX id. Names that only lack the id's `.0` are not listed.
    static let definite: [(name: String, id: String)] = [
        ("artistic", "Artistic-1.0-Perl"),
        ("cc0", "CC0-1.0"),
        ("cpl", "CPL-1.0"),
        ("expat", "MIT"),
        ("qpl", "QPL-1.0"),
        ("zope-1.1", "ZPL-1.1"),
        ("zope-2.0", "ZPL-2.0"),
        ("zope-2", "ZPL-2.0"),
        ("zope-2.1", "ZPL-2.1"),
        ("bsd-2-clause-freebsd", "BSD-2-Clause-Views"),
        ("bsd-2-clause-netbsd", "BSD-2-Clause"),
        ("bzip2-1.0.5", "bzip2-1.0.6"),
        ("nunit", "zlib-acknowledgement"),
        ("standardml-nj", "SMLNJ"),
    ]

    /// Deprecated SPDX ids that name a license and its exception, and the name of Lisp's preamble
    /// to the LGPL, whose text specifies that version.
    static let definiteWithException: [(name: String, id: String, exception: String)] = [
        ("ecos-2.0", "GPL-2.0-or-later", "eCos-exception-2.0"),
        ("llgpl", "LGPL-2.1-only", "LLGPL"),
        ("wxwindows", "LGPL-2.0-or-later", "WxWindows-exception-3.1"),
        ("gpl-2.0-with-autoconf-exception", "GPL-2.0-only", "Autoconf-exception-2.0"),
        ("gpl-2.0-with-gcc-exception", "GPL-2.0-only", "GCC-exception-2.0"),
        ("gpl-3.0-with-autoconf-exception", "GPL-3.0-only", "Autoconf-exception-3.0"),
        ("gpl-3.0-with-gcc-exception", "GPL-3.0-only", "GCC-exception-3.1"),
    ]

    /// Common names that no list defines, in lowercase, with their meaning unless a text says
    /// otherwise.
    static let ambiguous: [(name: String, id: String)] = [
        ("apache-license-2.0", "Apache-2.0"),
        ("apache-license-version-2.0", "Apache-2.0"),
        ("apache-v2", "Apache-2.0"),
        ("apache-v2.0", "Apache-2.0"),
        ("apache2", "Apache-2.0"),
        ("apache2.0", "Apache-2.0"),
        ("apachev2", "Apache-2.0"),
        ("asl-2", "Apache-2.0"),
        ("asl-2.0", "Apache-2.0"),
        ("artistic-1", "Artistic-1.0"),
        ("artistic-1.0", "Artistic-1.0"),
        ("boost", "BSL-1.0"),
        ("boost-1", "BSL-1.0"),
        ("boost-1.0", "BSL-1.0"),
        ("2-clause-bsd", "BSD-2-Clause"),
        ("bsd-2", "BSD-2-Clause"),
        ("bsd-2clause", "BSD-2-Clause"),
        ("bsd2", "BSD-2-Clause"),
        ("simplified-bsd", "BSD-2-Clause"),
        ("3-clause-bsd", "BSD-3-Clause"),
        ("bsd-3", "BSD-3-Clause"),
        ("bsd-3clause", "BSD-3-Clause"),
        ("bsd3", "BSD-3-Clause"),
        ("modified-bsd", "BSD-3-Clause"),
        ("new-bsd", "BSD-3-Clause"),
        ("4-clause-bsd", "BSD-4-Clause"),
        ("bsd-4", "BSD-4-Clause"),
        ("bsd-4clause", "BSD-4-Clause"),
        ("bsd4", "BSD-4-Clause"),
        ("edl-1", "BSD-3-Clause"),
        ("edl-1.0", "BSD-3-Clause"),
        ("mit", "MIT"),
        ("mit-license", "MIT"),
        ("mit/expat", "MIT"),
        ("openldap-2.8", "OLDAP-2.8"),
        // Debian's name for the Open Publication License, and the list's name for another license.
        ("opl-1", "OPL-1.0"),
        ("sil-1.1", "OFL-1.1"),
        ("sil-ofl-1.1", "OFL-1.1"),
        ("ufl-1.0", "Ubuntu-font-1.0"),
        ("wtfpl-2", "WTFPL"),
        ("wtfpl-2.0", "WTFPL"),
        ("x11", "X11"),
        ("zlib/libpng", "Zlib"),
    ]

    /// Common names that combine two licenses: the usual meaning, and the other one.
    static let ambiguousPairs: [(name: String, id: String, other: String)] = [
        ("mit-x", "MIT", "X11"),
        ("mit-x11", "MIT", "X11"),
        ("mit/x", "MIT", "X11"),
        ("mit/x11", "MIT", "X11"),
        ("x11/mit", "MIT", "X11"),
    ]

    /// Names for a dedication to the public domain.
    static let publicDomain = ["public-domain", "publicdomain", "pd", "public-domain-dedication"]
}

extension NameTable {
    /// The meaning of each name in the tables, except those whose license or exception the
    /// vocabulary lacks.
    static func meanings(listedIn vocabulary: LicenseVocabulary) -> FoldedTable<NameMeaning> {
        var meanings = FoldedTable<NameMeaning>(capacity: 128)
        let perl = StatedLicense.or([.license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later")])
        meanings.insert(.definite(perl), for: "perl")
        for entry in definite where vocabulary.license(entry.id) != nil {
            meanings.insert(.definite(.license(entry.id)), for: entry.name)
        }
        for entry in definiteWithException
        where vocabulary.license(entry.id) != nil && vocabulary.exception(entry.exception) != nil {
            let license = StatedLicense.license(entry.id, exception: entry.exception)
            meanings.insert(.definite(license), for: entry.name)
        }
        for entry in ambiguous where vocabulary.license(entry.id) != nil {
            meanings.insert(.ambiguous(.license(entry.id)), for: entry.name)
        }
        for entry in ambiguousPairs where vocabulary.license(entry.id) != nil {
            meanings.insert(
                .ambiguous(.license(entry.id), or: .license(entry.other)), for: entry.name)
        }
        for name in publicDomain {
            meanings.insert(.ambiguous(.reference(.publicDomain)), for: name)
        }
        return meanings
    }
}
