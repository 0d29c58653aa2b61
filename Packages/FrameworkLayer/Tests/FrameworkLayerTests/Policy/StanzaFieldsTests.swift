import DomainLayer
import Testing

@testable import FrameworkLayer

struct StanzaFieldsTests {
    private static let rule: [String] = [
        "Sections", "Allow", "Deny", "Overrides", "Allow-Exceptions", "Unknown", "Unlisted",
        "Scope",
        "Machinery",
    ]
    private static let exemption = [
        "Package", "Source", "Version", "Files", "Allow", "Reason", "Expires",
    ]
    private static let clarification: [String] = [
        "Package", "Source", "Version", "Text-Digest", "Expression", "Reason", "Expires",
    ]

    @Test(
        arguments: [
            ("Deny: MIT\nDenny: ISC", "2:1", .unknownField("Denny", known: rule)),
            (
                "Deny: MIT\n\nPackage: a\nDeny: ISC\nAllow: MIT", "4:1",
                .unknownField("Deny", known: exemption)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT\nFiles: debian/*", "6:1",
                .unknownField("Files", known: clarification)
            ),
            ("Deny: MIT\ndeny: ISC", "2:1", .repeatedField("Deny", first: 1)),
            ("Deny: MIT\nAllow:", "2:1", .emptyField("Allow")),
            ("Deny: MIT\n\nPackage: a\nReason: none", "3:1", .missingField(["Allow"])),
            ("Deny: MIT\n\nVersion: 1\nAllow: ISC", "3:1", .missingField(["Package", "Source"])),
            (
                "Deny: MIT\n\nPackage: a\nExpression: MIT", "3:1",
                .missingField(["Version", "Text-Digest"])
            ),
            (
                "Deny: MIT\n\nPackage: a\nText-Digest: sha256:\(String(repeating: "0f", count: 32))",
                "3:1", .missingField(["Expression"])
            ),
            ("Deny: MIT\n\nAllow: ISC", "3:1", .repeatedStanza(first: 1)),
            (
                "Sections: doc  libs\nDeny: MIT\n\nSections: libs,doc\nAllow: ISC", "4:1",
                .repeatedStanza(first: 1)
            ),
            (
                "Deny: MIT\n\nPackage: a\nAllow: MIT\n\nPackage: a\nAllow: ISC\nReason: x", "6:1",
                .repeatedStanza(first: 3)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: ISC\n\nPackage: a\nVersion: 1\n"
                    + "Expression: MIT", "7:1", .repeatedStanza(first: 3)
            ),
            ("", "1:1", .noRule),
            ("Package: a\nAllow: MIT", "1:1", .noRule),
            ("Unknown: maybe", "1:10", .unknownWord("maybe", known: ["fail", "warn"])),
            ("Unknown: fail warn", "1:10", .unknownWord("fail warn", known: ["fail", "warn"])),
            ("Deny: MIT\n\nPackage: Git\nAllow: MIT", "3:10", .unexpectedCharacter("G", in: "Git")),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1_2\nAllow: MIT", "4:11",
                .unexpectedCharacter("_", in: "1_2")
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1 2\nExpression: MIT", "4:11",
                .unexpectedCharacter(" ", in: "1 2")
            ),
            ("Deny: MIT\n\nPackage: a\nAllow: MIT\nExpires: soon", "5:10", .badDate("soon")),
            (
                "Deny: MIT\n\nPackage: a\nAllow: MIT\nExpires: 2023-02-29", "5:10",
                .badDate("2023-02-29")
            ),
            (
                "Deny: MIT\n\nPackage: a\nText-Digest: md5:00\nExpression: MIT", "4:14",
                .badDigest("md5:00")
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT OR", "5:19",
                .badExpression(.expectedLicense)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT\n  OR ISC)", "6:9",
                .badExpression(.unopenedParenthesis)
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: NOASSERTION", "5:13",
                .badExpression(.reservedWord("NOASSERTION"))
            ),
            (
                "Deny: MIT\n\nPackage: a\nVersion: 1\nExpression: MIT OR MTI", "5:13",
                .unknownLicense("MTI")
            ),
        ] as [(String, String, PolicyProblem.Kind)])
    func `what makes no sense is named with its place`(
        text: String, location: String, problem: PolicyProblem.Kind
    ) {
        #expect(LicensePolicy.problems(in: text) == [location: [problem]])
    }
}
