@testable import DebianCopyright

extension NameTree {
    /// The names of the tests' part of the SPDX list.
    static let sample = NameTree(knowing: LicenseVocabulary.sample)
}

extension LicenseVocabulary {
    /// The part of the SPDX list that the tests name.
    static let sample = LicenseVocabulary(
        licenseIDs: [
            "AGPL-3.0-only", "AGPL-3.0-or-later", "Apache-2.0", "Artistic-1.0", "Artistic-1.0-Perl",
            "Artistic-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSD-4-Clause-UC", "BSL-1.0",
            "CC-BY-3.0-NL", "CC-BY-SA-3.0", "CC-BY-SA-3.0-DE", "CC0-1.0", "EPL-1.0", "Fair",
            "GFDL-1.1-no-invariants-or-later",
            "GFDL-1.1-or-later", "GFDL-1.2-or-later", "GFDL-1.3-no-invariants-or-later",
            "GFDL-1.3-only", "GPL-1.0-only", "GPL-1.0-or-later", "GPL-2.0-only", "GPL-2.0-or-later",
            "GPL-3.0-only", "GPL-3.0-or-later", "ISC", "LGPL-2.0-only", "LGPL-2.0-or-later",
            "LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MIT",
            "MPL-1.1", "MPL-2.0",
            "SMLNJ", "W3C", "X11", "ZPL-2.1", "Zlib",
        ],
        exceptionIDs: [
            "Autoconf-exception-2.0", "Autoconf-exception-generic",
            "Autoconf-exception-generic-3.0", "Bison-exception-2.2", "Classpath-exception-2.0",
            "Font-exception-2.0", "GCC-exception-3.1", "LLVM-exception",
            "Libtool-exception", "Linux-syscall-note", "OCaml-LGPL-linking-exception",
            "LLGPL", "PCRE2-exception", "Texinfo-exception", "WxWindows-exception-3.1",
            "cryptsetup-OpenSSL-exception",
        ],
        names: [("Fair", "Fair License")])
}
