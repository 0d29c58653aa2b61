/// The dependencies between installed packages, and which packages were installed only for others.
public struct InstalledDependencies: Sendable {
    /// Ordered by name, then architecture, as bytes.
    public let packages: [InstalledPackage]
    /// For each package, the ascending positions of the packages that satisfy its `Pre-Depends` and
    /// `Depends`. If several packages satisfy one relation, or several alternatives are installed,
    /// all of them are included.
    public let dependencies: [[Int]]
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
        func positions(_ groups: (PackageRelations) -> [[PackageRelation]]) -> [[Int]] {
            database.packages.indices.map { index in
                groups(database.relations[index]).reduce(into: Set<Int>()) { found, alternatives in
                    found.formUnion(
                        providers.satisfying(
                            alternatives, of: database.packages[index], at: index))
                }.sorted()
            }
        }
        dependencies = positions(\.dependencies)
        recommendations = positions(\.recommendations)
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

    /// The packages, other than `package` itself, that satisfy one of its alternatives.
    func satisfying(
        _ alternatives: [PackageRelation], of package: InstalledPackage, at index: Int
    ) -> Set<Int> {
        var found: Set<Int> = []
        for relation in alternatives {
            var range: (PackageRelation.Comparison, OrderedVersion)?
            if let versions = relation.versions {
                guard let bound = OrderedVersion(versions.version) else { continue }
                range = (versions.comparison, bound)
            }
            for provider in providers[relation.name] ?? []
            where provider.package != index
                && satisfies(provider, relation.architecture, package.architecture)
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
