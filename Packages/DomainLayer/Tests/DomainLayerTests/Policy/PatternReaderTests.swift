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
            (
                "Deny: GPL-2.0", "1:7",
                .deprecatedLicense("GPL-2.0", replacement: "GPL-2.0-only")
            ),
            (
                "Deny: GPL-2.0+", "1:7",
                .deprecatedLicense("GPL-2.0+", replacement: "GPL-2.0-or-later")
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
            PolicyText("MIT ISC", at: .addition(.allow)).words
                == ["MIT", "ISC"].map { PolicyText($0, at: .addition(.allow)) })
    }
}
