/// The dependencies between installed packages, and which packages were installed only for others.
public struct InstalledDependencies: Sendable {
    /// Ordered by name, then architecture, as bytes.
    public let packages: [InstalledPackage]
    /// For each package, the ascending positions of the packages that satisfy its `Pre-Depends` and
    /// `Depends`. If several packages satisfy one relation, or several alternatives are installed,
    /// all of them are included.
    public let dependencies: [[Int]]
    /// The positions of the packages with a relation in `Pre-Depends` or `Depends` that neither the
    /// package itself nor another one satisfies.
    public let unmet: Set<Int>
    /// For each package, the ascending positions of the packages that satisfy its `Recommends`.
    public let recommendations: [[Int]]
    /// The positions of the packages that apt recorded as installed automatically; nil if there are
    /// no such records, or none that can be read.
    public let automatic: Set<Int>?

    /// The file in which apt records the packages that it installed only for others (apt-mark(8)).
    public static let notesPath = "var/lib/apt/extended_states"

    /// - Throws: ``DatabaseError`` if there is no database to read.
    init(root: RootDirectory) async throws(DatabaseError) {
        let database = try await DpkgDatabase(root: root, includingRelations: true)
        packages = database.packages
        let providers = Providers(database.packages, database.relations)
        func satisfied(
            _ groups: (PackageRelations) -> [[PackageRelation]]
        ) -> [(packages: [Int], isComplete: Bool)] {
            database.packages.indices.map { index in
                providers.satisfying(
                    groups(database.relations[index]), of: database.packages[index], at: index)
            }
        }
        let needed = satisfied(\.dependencies)
        dependencies = needed.map(\.packages)
        unmet = Set(needed.indices.filter { !needed[$0].isComplete })
        recommendations = satisfied(\.recommendations).map(\.packages)
        automatic = AutomaticInstallations(root: root)?.positions(in: database.packages)
    }
}

/// The packages that apt's file at ``InstalledDependencies/notesPath`` records as automatic.
struct AutomaticInstallations {
    /// The size limit of the file, in bytes; with 60,000 packages it has 4 MB.
    static let sizeLimit = 1 << 26

    /// The `name:architecture` of each package.
    private var ids: Set<String> = []

    /// - Returns: nil if the file can't be read.
    init?(root: RootDirectory) {
        var buffer = FileBuffer()
        guard
            (try? root.read(
                InstalledDependencies.notesPath, limit: AutomaticInstallations.sizeLimit,
                into: &buffer)) != nil
        else { return nil }
        buffer.withBytes { bytes in
            var reader = Deb822Reader(bytes)
            var stanza = Deb822Stanza()
            while reader.next(into: &stanza) {
                guard let name = stanza["Package"], let architecture = stanza["Architecture"],
                    stanza["Auto-Installed"]?.firstLine.equalsIgnoringCase("1") == true
                else { continue }
                ids.insert("\(String(name.firstLine)):\(String(architecture.firstLine))")
            }
        }
    }

    /// The positions of the recorded packages. apt records packages for `all` under the native
    /// architecture.
    func positions(in packages: [InstalledPackage]) -> Set<Int> {
        let native = packages.nativeArchitecture
        return Set(
            packages.indices.filter { index in
                let package = packages[index]
                return ids.contains(package.id)
                    || package.architecture == "all" && ids.contains("\(package.name):\(native)")
            })
    }
}

/// The installed packages by every name that they answer to: their own and those they provide.
struct Providers {
    /// The most packages considered for one name: those of that name first, then others in the
    /// order of their ids. dpkg needs only one, and on real systems there are a dozen drivers or
    /// dictionaries. Without a limit, a hostile database could make each package depend on every
    /// other.
    static let limit = 16

    private struct Provider {
        let package: Int
        let architecture: String
        let multiArch: PackageRelations.MultiArch
        /// Nil if the name is provided without a version, or with one too long to be valid.
        let version: OrderedVersion?

