import DomainLayer
import PresentationLayer
import Testing

struct PolicyProblemWordingTests {
    @Test(
        arguments: [
            (.strayLine, "neither a field, nor indented to continue one"),
            (
                .unknownField("Alow", known: ["Allow", "Deny"]),
                "no field 'Alow' in such a stanza; known are Allow, Deny"
            ),
            (.repeatedField("Deny", first: 3), "Deny stands in line 3 already"),
            (.emptyField("Deny"), "Deny says nothing"),
            (.missingField(["Version", "Text-Digest"]), "the stanza lacks Version or Text-Digest"),
            (.repeatedStanza(first: 7), "a stanza about the same begins in line 7"),
            (.noRule, "nothing is allowed or denied"),
            (.tooMany(limit: 4096), "more than 4,096 of them are no policy"),
            (.tooLong(limit: 4096), "more than 4,096 bytes make no sense here"),
            (.unexpectedCharacter("[", in: "GPL[23]"), "unexpected '[' in 'GPL[23]'"),
            (
                .unknownLicense("MTI"),
                "no licence 'MTI' in the SPDX list \(SPDXLicenseList.version)"
            ),
            (
                .deprecatedLicense("GPL-2.0", replacement: "GPL-2.0-only"),
                "SPDX calls 'GPL-2.0' now GPL-2.0-only"
            ),
            (
                .deprecatedLicense("Nunit", replacement: nil),
                "SPDX has given up 'Nunit' without another id for it"
            ),
            (
                .unknownException("Bison"),
                "no exception 'Bison' in the SPDX list \(SPDXLicenseList.version)"
            ),
            (
                .uselessGlob("GLP-*"),
                "nothing in the SPDX list \(SPDXLicenseList.version) is like 'GLP-*'"
            ),
            (.unknownCategory("evil", known: ["font"]), "no category 'evil'; known are font"),
            (.incompleteException, "WITH stands between a licence and an exception"),
            (.unknownWord("no", known: ["fail", "warn"]), "'no' is neither fail nor warn"),
            (.badDate("soon"), "'soon' is no date like 2030-01-31"),
            (.badDigest("md5:0"), "'md5:0' is not sha256: and 64 hex digits"),
            (.badExpression(.empty), "no licence expression: it is empty"),
        ] as [(PolicyProblem.Kind, String)])
    func `a problem is told in a sentence`(kind: PolicyProblem.Kind, detail: String) {
        #expect(PolicyProblem(kind, at: .unwritten).detail == detail)
    }

    @Test(
        arguments: [
            (.empty, "it is empty"),
            (.unexpectedCharacter("|"), "unexpected '|'"),
            (.expectedLicense, "a licence should stand here"),
            (.expectedOperator, "AND or OR should stand here"),
            (.expectedException, "an exception should stand here"),
            (.incompleteReference, "LicenseRef- and DocumentRef- need a name"),
            (.reservedWord("NONE"), "NONE is no licence"),
            (.unclosedParenthesis, "the parenthesis is never closed"),
            (.unopenedParenthesis, "the parenthesis was never opened"),
            (.nestedTooDeep, "more than 128 parentheses are open"),
        ] as [(LicenseExpressionError.Problem, String)])
    func `what is wrong with an expression is told in a clause`(
        problem: LicenseExpressionError.Problem, detail: String
    ) {
        #expect(problem.detail == detail)
    }
}
