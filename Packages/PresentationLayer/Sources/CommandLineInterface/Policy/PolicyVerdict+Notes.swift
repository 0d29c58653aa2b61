internal import DomainLayer
import Wording

extension PolicyVerdict {
    /// The texts that nobody knows, the packages without any, and what to do about either; a
    /// sentence each without a full stop.
    var notesOnUnknowns: [String] {
        let failures = violations.filter(\.kind.isUnknown) + unknowns
        let texts = Set(failures.compactMap(\.license)).map { $0.label(names) }.sorted()
        let packages = failures.filter { $0.license == nil }.map(\.package).firstOfEach.sorted()
        return [
            Self.listed(texts, separator: ", ").map {
                "\(texts.count.counting("unlisted license")): \($0); read each ('explain' shows it) "
                    + "and judge it in the policy (check --review writes the stanzas)"
            },
            Self.listed(packages, separator: " ").map {
                "unknown license: \($0); read the copyright files, then clarify or exempt each "
                    + "package in the policy (check --init shows how)"
            },
        ].compactMap(\.self)
    }

    /// The first names of many; nil if there are none.
    private static func listed(_ names: [String], separator: String) -> String? {
        if names.isEmpty { return nil }
        let rest = names.count - mostNamed
        return names.prefix(mostNamed).joined(separator: separator)
            + (rest > 0 ? " and \(rest) more ('list --unknown' shows them)" : "")
    }

    /// After so many names nobody reads on.
    private static let mostNamed = 20
}

extension PolicyFindingKind {
    /// Whether it is not known what the package is under.
    fileprivate var isUnknown: Bool {
        switch self {
        case .unknownLicense, .unexplainedTerms, .freeLicenseInNonFree: true
        default: false
        }
    }
}
