/// A pattern that matches licenses: `GPL-2.0-only`, `BSD-*-Clause`, `category:strong-copyleft`,
/// `GPL-2.0-only WITH Classpath-exception-2.0`, `NOASSERTION`.
///
/// `*` matches any text, `?` one character, letter case aside. An id without `+` covers the id with
/// it too, which also offers that very version (SPDX specification 2.3, annex D.3). A license with
/// an exception is a different one from the license alone, and `-or-later` is different from
/// `-only`.
public struct LicensePattern: Hashable, Sendable {
    /// The pattern as shown: ids of the SPDX list in the list's spelling.
    public let text: String

    let licenses: Licenses
    /// What must follow `WITH`; nil if the pattern has no `WITH`.
    let exceptions: Glob?

    /// What a pattern may have before `WITH`.
    enum Licenses: Hashable {
        /// Ids, including `LicenseRef-` ones; literal if the glob has no wildcard.
        case ids(Glob, isLiteral: Bool)
        case category(LicenseCategory)
        /// No license at all.
        case noAssertion
    }
}

extension LicensePattern {
    /// Whether the pattern names exactly this license with exactly this exception; nil means no
    /// license.
    ///
    /// A category also names its licenses together with an exception of the SPDX list.
    ///
    /// - Parameter judged: the policy's category for a license that the list lacks; nil if it has
    ///   none.
    func names(_ term: LicenseTerm?, as judged: LicenseCategory? = nil) -> Bool {
        switch (exceptions, term?.exception) {
        case (nil, nil): covers(term, as: judged)
        case (let exceptions?, let exception?):
            exceptions.matches(exception) && covers(term, as: judged)
        case (nil, let exception?):
            isCategory && SPDXLicenseList.canonicalExceptionID(exception) != nil
                && covers(term, as: judged)
        case (_?, nil): false
        }
    }

    /// Whether the pattern names this license, whatever its exception, which counts only for a
    /// category.
    func covers(_ term: LicenseTerm?, as judged: LicenseCategory? = nil) -> Bool {
        guard let term else {
            return licenses == .noAssertion || licenses == .category(.unknown)
        }
        switch licenses {
        case .ids(let glob, _):
            return glob.matches(term.license)
                || term.orLater && glob.matches(term.license + "+")
        case .category(let category):
            let own =
                hasException
                ? judged ?? SPDXLicenseList.categoryWithoutException(of: term)
                : SPDXLicenseList.category(of: term, judged: judged)
            return own == category
        case .noAssertion: return false
        }
    }

    /// Whether the pattern names this license alone, or with any exception.
    func mentions(_ term: LicenseTerm) -> Bool { hasException ? names(term) : covers(term) }

    /// Every license that has one of these exceptions.
    static func anyLicense(with exception: ExceptionPattern) -> LicensePattern {
        LicensePattern(
            text: exception.text, licenses: .ids(Glob("*"), isLiteral: false),
            exceptions: exception.glob)
    }

    /// Whether the pattern names licenses with an exception.
    var hasException: Bool { exceptions != nil }

    /// Whether the pattern names licenses by their category.
    var isCategory: Bool {
        if case .category = licenses { true } else { false }
    }

    /// Whether the pattern names only one license, by its own id.
    var isLiteral: Bool {
        if case .ids(_, let isLiteral) = licenses { isLiteral } else { false }
    }
}

extension LicensePattern.Licenses {
    /// Whether the pattern may match a license that is no `LicenseRef-`.
    var coverListed: Bool {
        guard case .ids(let glob, _) = self else { return true }
        return glob.matches(LicenseTerm.publicDomain.id)
            || SPDXLicenseList.ids.contains { glob.matches($0) || glob.matches($0 + "+") }
    }
}

/// A pattern and its location.
public struct PolicyEntry: Hashable, Sendable {
    public let pattern: LicensePattern
    public let location: SourceLocation
}

extension Sequence<PackageLicense> {
    /// The problems of patterns that could match only `LicenseRef-` ids, none of which is here.
    ///
    /// A policy may name licenses of other systems, but a user who asks about this one wants to
    /// know.
    public func problems(with entries: [PolicyEntry]) -> [PolicyProblem] {
        let inDoubt = entries.filter { !$0.pattern.licenses.coverListed }
        if inDoubt.isEmpty { return [] }
        var references: Set<LicenseTerm> = []
        for entry in self {
            entry.expression?.forEachTerm { if $0.isReference { references.insert($0) } }
        }
        return inDoubt.filter { entry in !references.contains { entry.pattern.covers($0) } }.map {
            PolicyProblem(.absentReference($0.pattern.text), at: $0.location)
        }
    }
}

/// Which sections of the archive a rule is about.
///
/// Debian Policy 2.4: a section is `libs` in the archive area main, and `non-free/libs` in another
/// area. A pattern is matched with the section as written, with the area alone, and with both if
/// main is not written: `libs`, `main` and `main/*` all match the first one.
public struct SectionPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String

    private let glob: Glob

    public init(_ text: String) {
        self.text = text
        glob = Glob(text)
    }

    func matches(_ section: String) -> Bool {
        if glob.matches(section) { return true }
        guard let slash = section.firstIndex(of: "/") else {
            return glob.matches("main") || glob.matches("main/" + section)
        }
        return glob.matches(String(section[..<slash]))
    }
}
