/// Which packages a stanza of a policy is about: a name, `name:architecture`, or a glob of either.
public struct PackagePattern: Hashable, Sendable {
    /// The pattern as it is written.
    public let text: String

    /// The name without wildcards, by which it can be looked up; nil where it has some.
    let literalName: String?
    private let name: Glob
    private let architecture: Glob?

    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        self.name = Glob(name)
        literalName = Glob.hasWildcards(name) ? nil : name
        architecture = parts.count > 1 ? Glob(parts[1]) : nil
    }

    func matches(_ entry: LicenseEntry) -> Bool {
        name.matches(entry.name) && architecture?.matches(entry.architecture) != false
    }
}

/// Stanzas by the packages that they are about, so that each package meets only those few.
struct PackageIndex {
    private var literals: [String: [Int]] = [:]
    private var globs: [Int] = []
    private let patterns: [PackagePattern]

    init(_ patterns: [PackagePattern]) {
        self.patterns = patterns
        for (index, pattern) in patterns.enumerated() {
            if let name = pattern.literalName {
                literals[name, default: []].append(index)
            } else {
                globs.append(index)
            }
        }
    }

    /// The places of the patterns that match, ascending.
    func matches(_ entry: LicenseEntry) -> [Int] {
        if patterns.isEmpty { return [] }
        let found = (literals[entry.name] ?? []) + globs
        return found.filter { patterns[$0].matches(entry) }.sorted()
    }
}
