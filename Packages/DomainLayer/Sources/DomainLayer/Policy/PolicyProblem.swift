/// Something in a policy or a request that makes no sense, and its location.
public struct PolicyProblem: Error, Hashable, Sendable {
    public var location: SourceLocation
    public var kind: Kind

    public init(_ kind: Kind, at location: SourceLocation) {
        self.location = location
        self.kind = kind
    }

    /// What is wrong at the location. Words are as written.
    public enum Kind: Hashable, Sendable {
        /// The line neither is a field nor continues one.
        case strayLine
        /// This kind of stanza has no field of this name.
        case unknownField(String, known: [String])
        /// The stanza already has a field of this name, on this line.
        case repeatedField(String, first: Int)
        /// The field is empty.
        case emptyField(String)
        /// The stanza needs one of these fields, but has none.
        case missingField([String])
        /// The stanza has both of these fields, but may have only one.
        case excludingFields(String, String)
        /// The word is no `LicenseRef-`; only these identify texts that a person can judge.
        case notReference(String)
        /// A stanza with this subject already begins at this line.
        case repeatedStanza(first: Int)
        /// No rule allows or denies anything.
        case noRule
        /// The file has more stanzas, or more entries, than a person would write.
        case tooMany(limit: Int)
        /// The word or value has more bytes than makes sense.
        case tooLong(limit: Int)
        /// No pattern of this kind may contain the character.
        case unexpectedCharacter(Unicode.Scalar, in: String)
        /// The SPDX list has no such license, and the word is no `LicenseRef-`.
        case unknownLicense(String)
        /// The SPDX list has replaced the id; nil if no replacement is sure to mean exactly that
        /// license.
        case deprecatedLicense(String, replacement: String?)
        /// The id of a license that SPDX lacks, in a form that no system has any more.
        case outdatedReference(String, current: String?)
        /// No package of the system has such a license, which the SPDX list lacks too.
        case absentReference(String)
        case unknownException(String)
        /// The pattern matches nothing in the SPDX list.
        case uselessGlob(String)
        case unknownCategory(String, known: [String])
        /// `WITH` lacks a license before it or an exception after it.
        case incompleteException
        /// The field takes one of these words.
        case unknownWord(String, known: [String])
        /// The word is no day of the form `YYYY-MM-DD`.
        case badDate(String)
        /// The word is not `sha256:` and 64 hex digits.
        case badDigest(String)
        case badExpression(LicenseExpressionError.Problem)
    }
}

/// Why there is no policy to check.
public enum PolicyError: Error, Hashable, Sendable {
    /// The request names no policy, and none of the usual places has one.
    case missing(places: [String])
    /// The file is longer than any policy that a person would write, or can't be read at all.
    case unreadable(path: String, FileFailure)
    /// This 1-based line of the file has bytes that aren't UTF-8.
    case notUTF8(path: String, line: Int)
    /// Everything that is wrong, in the order of the file, then that of the request.
    case invalid(path: String?, [PolicyProblem])
}

extension PolicyError {
    /// Whether the policy names a license by an id in the outdated form.
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
