public import DomainLayer

extension PolicyError {
    /// What went wrong, in sentences without a period.
    ///
    /// They quote paths and words as they were given, so make control characters visible when you
    /// print them.
    public var details: [String] {
        switch self {
        case .missing(let places):
            ["there is no policy in \(places.listed("or"))"]
        case .unreadable(let path, .tooLarge(_, let limit)):
            ["cannot read \(path): a policy has no more than \(limit.grouped) bytes"]
        case .unreadable(let path, let failure): ["cannot read \(path): \(failure.detail)"]
        case .notUTF8(let path, let line): ["cannot read \(path): line \(line) is not UTF-8"]
        case .invalid(let path, let problems):
            problems.map { "\($0.location.position(in: path)): \($0.detail)" }
        }
    }
}

extension PolicyProblem {
    /// What is wrong, in a sentence without its place and without a period.
    public var detail: String {
        switch kind {
        case .strayLine: "neither a field, nor indented to continue one"
        case .unknownField(let name, let known):
            "no field '\(name)' in such a stanza; known are \(known.joined(separator: ", "))"
        case .repeatedField(let name, let line): "\(name) is already in line \(line)"
        case .emptyField(let name): "\(name) says nothing"
        case .missingField(let names): "the stanza lacks \(names.joined(separator: " or "))"
        case .excludingFields(let one, let other):
            "\(other) beside \(one): a judgment has one of them"
        case .notReference(let word):
            "'\(word)' is no LicenseRef; Deny and Allow judge licenses of the SPDX list"
        case .repeatedStanza(let line): "a stanza about the same begins in line \(line)"
        case .noRule: "nothing is allowed or denied"
        case .tooMany(let limit): "a policy has at most \(limit.grouped) of them"
        case .tooLong(let limit): "more than \(limit.grouped) bytes make no sense here"
        case .unexpectedCharacter(let scalar, let text):
            "unexpected '\(scalar)' in '\(text)'" + (Self.advice(on: scalar) ?? "")
        case .unknownLicense(let word) where ["AND", "OR"].contains(word.uppercased()):
            "a list has no \(word.uppercased()); separate its licenses with blanks or commas"
        case .unknownLicense(let id):
            "no license '\(id)' in the SPDX list \(SPDXLicenseList.version)"
                + LicenseSuggestion.question(for: id)
        case .deprecatedLicense(let id, let replacement?):
            "SPDX calls '\(id)' now \(replacement)"
        case .deprecatedLicense(let id, nil):
            "SPDX has given up '\(id)' without another id for it"
        case .unknownException(let id):
            "no exception '\(id)' in the SPDX list \(SPDXLicenseList.version)"
        case .uselessGlob(let glob):
            "nothing in the SPDX list \(SPDXLicenseList.version) is like '\(glob)'"
                + LicenseSuggestion.question(for: glob)
        case .outdatedReference(let id, let current?):
            "'\(id)' is now called \(current)"
        case .outdatedReference(let id, nil):
            "no license is called '\(id)' any more: ids in LicenseRef-deb- have changed"
        case .absentReference(let pattern):
            "no license on this system is like '\(pattern)'"
        case .unknownCategory(let name, let known):
            "no category '\(name)'; known are \(known.joined(separator: ", "))"
        case .incompleteException: "WITH belongs between a license and an exception"
        case .unknownWord(let word, let known):
            "'\(word)' is neither \(known.joined(separator: " nor "))"
        case .badDate(let text): "'\(text)' is not a date like 2030-01-31"
        case .badDigest(let text): "'\(text)' is not sha256: and 64 hex digits"
        case .badExpression(let problem): "no license expression: \(problem.detail)"
        }
    }
}

extension PolicyProblem {
    /// What to write instead of a character that was meant as a separator; nil if it wasn't.
    private static func advice(on scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case " ", ",", "\t": "; write one pattern here, such as 1.*, and a stanza for each other"
        case ";", "|", "&", "/": "; separate the words of a list with blanks or commas"
        default: nil
        }
    }
}

extension LicenseExpressionError.Problem {
    /// What is wrong with an expression, in a clause.
    public var detail: String {
        switch self {
        case .empty: "it is empty"
        case .unexpectedCharacter(","): "unexpected ','; join licenses with AND or OR"
        case .unexpectedCharacter(let scalar): "unexpected '\(scalar)'"
        case .expectedLicense: "a license should stand here"
        case .expectedOperator: "AND or OR should stand here"
        case .expectedException: "an exception should stand here"
        case .incompleteReference: "LicenseRef- and DocumentRef- need a name"
        case .reservedWord(let word): "\(word) is not a license"
        case .unclosedParenthesis: "the parenthesis is never closed"
        case .unopenedParenthesis: "the parenthesis was never opened"
        case .nestedTooDeep:
            "more than \(LicenseExpression.nestingLimit) parentheses are open"
        }
    }
}

extension SourceLocation {
    /// The place as compilers write it: `policy:3:7`; or the option, such as `--deny`.
    ///
    /// - Parameter path: the policy's file; nil if there is none.
    public func position(in path: String?) -> String {
        switch self {
        case .line(let line, let column): "\(path ?? "policy"):\(line):\(column)"
        case .request(let patterns): "--\(patterns.rawValue)"
        case .unwritten: path ?? "policy"
        }
    }

    /// The place for a person who knows the policy's file: `line 3`, `--deny`; empty if it is
    /// written nowhere.
    public var label: String {
        switch self {
        case .line(let line, _): "line \(line)"
        case .request(let patterns): "--\(patterns.rawValue)"
        case .unwritten: ""
        }
    }
}
