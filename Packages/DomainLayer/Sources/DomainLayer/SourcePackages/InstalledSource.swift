/// A source package of which installed packages consist, and whether it is owed to those who get
/// them.
///
/// The licenses of a package may ask for all sources that the package consists of: the one that it
/// was built from, and those that were built in. dpkg's database doesn't say what license a
/// built-in source has. If nothing else is installed that was built from that source, its license
/// is unknown, and so is whether the source is owed unless the package asks for it.
public struct InstalledSource: Hashable, Sendable {
    public let source: SourcePackage
    /// The installed packages that were built from the source, in the inventory's order; empty if
    /// the source was only built in, and then its license is unknown.
    public internal(set) var packages: [PackageLicense.ID] = []
    /// The installed packages that have the source built in, in the inventory's order.
    public internal(set) var builtInto: [Use] = []
    /// Why the source is owed or may be, in the order of the packages; packages whose licenses
    /// don't ask are left out.
    public internal(set) var reasons: [Reason] = []

    /// A package that has a source built in, by one field; if both fields name the source, there
    /// are two uses.
    public struct Use: Hashable, Sendable {
        public var package: PackageLicense.ID
        public var field: BuiltInSource.Field
    }

    /// What the licenses of some packages ask.
    public struct Reason: Hashable, Sendable {
        public var demand: SourceDemand
        /// The packages, each once.
        public internal(set) var packages: [PackageLicense.ID]
        /// Names for unlisted licenses, by their ids.
        public var names: [String: String]
    }

    public var status: SourceStatus {
        if reasons.contains(where: { $0.demand.status == .owed }) { return .owed }
        return packages.isEmpty || !reasons.isEmpty ? .unknown : .notOwed
    }

    init(_ source: SourcePackage) {
        self.source = source
    }
}

extension LicenseInventory {
    /// All source packages of which the installed packages consist, ordered by name, then version.
    /// Of a package with a conclusion, the concluded license counts.
    public var installedSources: [InstalledSource] {
        var demands = SourceDemands()
        var numbers = InternTable<SourcePackage>()
        var sources: [InstalledSource] = []
        // The place of each demand among the reasons of a source.
        var places: [[Int: Int]] = []
        for entry in entries {
            let demand = demands.number(for: entry.asConcluded ?? entry)
            func use(_ source: SourcePackage, _ change: (inout InstalledSource) -> Void) {
                let number = numbers.number(of: source)
                if number == sources.count {
                    sources.append(InstalledSource(source))
                    places.append([:])
                }
                change(&sources[number])
                guard let reason = demands.reasons[demand] else { return }
                let place = places[number][demand] ?? sources[number].reasons.count
                if place == sources[number].reasons.count {
                    places[number][demand] = place
                    sources[number].reasons.append(reason)
                }
                sources[number].reasons[place].add(entry.id)
            }
            use(entry.source) { $0.packages.append(entry.id) }
            for builtIn in entry.builtUsing {
                use(builtIn.source) {
                    $0.builtInto.append(.init(package: entry.id, field: builtIn.field))
                }
            }
        }
        return sources.sorted {
            ($0.source.name, $0.source.version) < ($1.source.name, $1.source.version)
        }
    }
}

extension InstalledSource.Reason {
    /// A package that both fields name, or that has its own source built in, comes twice in a row.
    fileprivate mutating func add(_ package: PackageLicense.ID) {
        if packages.last != package { packages.append(package) }
    }
}

/// The distinct demands of packages, numbered.
private struct SourceDemands {
    /// Everything that a demand depends on except the expression.
    private struct Question: Hashable {
        let statements: ArrayIdentity<LicenseStatement>
        let doubts: [SourceDemand.Doubt]
    }

    /// For each demand, a reason without packages; nil if nothing is asked.
    private(set) var reasons: [InstalledSource.Reason?] = []
    private var numbers = InternTable<SourceDemand>()
    private var known = AnswerCache<Question, Int>()

    mutating func number(for entry: PackageLicense) -> Int {
        let question = Question(
            statements: ArrayIdentity(entry.statements), doubts: entry.findings.sourceDoubts)
        if let number = known[question, [entry.expression]] { return number }
        let demand = entry.sourceDemand
        let number = numbers.number(of: demand)
        known[question, [entry.expression]] = number
        if number == reasons.count {
            reasons.append(
                demand.status == .notOwed
                    ? nil : .init(demand: demand, packages: [], names: entry.nicknames))
        }
        return number
    }
}
