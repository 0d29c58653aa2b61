public import DomainLayer

extension PolicyProblem {
    /// What makes no sense, in a sentence without its place and without a full stop.
    public var detail: String {
        switch kind {
        case .strayLine: "neither a field, nor indented to continue one"
        case .unknownField(let name, let known):
            "no field '\(name)' in such a stanza; known are \(known.joined(separator: ", "))"
        case .repeatedField(let name, let line): "\(name) stands in line \(line) already"
        case .emptyField(let name): "\(name) says nothing"
        case .missingField(let names): "the stanza lacks \(names.joined(separator: " or "))"
        case .repeatedStanza(let line): "a stanza about the same begins in line \(line)"
        case .noRule: "nothing is allowed or denied"
        case .tooMany(let limit): "more than \(limit.grouped) of them are no policy"
        case .tooLong(let limit): "more than \(limit.grouped) bytes make no sense here"
        case .unexpectedCharacter(let scalar, let text):
            "unexpected '\(scalar)' in '\(text)'"
        case .unknownLicense(let id):
            "no licence '\(id)' in the SPDX list \(SPDXLicenseList.version)"
        case .deprecatedLicense(let id, let replacement?):
            "SPDX calls '\(id)' now \(replacement)"
        case .deprecatedLicense(let id, nil):
            "SPDX has given up '\(id)' without another id for it"
        case .unknownException(let id):
            "no exception '\(id)' in the SPDX list \(SPDXLicenseList.version)"
        case .uselessGlob(let glob):
            "nothing in the SPDX list \(SPDXLicenseList.version) is like '\(glob)'"
        case .unknownCategory(let name, let known):
            "no category '\(name)'; known are \(known.joined(separator: ", "))"
        case .incompleteException: "WITH stands between a licence and an exception"
        case .unknownWord(let word, let known):
            "'\(word)' is neither \(known.joined(separator: " nor "))"
        case .badDate(let text): "'\(text)' is no date like 2030-01-31"
        case .badDigest(let text): "'\(text)' is not sha256: and 64 hex digits"
        case .badExpression(let problem): "no licence expression: \(problem.detail)"
        }
    }
}

extension LicenseExpressionError.Problem {
    /// What is wrong with an expression, in a clause.
    public var detail: String {
        switch self {
        case .empty: "it is empty"
        case .unexpectedCharacter(let scalar): "unexpected '\(scalar)'"
        case .expectedLicense: "a licence should stand here"
        case .expectedOperator: "AND or OR should stand here"
        case .expectedException: "an exception should stand here"
        case .incompleteReference: "LicenseRef- and DocumentRef- need a name"
        case .reservedWord(let word): "\(word) is no licence"
        case .unclosedParenthesis: "the parenthesis is never closed"
        case .unopenedParenthesis: "the parenthesis was never opened"
        case .nestedTooDeep:
            "more than \(LicenseExpression.nestingLimit) parentheses are open"
        }
    }
}
