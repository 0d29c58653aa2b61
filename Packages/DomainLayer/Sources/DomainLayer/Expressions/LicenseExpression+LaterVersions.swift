extension LicenseExpression {
    /// The expression without any `+`: in its place is the choice among the versions that the SPDX
    /// list has, `EPL-1.0 OR EPL-2.0` for `EPL-1.0+`.
    ///
    /// `+` is part of the syntax, yet many programs know ids alone and take the expression for
    /// broken. Versions that the list lacks can't be chosen then; nobody has published most of
    /// them.
    public var withLaterVersionsListed: LicenseExpression {
        var hasPlus = false
        forEachTerm { hasPlus = hasPlus || $0.orLater }
        return hasPlus ? replacingPlus.simplified : self
    }

    /// Recursion ends where parentheses do: see ``nestingLimit``.
    private var replacingPlus: LicenseExpression {
        switch self {
        case .license(let term):
            LicenseExpression.any(term.laterVersions.map { .license($0) }) ?? self
        case .and(let operands):
            LicenseExpression.all(operands.map(\.replacingPlus)) ?? self
        case .or(let operands):
            LicenseExpression.any(operands.map(\.replacingPlus)) ?? self
        }
    }
}

extension LicenseTerm {
    /// The term with its own version and each later one of the list, the earliest first; without
    /// `+`, itself alone.
    fileprivate var laterVersions: [LicenseTerm] {
        guard orLater else { return [self] }
        var term = self
        term.orLater = false
        guard let own = VersionedID(id) else { return [term] }
        let later = SPDXLicenseList.ids.compactMap(VersionedID.init).filter {
            $0.isLater(than: own)
        }
        .sorted { $1.isLater(than: $0) }
        return [term]
            + later.map { version in
                var other = term
                other.id = version.id
                return other
            }
    }
}

/// An id that ends in a version: `MPL-1.1`, not `MPL-2.0-no-copyleft-exception`.
private struct VersionedID {
    let id: String
    private let family: Substring
    private let version: [Int]

    init?(_ id: String) {
        guard let hyphen = id.lastIndex(of: "-") else { return nil }
        let words = id[id.index(after: hyphen)...]
            .split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Int($0) }
        guard numbers.count == words.count else { return nil }
        self.id = id
        family = id[..<hyphen]
        version = numbers
    }

    func isLater(than other: VersionedID) -> Bool {
        family == other.family && other.version.lexicographicallyPrecedes(version)
    }
}
