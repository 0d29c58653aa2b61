/// A pattern that matches packages: a name, `name:architecture`, or a glob of either.
public struct PackagePattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String

    /// The name for a lookup; nil if it has wildcards.
    let literalName: String?
    private let name: Glob
    private let architecture: Glob?

    public init(_ text: String) {
        self.text = text
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        self.name = Glob(name)
        literalName = Glob.hasWildcards(name) ? nil : name
        architecture = parts.count > 1 ? Glob(parts[1]) : nil
    }

    /// Whether the pattern matches a package of this name on any architecture.
    func matches(name: String) -> Bool { self.name.matches(name) }

    func matches(_ entry: PackageLicense) -> Bool {
        name.matches(entry.name) && architecture?.matches(entry.architecture) != false
    }
}

/// Which packages a stanza of a policy is about: each of its lists narrows it further.
public struct PackageSelection: Hashable, Sendable {
    /// The packages; empty for all.
    public var packages: [PackagePattern]
    /// The source packages that the packages are built from, by name; empty for all.
    public var sources: [PackagePattern]
    /// A glob of the packages' versions; nil for all.
    public var version: String?

    /// - Parameters:
    ///   - packages: empty for all.
    ///   - sources: names of source packages; empty for all.
    ///   - version: a glob; nil for all.
    public init(
        packages: [PackagePattern] = [], sources: [PackagePattern] = [], version: String? = nil
    ) {
        self.packages = packages
        self.sources = sources
        self.version = version
    }

    /// The patterns as written, those of packages first.
    public var text: String { (packages + sources).map(\.text).joined(separator: " ") }

    func includes(version installed: String) -> Bool {
        version.map { Glob($0).matches(installed) } ?? true
    }

    fileprivate func includes(sourceOf entry: PackageLicense) -> Bool {
        sources.isEmpty || sources.contains { $0.matches(name: entry.source.name) }
    }
}

/// Selections by the names in them, so that each package is compared with only the few that may
/// include it; versions aside.
struct PackageIndex {
    private var literals: [String: [Place]] = [:]
    private var others: [Place] = []
    private let selections: [PackageSelection]

    /// One pattern of a selection; nil if the selection has all packages of its sources.
    private struct Place {
        let selection: Int
        let pattern: PackagePattern?
    }

    init(_ selections: [PackageSelection]) {
        self.selections = selections
        for (index, selection) in selections.enumerated() {
            if selection.packages.isEmpty { others.append(Place(selection: index, pattern: nil)) }
            for pattern in selection.packages {
                let place = Place(selection: index, pattern: pattern)
                if let name = pattern.literalName {
                    literals[name, default: []].append(place)
                } else {
                    others.append(place)
                }
            }
        }
    }

    /// The indices of the selections that include the package in some version, ascending.
    func matches(_ entry: PackageLicense) -> [Int] {
        if selections.isEmpty { return [] }
        var found: Set<Int> = []
        for place in (literals[entry.name] ?? []) + others
        where !found.contains(place.selection) && place.pattern?.matches(entry) != false
            && selections[place.selection].includes(sourceOf: entry)
        {
            found.insert(place.selection)
        }
        return found.sorted()
    }
}
