import Testing

@testable import DomainLayer

struct PatternReaderTests {
    @Test(
        arguments: [
            ("Deny: GPL[23]", "1:10", .unexpectedCharacter("[", in: "GPL[23]")),
            ("Deny: MIT\n  ISC\n  GPL-é", "3:7", .unexpectedCharacter("é", in: "GPL-é")),
            ("Deny: MTI", "1:7", .unknownLicense("MTI")),
            ("Deny: MIT, GLP-2.0-only ISC", "1:12", .unknownLicense("GLP-2.0-only")),
            ("Allow: NONE", "1:8", .unknownLicense("NONE")),
            ("Deny: GPL-4", "1:7", .unknownLicense("GPL-4")),
            (
                "Deny: AGPL-3.0-or-later+", "1:7", .unknownLicense("AGPL-3.0-or-later+")
            ),
            ("Deny: GPL-2.0-only+", "1:7", .unknownLicense("GPL-2.0-only+")),
            (
                "Deny: bzip2-1.0.5", "1:7",
                .deprecatedLicense("bzip2-1.0.5", replacement: "bzip2-1.0.6")
            ),
            (
                "Deny: LicenseRef-deb-quill-0123abcd", "1:7",
                .outdatedReference("LicenseRef-deb-quill-0123abcd", current: nil)
            ),
            (
                "Deny: LicenseRef-deb-quill-*", "1:7",
                .outdatedReference("LicenseRef-deb-quill-*", current: nil)
            ),
            ("Deny: GLP-*", "1:7", .uselessGlob("GLP-*")),
            ("Deny: MIT WITH Bison-*-3.0", "1:16", .uselessGlob("Bison-*-3.0")),
            (
                "Deny: category:copyleft", "1:16",
                .unknownCategory("copyleft", known: LicenseCategory.allCases.map(\.rawValue))
            ),
            ("Deny: LicenseRef-", "1:7", .badExpression(.incompleteReference)),
            ("Deny: LicenseRef-a+", "1:19", .badExpression(.unexpectedCharacter("+"))),
            ("Allow: MIT WITH", "1:12", .incompleteException),
            ("Allow: WITH Bison-exception-2.2", "1:8", .incompleteException),
            ("Allow: MIT WITH WITH MIT", "1:12", .incompleteException),
            ("Allow: GPL-2.0-only WITH Bison", "1:26", .unknownException("Bison")),
            ("Deny: MIT\nAllow-Exceptions: MIT", "2:19", .unknownException("MIT")),
        ] as [(String, String, PolicyProblem.Kind)])
    func `what makes no sense is named with its place`(
        text: String, location: String, problem: PolicyProblem.Kind
    ) {
        #expect(LicensePolicy.problems(in: text) == [location: [problem]])
    }
}

extension PatternReaderTests {
    @Test(arguments: [
        ("gpl-2.0-ONLY", "GPL-2.0-only"), ("GPL-2+", "GPL-2.0-or-later"),
        ("GPL-2.0", "GPL-2.0-only"), ("expat, BSD-3-clause", "MIT BSD-3-Clause"),
        ("public-domain", "LicenseRef-public-domain"), ("EPL-1.0+", "EPL-1.0+"),
        ("GPL-3 with Bison-exception-2.2", "GPL-3.0-only WITH Bison-exception-2.2"),
        ("LicenseRef-deb-0123456789abcdef01234567", "LicenseRef-deb-0123456789abcdef01234567"),
        (
            "LicenseRef-deb-name-0123456789abcdef01234567",
            "LicenseRef-deb-name-0123456789abcdef01234567"
        ),
        ("LicenseRef-deb-01* LicenseRef-deb-n*", "LicenseRef-deb-01* LicenseRef-deb-n*"),
        ("LicenseRef-mine", "LicenseRef-mine"),
        ("category:Other", "category:restricted"),
    ])
    func `a list is read with short names and ids`(list: String, patterns: String) {
        var reader = PatternReader()
        let entries = reader.entries(in: [PolicyText(list, at: .unwritten)])
        #expect(entries.map(\.pattern.text).joined(separator: " ") == patterns)
        #expect(reader.problems == [])
    }

    @Test func `who looks for packages may name an exception alone`() {
        let list = PolicyText("Bison-exception-2.2 *-exception-* MIT Bison", at: .unwritten)
        var reader = PatternReader()
        let entries = reader.entries(in: [list], withExceptions: true)
        #expect(
            entries.map(\.pattern.text)
                == ["Bison-exception-2.2", "*-exception-*", "*-exception-*", "MIT"])
        #expect(reader.problems == [PolicyProblem(.unknownLicense("Bison"), at: .unwritten)])
    }

    @Test(arguments: [
        ("LicenseRef-mine", []), ("licenseref-M*", []), ("*", []), ("MIT", []), ("L*", []),
        ("LicenseRef-public-domain", []), ("category:unknown", []),
        ("LicenseRef-yours", ["LicenseRef-yours"]), ("LicenseRef-y*", ["LicenseRef-y*"]),
    ])
    func `a pattern for other systems' licenses alone is told`(
        pattern: String, absent: [String]
    ) throws {
        let packages = [try PackageLicense.sample("quill", "MIT AND LicenseRef-mine")]
        var reader = PatternReader()
        let entries = reader.entries(in: [PolicyText(pattern, at: .request(.license))])
        #expect(
            packages.problems(with: entries)
                == absent.map { PolicyProblem(.absentReference($0), at: .request(.license)) })
    }
}

struct PolicyTextTests {
    @Test(arguments: [
        ("", []), (" ,\t", []), ("MIT", ["MIT@5"]), ("MIT ISC", ["MIT@5", "ISC@9"]),
        ("MIT,ISC,", ["MIT@5", "ISC@9"]), (" a ,, b", ["a@6", "b@11"]), ("é b", ["é@5", "b@8"]),
    ])
    func `blanks and commas separate words, and columns are bytes`(
        text: String, words: [String]
    ) {
        let found = PolicyText(text, at: .line(1, column: 5)).words.map { word -> String in
            guard case .line(1, let column) = word.location else { return "\(word)" }
            return "\(word.text)@\(column)"
        }
        #expect(found == words)
    }

    @Test func `words of an option have no column`() {
        #expect(
            PolicyText("MIT ISC", at: .request(.allow)).words
                == ["MIT", "ISC"].map { PolicyText($0, at: .request(.allow)) })
    }
}
