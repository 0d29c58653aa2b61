internal import DomainLayer
import Wording

extension PolicyVerdict {
    /// The texts that are unknown, the packages without a text, and what to do about both, in a
    /// sentence each without a period.
    var notesOnUnknowns: [String] {
        let failures = failuresToReview
        let texts = Set(failures.compactMap(\.license)).map { $0.label(names) }.sorted()
        let packages = failures.filter { $0.license == nil }.map(\.package).firstOfEach.sorted()
        return [
            Self.listed(texts, separator: ", ").map {
                "\(texts.count.counting("unlisted license")): \($0); read each ('explain' shows it) "
                    + "and judge it in the policy (check --review writes the stanzas)"
            },
            Self.listed(packages, separator: " ").map {
                "unknown license: \($0); read the copyright files, then clarify or exempt each "
                    + "package in the policy (check --review writes stanzas, check --init explains them)"
            },
        ].compactMap(\.self)
    }

    /// The first of the names, and how many more there are; nil if there are none.
    private static func listed(_ names: [String], separator: String) -> String? {
        if names.isEmpty { return nil }
        let rest = names.count - mostNamed
        return names.prefix(mostNamed).joined(separator: separator)
            + (rest > 0 ? " and \(rest) more ('list --unknown' shows them)" : "")
    }

    /// The most names to list, since people don't read more.
    private static let mostNamed = 20
}
