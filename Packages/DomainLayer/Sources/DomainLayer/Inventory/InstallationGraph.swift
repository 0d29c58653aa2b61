/// Which installed package needs which, and why each of them is there.
public struct InstallationGraph: Hashable, Sendable {
    /// An installed package and what it needs.
    public struct Package: Hashable, Sendable {
        public var id: LicenseEntry.ID
        /// The installed packages that satisfy `Pre-Depends` and `Depends`.
        public var dependencies: [LicenseEntry.ID]
        /// The installed packages that satisfy `Recommends`.
        public var recommendations: [LicenseEntry.ID]
        /// Whether it came because another package needed it; nil where nothing records that.
        public var isAutomatic: Bool?

        public init(
            _ id: LicenseEntry.ID,
            dependencies: [LicenseEntry.ID] = [],
            recommendations: [LicenseEntry.ID] = [],
            isAutomatic: Bool? = nil
        ) {
            self.id = id
            self.dependencies = dependencies
            self.recommendations = recommendations
            self.isAutomatic = isAutomatic
        }
    }

    /// Whether it is only assumed who was asked for: for one package at least nothing records it,
    /// and such a package counts as asked for where no other one needs it.
    public let isAssumed: Bool

    private let ids: [LicenseEntry.ID]
    private let positions: [LicenseEntry.ID: Int]
    private let needed: [[Int]]
    private let origins: DependencyPaths

    /// - Parameter packages: all that are installed, each once, in any order; what a package needs
    ///   and is not among them is left out.
    public init(_ packages: [Package]) {
        let packages = packages.sorted { $0.id < $1.id }
        ids = packages.map(\.id)
        var positions: [LicenseEntry.ID: Int] = [:]
        for (position, id) in ids.enumerated() { positions[id] = position }
        self.positions = positions
        func edges(_ list: (Package) -> [LicenseEntry.ID]) -> [[Int]] {
            packages.enumerated().map { position, package in
                Set(list(package).compactMap { positions[$0] }).subtracting([position]).sorted()
            }
        }
        needed = edges(\.dependencies)
        let all = edges { $0.dependencies + $0.recommendations }
        let isWanted = Set(all.joined())
        origins = DependencyPaths(
            manual: packages.indices.filter { position in
                packages[position].isAutomatic.map { !$0 } ?? !isWanted.contains(position)
            },
            needed: needed, wanted: all)
        isAssumed = packages.contains { $0.isAutomatic == nil }
    }

    /// The installed packages that satisfy the package's `Pre-Depends` and `Depends`, ordered by
    /// id, each once and never itself; empty for a package that needs none or is not installed.
    public func dependencies(of id: LicenseEntry.ID) -> [LicenseEntry.ID] {
        positions[id].map { needed[$0].map { ids[$0] } } ?? []
    }

    /// Why the package is there.
    ///
    /// Of several chains it is the shortest, of those the first by the packages' ids. A chain leads
    /// over recommendations only where none of dependencies alone leads to the package.
    public func reason(for id: LicenseEntry.ID) -> InstallReason {
        guard let position = positions[id], let chain = origins.chain(to: position) else {
            return .unknown
        }
        return chain.count == 1 ? .manual : .dependency(chain: chain.map { ids[$0] })
    }
}

/// Why a package is installed.
public enum InstallReason: Hashable, Sendable {
    /// Somebody asked for it.
    case manual
    /// Others need it: from a package that somebody asked for down to the package itself, each one
    /// needing the next.
    case dependency(chain: [LicenseEntry.ID])
    /// Nobody asked for it, and nothing that somebody asked for needs it; or it is not installed.
    case unknown
}

/// From which package that somebody asked for each other one can be reached, and on which way.
struct DependencyPaths: Hashable, Sendable {
    /// For each package the one before it on the way over dependencies alone: itself where the way
    /// begins, nil where none leads there.
    private var needed: [Int?]
    /// The same over dependencies and recommendations.
    private var wanted: [Int?]

    /// - Parameters:
    ///   - manual: the packages asked for, ascending.
    ///   - needed: what each package depends on, ascending.
    ///   - wanted: what each package depends on or recommends, ascending.
    init(manual: [Int], needed: [[Int]], wanted: [[Int]]) {
        self.needed = DependencyPaths.predecessors(from: manual, over: needed)
        self.wanted = DependencyPaths.predecessors(from: manual, over: wanted)
    }

    /// The way to a package, both ends included; nil where there is none.
    func chain(to package: Int) -> [Int]? {
        let predecessors = needed[package] == nil ? wanted : needed
        var chain = [package]
        var current = package
        while let previous = predecessors[current] {
            if previous == current { return chain.reversed() }
            chain.append(previous)
            current = previous
        }
        return nil
    }

    /// A search in breadth: packages are met on a shortest way, and because both the beginnings and
    /// the edges ascend, on the first of those.
    private static func predecessors(from manual: [Int], over edges: [[Int]]) -> [Int?] {
        var predecessors = [Int?](repeating: nil, count: edges.count)
        for package in manual { predecessors[package] = package }
        var queue = manual
        var done = 0
        while done < queue.count {
            let package = queue[done]
            done += 1
            for next in edges[package] where predecessors[next] == nil {
                predecessors[next] = package
                queue.append(next)
            }
        }
        return predecessors
    }
}