        /// Whether the provided version is in a range. A nil range accepts every version and its
        /// absence.
        func isWithin(_ range: (PackageRelation.Comparison, OrderedVersion)?) -> Bool {
            guard let (comparison, bound) = range else { return true }
            return version.map { comparison.holds($0, bound) } ?? false
        }
    }

    private var providers: [String: [Provider]] = [:]
    /// The architecture that `all` and a missing architecture mean.
    private let native: String

    init(_ packages: [InstalledPackage], _ relations: [PackageRelations]) {
        native = packages.nativeArchitecture
        for (index, package) in packages.enumerated() {
            add(
                Provider(
                    package: index, architecture: resolved(package.architecture),
                    multiArch: relations[index].multiArch, version: OrderedVersion(package.version)),
                as: package.name)
        }
        for (index, package) in packages.enumerated() {
            for provision in relations[index].provisions {
                let range = provision.versions
                // dpkg: a name is provided in exactly one version or without any.
                if let range, range.comparison != .equal { continue }
                add(
                    Provider(
                        package: index,
                        architecture: resolved(provision.architecture ?? package.architecture),
                        multiArch: relations[index].multiArch,
                        version: range.flatMap { OrderedVersion($0.version) }),
                    as: provision.name)
            }
        }
    }

    private mutating func add(_ provider: Provider, as name: String) {
        guard providers[name]?.count ?? 0 < Providers.limit else { return }
        providers[name, default: []].append(provider)
    }

    /// The ascending positions of the packages, other than `package` itself, that satisfy its
    /// groups of alternatives, and whether each group is satisfied, be it by the package itself.
    func satisfying(
        _ groups: [[PackageRelation]], of package: InstalledPackage, at index: Int
    ) -> (packages: [Int], isComplete: Bool) {
        var found: Set<Int> = []
        var isComplete = true
        for alternatives in groups {
            let packages = satisfying(alternatives, of: package)
            if packages.isEmpty { isComplete = false }
            found.formUnion(packages)
        }
        found.remove(index)
        return (found.sorted(), isComplete)
    }

    /// The packages that satisfy one of a package's alternatives.
    private func satisfying(
        _ alternatives: [PackageRelation], of package: InstalledPackage
    ) -> Set<Int> {
        var found: Set<Int> = []
        for relation in alternatives {
            var range: (PackageRelation.Comparison, OrderedVersion)?
            if let versions = relation.versions {
                guard let bound = OrderedVersion(versions.version) else { continue }
                range = (versions.comparison, bound)
            }
            for provider in providers[relation.name] ?? []
            where satisfies(provider, relation.architecture, package.architecture)
                && provider.isWithin(range)
            {
                found.insert(provider.package)
            }
        }
        return found
    }

    /// Whether a package's architecture allows it to satisfy another package's dependency.
    ///
    /// deb-control(5), `Multi-Arch`: a `foreign` package satisfies every architecture if none is
    /// named; an `allowed` package satisfies dependencies that ask for `any`.
    private func satisfies(
        _ provider: Provider, _ named: String?, _ dependent: String
    ) -> Bool {
        if named == nil, provider.multiArch == .foreign { return true }
        if named == "any", provider.multiArch == .allowed { return true }
        return provider.architecture == resolved(named ?? dependent)
    }

    /// The effective architecture of a package: the system's if the field is `all` or missing.
    private func resolved(_ architecture: String) -> String {
        architecture.isEmpty || architecture == "all" ? native : architecture
    }
}

extension PackageRelation.Comparison {
    fileprivate func holds(_ left: OrderedVersion, _ right: OrderedVersion) -> Bool {
        switch self {
        case .earlier: left < right
        case .earlierOrEqual: left <= right
        case .equal: left == right
        case .laterOrEqual: left >= right
        case .later: left > right
        }
    }
}

extension [InstalledPackage] {
    /// The architecture that dpkg itself was built for or, if dpkg is not installed, the most
    /// common one. Empty if no package has one.
    var nativeArchitecture: String {
        if let dpkg = first(where: { $0.name == "dpkg" }) { return dpkg.architecture }
        var counts: [String: Int] = [:]
        for package in self where package.architecture != "all" {
            counts[package.architecture, default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
