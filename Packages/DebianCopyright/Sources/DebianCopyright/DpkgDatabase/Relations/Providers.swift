/// The installed packages under every name that they answer to, their own and those they provide.
struct Providers {
    /// How many packages are looked at for one name; no name has a third of it, and without a bound
    /// a hostile database could make each package depend on every other.
    static let limit = 100

    private struct Provider {
        let package: Int
        let architecture: String
        let multiArch: PackageRelations.MultiArch
        /// Nil where a name is provided without a version.
        let version: DebianVersion?

        /// Whether its version is in a range. Nil is the range that has every version, and what is
        /// provided without one.
        func isWithin(_ range: (PackageRelation.Comparison, DebianVersion)?) -> Bool {
            guard let (comparison, bound) = range else { return true }
            return version.map { comparison.holds($0, bound) } ?? false
        }
    }

    private var providers: [String: [Provider]] = [:]
    /// What `all` and no architecture stand for.
    private let native: String

    init(_ packages: [InstalledPackage], _ relations: [PackageRelations]) {
        native = packages.nativeArchitecture
        for (index, package) in packages.enumerated() {
            add(
                Provider(
                    package: index, architecture: resolved(package.architecture),
                    multiArch: relations[index].multiArch, version: DebianVersion(package.version)),
                as: package.name)
        }
        for (index, package) in packages.enumerated() {
            for provision in relations[index].provisions {
                let range = provision.versions
                // dpkg: a name is provided in one version or without any.
                if let range, range.comparison != .equal { continue }
                add(
                    Provider(
                        package: index,
                        architecture: resolved(provision.architecture ?? package.architecture),
                        multiArch: relations[index].multiArch,
                        version: range.map { DebianVersion($0.version) }),
                    as: provision.name)
            }
        }
    }

    private mutating func add(_ provider: Provider, as name: String) {
        guard providers[name]?.count ?? 0 < Providers.limit else { return }
        providers[name, default: []].append(provider)
    }

    /// The packages that satisfy one of the alternatives for this package, which is not among them.
    func satisfying(
        _ alternatives: [PackageRelation], of package: InstalledPackage, at index: Int
    ) -> Set<Int> {
        var found: Set<Int> = []
        for relation in alternatives {
            let range = relation.versions.map { ($0.comparison, DebianVersion($0.version)) }
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

    /// Whether a package serves one that depends on it, by both their architectures.
    ///
    /// deb-control(5), `Multi-Arch`: what is `foreign` serves every architecture where none is
    /// named, and what is `allowed` serves whoever asks for `any`.
    private func satisfies(
        _ provider: Provider, _ named: String?, _ dependent: String
    ) -> Bool {
        if named == nil, provider.multiArch == .foreign { return true }
        if named == "any", provider.multiArch == .allowed { return true }
        return provider.architecture == resolved(named ?? dependent)
    }

    /// The architecture of a package itself: that of the system where a field says `all` or
    /// nothing.
    private func resolved(_ architecture: String) -> String {
        architecture.isEmpty || architecture == "all" ? native : architecture
    }
}

extension PackageRelation.Comparison {
    fileprivate func holds(_ left: DebianVersion, _ right: DebianVersion) -> Bool {
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
    /// The architecture that dpkg itself was built for; where dpkg is not installed, as in images
    /// without it, that of most packages. Empty where no package has one.
    var nativeArchitecture: String {
        if let dpkg = first(where: { $0.name == "dpkg" }) { return dpkg.architecture }
        var counts: [String: Int] = [:]
        for package in self where package.architecture != "all" {
            counts[package.architecture, default: 0] += 1
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
