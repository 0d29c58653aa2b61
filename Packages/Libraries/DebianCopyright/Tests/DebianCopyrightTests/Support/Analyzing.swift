@testable import DebianCopyright
@testable import DebianSystems

/// The analysis of a file by a parser that knows the tests' part of the SPDX list.
func analysis(
    of text: String, includingTexts: Bool = false, licenseDB: LicenseIndex = .licenseDB
) -> CopyrightAnalysis {
    analysis(
        ofBytes: Array(text.utf8), includingTexts: includingTexts, licenseDB: licenseDB)
}

func analysis(
    ofBytes bytes: [UInt8], includingTexts: Bool = false, licenseDB: LicenseIndex = .licenseDB
) -> CopyrightAnalysis {
    ByteView.withBytes(of: bytes) {
        CopyrightParser(names: names, licenseDB: licenseDB).analyze(
            $0, includingTexts: includingTexts)
    }
}

/// A header, to which fields may be appended.
let header = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"

/// A file with these stanzas after a header; they begin in line 3.
func file(_ stanzas: String) -> String { header + "\n" + stanzas }

/// Sentences that each grant a different choice of three licenses; there are 120 of them.
func choices(_ count: Int) -> String {
    let names = [
        "GPL version 2", "MIT license", "ISC license", "Apache License 2.0", "zlib license",
        "X11 license",
    ]
    let choices = names.flatMap { first in
        names.flatMap { second in names.map { [first, second, $0] } }
    }
    return choices.filter { Set($0).count == 3 }.prefix(count).map {
        "It is licensed under the \($0.joined(separator: ", or the ")).\n"
    }.joined()
}

/// The tests' part of the SPDX list.
let names = LicenseNames(
    vocabulary: LicenseVocabulary(
        licenseIDs: [
            "Apache-2.0", "Artistic-1.0", "Artistic-1.0-Perl", "BSD-2-Clause",
            "BSD-2-Clause-Views", "BSD-3-Clause", "BSD-4-Clause", "BSD-4-Clause-UC",
            "GFDL-1.1-no-invariants-or-later", "GFDL-1.3-no-invariants-or-later",
            "GPL-1.0-or-later", "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-or-later", "ISC",
            "LGPL-2.1-or-later", "MIT", "OpenSSL", "OpenSSL-standalone", "X11", "Zlib",
        ],
        exceptionIDs: ["Bison-exception-2.2", "Classpath-exception-2.0"]))

extension StatedLicense {
    /// The tree in words, with parentheses around every inner one.
    var words: String {
        switch self {
        case .license(let id, let orLater, let exception):
            id + (orLater ? "+" : "") + (exception.map { " with \($0)" } ?? "")
        case .reference(let reference): reference.id(inSource: "orrery")
        case .and(let operands): "(" + operands.map(\.words).joined(separator: " and ") + ")"
        case .or(let operands): "(" + operands.map(\.words).joined(separator: " or ") + ")"
        }
    }
}

extension ReferencedText {
    /// The reference's id in some source package.
    var id: String { reference.id(inSource: "orrery") }
}
