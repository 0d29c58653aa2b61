/// Which licences an entry of a policy names: `GPL-2.0-only`, `BSD-*-Clause`,
/// `category:strong-copyleft`, `GPL-2.0-only WITH Classpath-exception-2.0`, `NOASSERTION`.
///
/// `*` stands for any text, `?` for one character, letter case aside. A licence with an exception
/// is another one than the licence alone, and so is `-or-later` or `+` than `-only`: a pattern
/// names just what it says.
public struct LicensePattern: Hashable, Sendable {
    /// The pattern as it is shown: ids of the SPDX list in the list's letter case.
    public let text: String

    let licenses: Licenses
    /// What has to stand behind `WITH`; nil where nothing may.
    let exceptions: Glob?

    /// What may stand before `WITH`.
    enum Licenses: Hashable {
        /// Ids with their `+`, `LicenseRef-` ones too; whether there is no wildcard in it.
        case ids(Glob, isLiteral: Bool)
        case category(LicenseCategory)
        /// No licence at all.
        case noAssertion
    }
}

extension LicensePattern {
    /// Whether it names just this licence with just this exception; nil stands for no licence.
    func names(_ term: LicenseTerm?) -> Bool {
        switch (exceptions, term?.exception) {
        case (nil, nil): covers(term)
        case (let exceptions?, let exception?): exceptions.matches(exception) && covers(term)
        default: false
        }
    }

    /// Whether it names this licence, whatever its exception.
    func covers(_ term: LicenseTerm?) -> Bool {
        guard let term else {
            return licenses == .noAssertion || licenses == .category(.unknown)
        }
        switch licenses {
        case .ids(let glob, _):
            return glob.matches(term.orLater ? term.license + "+" : term.license)
        case .category(let category): return SPDXLicenseList.category(of: term.license) == category
        case .noAssertion: return false
        }
    }

    /// Whether it names licences with an exception.
    var hasException: Bool { exceptions != nil }

    /// Whether it names one licence alone, by its own id.
    var isLiteral: Bool {
        if case .ids(_, let isLiteral) = licenses { isLiteral } else { false }
    }
}

/// A pattern and where a policy has it.
public struct PolicyEntry: Hashable, Sendable {
    public let pattern: LicensePattern
    public let place: PolicyPlace
}
