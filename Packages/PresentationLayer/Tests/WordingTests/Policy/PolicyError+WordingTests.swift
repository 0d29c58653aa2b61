import DomainLayer
import Testing
import Wording

struct PolicyErrorWordingTests {
    @Test func `each problem is told with its place`() {
        let error = PolicyError.invalid(
            path: "house",
            [
                PolicyProblem(.strayLine, at: .line(3, column: 1)),
                PolicyProblem(.badDate("x"), at: .line(4, column: 10)),
                PolicyProblem(.incompleteException, at: .request(.allow)),
            ])
        #expect(
            error.details == [
                "house:3:1: neither a field, nor indented to continue one",
                "house:4:10: 'x' is not a date like 2030-01-31",
                "--allow: WITH belongs between a license and an exception",
            ])
    }

    @Test(
        arguments: [
            (
                .unreadable(path: "/p", .unreadable(message: "Permission denied")),
                "cannot read /p: Permission denied"
            ),
            (
                .unreadable(path: "/p", .tooLarge(size: 262_145, limit: 262_144)),
                "cannot read /p: a policy has no more than 262,144 bytes"
            ),
            (.notUTF8(path: "/p", line: 7), "cannot read /p: line 7 is not UTF-8"),
        ] as [(PolicyError, String)])
    func `a file that can't be read is told with the reason`(
        error: PolicyError, detail: String
    ) {
        #expect(error.details == [detail])
    }

    @Test func `a bad time is told as it was given`() {
        #expect(
            ClockDriverError.badSourceDateEpoch("soon").detail
                == "SOURCE_DATE_EPOCH is 'soon', not the seconds since 1970")
    }
}

struct PolicyProblemWordingTests {
    @Test(
        arguments: [
            (.strayLine, "neither a field, nor indented to continue one"),
            (
                .unknownField("Alow", known: ["Allow", "Deny"]),
                "no field 'Alow' in such a stanza; known are Allow, Deny"
            ),
            (.repeatedField("Deny", first: 3), "Deny is already in line 3"),
            (.emptyField("Deny"), "Deny says nothing"),
            (.missingField(["Version", "Text-Digest"]), "the stanza lacks Version or Text-Digest"),
            (.repeatedStanza(first: 7), "a stanza about the same begins in line 7"),
            (.noRule, "nothing is allowed or denied"),
            (.tooMany(limit: 4096), "a policy has at most 4,096 of them"),
            (.tooLong(limit: 4096), "more than 4,096 bytes make no sense here"),
            (.unexpectedCharacter("[", in: "GPL[23]"), "unexpected '[' in 'GPL[23]'"),
            (
                .unexpectedCharacter(",", in: "1, 2"),
                "unexpected ',' in '1, 2'; write one pattern here, such as 1.*, and a stanza for "
                    + "each other"
            ),
            (
                .unexpectedCharacter(";", in: "MIT;ISC"),
                "unexpected ';' in 'MIT;ISC'; separate the words of a list with blanks or commas"
            ),
            (
                .unknownLicense("and"),
                "a list has no AND; separate its licenses with blanks or commas"
            ),
            (
                .notReference("MIT"),
                "'MIT' is no LicenseRef; Deny and Allow judge licenses of the SPDX list"
            ),
            (
                .excludingFields("Category", "Allow"),
                "Allow beside Category: a judgment has one of them"
            ),
            (
                .unknownLicense("MTI"),
                "no license 'MTI' in the SPDX list \(SPDXLicenseList.version); did you mean 'MIT'?"
            ),
            (
                .unknownLicense("AGPLv3"),
                "no license 'AGPLv3' in the SPDX list \(SPDXLicenseList.version); "
                    + "did you mean 'AGPL-*'?"
            ),
            (
                .unknownLicense("proprietary"),
                "no license 'proprietary' in the SPDX list \(SPDXLicenseList.version)"
            ),
            (
                .outdatedReference("LicenseRef-deb-quill-0123abcd", current: nil),
                "no license is called 'LicenseRef-deb-quill-0123abcd' any more: ids in "
                    + "LicenseRef-deb- have changed"
            ),
            (
                .absentReference("LicenseRef-yours"),
                "no license on this system is like 'LicenseRef-yours'"
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
                "nothing in the SPDX list \(SPDXLicenseList.version) is like 'GLP-*'; "
                    + "did you mean 'GPL-*'?"
            ),
            (.unknownCategory("evil", known: ["font"]), "no category 'evil'; known are font"),
            (.incompleteException, "WITH belongs between a license and an exception"),
            (.unknownWord("no", known: ["fail", "warn"]), "'no' is neither fail nor warn"),
            (.badDate("soon"), "'soon' is not a date like 2030-01-31"),
            (.badDigest("md5:0"), "'md5:0' is not sha256: and 64 hex digits"),
            (.badExpression(.empty), "no license expression: it is empty"),
        ] as [(PolicyProblem.Kind, String)])
    func `a problem is told in a sentence`(kind: PolicyProblem.Kind, detail: String) {
        #expect(PolicyProblem(kind, at: .unwritten).detail == detail)
    }

    @Test(
        arguments: [
            (.empty, "it is empty"),
            (.unexpectedCharacter("|"), "unexpected '|'"),
            (.unexpectedCharacter(","), "unexpected ','; join licenses with AND or OR"),
            (.expectedLicense, "a license should stand here"),
            (.expectedOperator, "AND or OR should stand here"),
            (.expectedException, "an exception should stand here"),
            (.incompleteReference, "LicenseRef- and DocumentRef- need a name"),
            (.reservedWord("NONE"), "NONE is not a license"),
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
