/// Something in a policy or a request that makes no sense, and where.
public struct PolicyProblem: Error, Hashable, Sendable {
    public var location: SourceLocation
    public var kind: Kind

    public init(_ kind: Kind, at location: SourceLocation) {
        self.location = location
        self.kind = kind
    }

    /// What is wrong at the location. Words are as they were written.
    public enum Kind: Hashable, Sendable {
        /// The line is neither a field nor continues one.
        case strayLine
        /// No field of this stanza has this name.
        case unknownField(String, known: [String])
        /// The stanza has a field of this name already, at this line.
        case repeatedField(String, first: Int)
        /// The field says nothing.
        case emptyField(String)
        /// The stanza lacks all of these fields, one of which it needs.
        case missingField([String])
        /// The stanza has both of these fields, of which it may have one.
        case excludingFields(String, String)
        /// The word is no `LicenseRef-`; only these identify texts that a person can judge.
        case notReference(String)
        /// A stanza with this subject already begins at this line.
        case repeatedStanza(first: Int)
        /// No rule says what is allowed or denied.
        case noRule
        /// The file has more stanzas, or more entries, than a person writes.
        case tooMany(limit: Int)
        /// The word or value has more bytes than any that makes sense.
        case tooLong(limit: Int)
        /// A character that no pattern of this kind has.
        case unexpectedCharacter(Unicode.Scalar, in: String)
        /// Neither the SPDX list nor `LicenseRef-` names such a license.
        case unknownLicense(String)
        /// The SPDX list has replaced the id; nil if no replacement is sure to mean exactly that
        /// license.
        case deprecatedLicense(String, replacement: String?)
        /// The id of a license that SPDX lacks, in a form that no system has any more.
        case outdatedReference(String, current: String?)
        /// No package of the system has a license like this, which SPDX lacks too.
        case absentReference(String)
        case unknownException(String)
        /// The SPDX list has nothing that the pattern matches.
        case uselessGlob(String)
        case unknownCategory(String, known: [String])
        /// `WITH` lacks a license before it or an exception after it.
        case incompleteException
        /// The field takes one of these words.
        case unknownWord(String, known: [String])
        /// No day of the form `YYYY-MM-DD`.
        case badDate(String)
        /// Not `sha256:` and 64 hex digits.
        case badDigest(String)
        case badExpression(LicenseExpressionError.Problem)
    }
}

/// Why there is no policy to check.
public enum PolicyError: Error, Hashable, Sendable {
    /// The request names no policy, and none of the usual places has one.
    case missing(places: [String])
    /// The file is longer than any policy that a person wrote, or can't be read at all.
    case unreadable(path: String, FileFailure)
    /// This line of the file, 1-based, holds bytes that are no UTF-8.
    case notUTF8(path: String, line: Int)
    /// All that is wrong, in the order of the file, then that of the request.
    case invalid(path: String?, [PolicyProblem])
}

extension PolicyError {
    /// Whether the policy names a license by an id of the former kind.
    public var hasOutdatedReferences: Bool {
        guard case .invalid(_, let problems) = self else { return false }
        return problems.contains { problem in
            if case .outdatedReference = problem.kind { true } else { false }
        }
    }

    /// The error with a system's present ids next to the outdated ones that were made from equal
    /// names.
    public func naming(_ references: UnlistedLicenses) -> PolicyError {
        guard case .invalid(let path, var problems) = self else { return self }
        for index in problems.indices {
            guard case .outdatedReference(let id, _) = problems[index].kind,
                let former = FormerLicenseRef(id)
            else { continue }
            let current = references.filter { $0.value.names.contains(where: former.isMade) }
            problems[index].kind = .outdatedReference(id, current: current.keys.min())
        }
        return .invalid(path: path, problems)
    }
}
