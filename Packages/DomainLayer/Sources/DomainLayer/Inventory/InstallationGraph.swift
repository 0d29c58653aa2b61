/// Which installed package needs which, and why each of them is there.
public struct InstallationGraph: Hashable, Sendable {
    /// An installed package and what it needs.
    public struct Package: Hashable, Sendable {
        public var id: LicenseEntry.ID
        /// The installed packages that satisfy `Pre-Depends` and `Depends`.
        public var dependencies: [LicenseEntry.ID]
        /// The installed packages that satisfy `Recommends`.
        public var recommendations: [LicenseEntry.ID]
        /// Whether it came because another package needed it; nil if nothing records that.
        public var isAutomatic: Bool?
        /// The `Priority` field; empty if there is none.
        public var priority: String
        /// Whether every system has it.
        public var isEssential: Bool

        public init(
            _ id: LicenseEntry.ID,
            dependencies: [LicenseEntry.ID] = [],
            recommendations: [LicenseEntry.ID] = [],
            isAutomatic: Bool? = nil,
            priority: String = "",
            isEssential: Bool = false
        ) {
            self.id = id
            self.dependencies = dependencies
            self.recommendations = recommendations
            self.isAutomatic = isAutomatic
            self.priority = priority
            self.isEssential = isEssential
        }
    }

    /// Whether it is only assumed who was asked for: for one package at least nothing records it,
    /// and such a package counts as asked for where no other one needs it.
    public let isAssumed: Bool

    private let ids: [LicenseEntry.ID]
    private let positions: [LicenseEntry.ID: Int]
    private let priorities: [String]
    private let essential: Set<Int>
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
        priorities = packages.map(\.priority)
        essential = Set(packages.indices.filter { packages[$0].isEssential })
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
    /// An essential package is there because of that, whoever else needs it. Of several chains it
    /// is the shortest, of those the first by the packages' ids; a chain leads over recommendations
    /// only if dependencies alone don't lead to the package. If nobody asked for it and nothing
    /// needs it, it came with the base system if its priority says so (Debian Policy 2.5).
    public func reason(for id: LicenseEntry.ID) -> InstallReason {
        guard let position = positions[id] else { return .unknown }
        if essential.contains(position) { return .essential }
        if let chain = origins.chain(to: position) {
            return chain.count == 1 ? .manual : .dependency(chain: chain.map { ids[$0] })
        }
        let priority = priorities[position]
        return InstallReason.basePriorities.contains(priority) ? .priority(priority) : .unknown
    }
}

/// Why a package is installed.
public enum InstallReason: Hashable, Sendable {
    /// Every Debian system has it.
    case essential
    /// Somebody asked for it.
    case manual
    /// Others need it: from a package that somebody asked for down to the package itself, each one
    /// needing the next.
    case dependency(chain: [LicenseEntry.ID])
    /// It came with the base system, for its priority is this one.
    case priority(String)
    /// Nobody asked for it, and nothing that somebody asked for needs it; or it is not installed.
    case unknown

    /// The priorities that the installer gives every system.
    static let basePriorities: Set = ["required", "important", "standard"]
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
