/// Which installed packages need which, and why each one is installed.
public struct InstallationGraph: Hashable, Sendable {
    /// An installed package and what it needs.
    public struct Package: Hashable, Sendable {
        public var id: PackageLicense.ID
        /// The installed packages that satisfy `Pre-Depends` and `Depends`.
        public var dependencies: [PackageLicense.ID]
        /// The installed packages that satisfy `Recommends`.
        public var recommendations: [PackageLicense.ID]
        /// Whether the package was installed because another one needed it; nil if that isn't
        /// recorded.
        public var isAutomatic: Bool?
        /// The `Priority` field; empty if there is none.
        public var priority: String
        /// Whether every system has the package.
        public var isEssential: Bool
        /// Whether the package states a need that no installed package satisfies.
        public var hasUnmetDependency: Bool

        public init(
            _ id: PackageLicense.ID,
            dependencies: [PackageLicense.ID] = [],
            recommendations: [PackageLicense.ID] = [],
            isAutomatic: Bool? = nil,
            priority: String = "",
            isEssential: Bool = false,
            hasUnmetDependency: Bool = false
        ) {
            self.id = id
            self.dependencies = dependencies
            self.recommendations = recommendations
            self.isAutomatic = isAutomatic
            self.priority = priority
            self.isEssential = isEssential
            self.hasUnmetDependency = hasUnmetDependency
        }
    }

    /// Whether it is only assumed which packages were requested: for at least one of them nothing
    /// is recorded, and such a package counts as requested if no other one needs it.
    public let isAssumed: Bool

    private let ids: [PackageLicense.ID]
    private let positions: [PackageLicense.ID: Int]
    private let priorities: [String]
    private let essential: Set<Int>
    private let needed: [[Int]]
    private let unmet: Set<Int>
    private let origins: DependencyPaths

    /// - Parameter packages: all installed packages, each once, in any order; dependencies that are
    ///   not among them are left out.
    public init(_ packages: [Package]) {
        let packages = packages.sorted { $0.id < $1.id }
        ids = packages.map(\.id)
        var positions: [PackageLicense.ID: Int] = [:]
        for (position, id) in ids.enumerated() { positions[id] = position }
        self.positions = positions
        priorities = packages.map(\.priority)
        essential = Set(packages.indices.filter { packages[$0].isEssential })
        func edges(_ list: (Package) -> [PackageLicense.ID]) -> [[Int]] {
            packages.enumerated().map { position, package in
                Set(list(package).compactMap { positions[$0] }).subtracting([position]).sorted()
            }
        }
        needed = edges(\.dependencies)
        unmet = Set(packages.indices.filter { packages[$0].hasUnmetDependency })
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
    public func dependencies(of id: PackageLicense.ID) -> [PackageLicense.ID] {
        positions[id].map { needed[$0].map { ids[$0] } } ?? []
    }

    /// Whether ``dependencies(of:)`` lacks something that the package needs, as is usual for a
    /// single package; nil for a package that is not installed.
    public func hasUnmetDependency(_ id: PackageLicense.ID) -> Bool? {
        positions[id].map(unmet.contains)
    }

    /// Why the package is installed.
    ///
    /// An essential package is installed for that reason, even if others need it. Of several chains
    /// the shortest counts, and of equally short ones the first by the packages' ids; a chain
    /// includes recommendations only if dependencies alone don't lead to the package. If the
    /// package was not requested and nothing needs it, it came with the base system if its priority
    /// says so (Debian Policy 2.5).
    public func reason(for id: PackageLicense.ID) -> InstallReason {
        guard let position = positions[id] else { return .unknown }
        if essential.contains(position) { return .essential }
        if let (chain, omitted) = origins.chain(to: position) {
            return chain.count == 1
                ? .manual : .dependency(chain: chain.map { ids[$0] }, omitted: omitted)
        }
        let priority = priorities[position]
        return InstallReason.basePriorities.contains(priority) ? .priority(priority) : .unknown
    }
}

/// Why a package is installed.
public enum InstallReason: Hashable, Sendable {
    /// Every Debian system has it.
    case essential
    /// The package was installed on request.
    case manual
    /// Others need the package: the chain leads from a requested package down to the package
    /// itself, each one needing the next. A chain of more than twice ``chainEnd`` packages keeps
    /// that many at each end, and `omitted` counts the ones between.
    case dependency(chain: [PackageLicense.ID], omitted: Int = 0)
    /// The package came with the base system, because it has this priority.
    case priority(String)
    /// The package was not requested and no requested package needs it, or it is not installed.
    case unknown

    /// How many packages of a long chain are given at each end. Real chains are shorter than both
    /// together; without a bound the reasons of a hostile system grow with its square.
    public static let chainEnd = 16

    /// The priorities that the installer gives every system.
    static let basePriorities: Set = ["required", "important", "standard"]
}

extension InstallReason {
    /// The kind of a reason, without its details; the raw value is the word for programs.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case essential
        case manual
        case dependency
        case priority
        case unknown
    }

    public var kind: Kind {
        switch self {
        case .essential: .essential
        case .manual: .manual
        case .dependency: .dependency
        case .priority: .priority
        case .unknown: .unknown
        }
    }
}

/// How each package is reached from a package that was installed on request.
struct DependencyPaths: Hashable, Sendable {
    /// The last step of the path to a package.
    private struct Step: Hashable {
        /// The previous package; the package itself if the path begins here.
        let previous: Int
        /// How many packages come before it.
        let distance: Int
        /// The last package of the path's beginning, which has ``InstallReason/chainEnd`` packages;
        /// the package itself if the path is no longer.
        let beginning: Int
    }

    /// The step to each package over dependencies alone; nil if no path leads there.
    private let needed: [Step?]
    /// The step to each package over dependencies and recommendations; nil if no path leads there.
    private let wanted: [Step?]

    /// - Parameters:
    ///   - manual: the requested packages, ascending.
    ///   - needed: what each package depends on, ascending.
    ///   - wanted: what each package depends on or recommends, ascending.
    init(manual: [Int], needed: [[Int]], wanted: [[Int]]) {
        self.needed = DependencyPaths.steps(from: manual, over: needed)
        self.wanted = DependencyPaths.steps(from: manual, over: wanted)
    }

    /// The path to a package, both ends included, as in
    /// ``InstallReason/dependency(chain:omitted:)``; nil if there is none.
    func chain(to package: Int) -> (packages: [Int], omitted: Int)? {
        let steps = needed[package] == nil ? wanted : needed
        guard let step = steps[package] else { return nil }
        let end = InstallReason.chainEnd
        let omitted = step.distance + 1 - 2 * end
        func packages(_ count: Int, endingWith package: Int) -> [Int] {
            var chain = [package]
            while chain.count < count, let previous = steps[chain[chain.count - 1]]?.previous {
                chain.append(previous)
            }
            return chain.reversed()
        }
        if omitted <= 0 { return (packages(step.distance + 1, endingWith: package), 0) }
        return (
            packages(end, endingWith: step.beginning) + packages(end, endingWith: package), omitted
        )
    }

    /// A breadth-first search finds shortest paths, and, because beginnings and edges ascend, the
    /// first of those.
    private static func steps(from manual: [Int], over edges: [[Int]]) -> [Step?] {
        var steps = [Step?](repeating: nil, count: edges.count)
        for package in manual {
            steps[package] = Step(previous: package, distance: 0, beginning: package)
        }
        var queue = manual
        var done = 0
        while done < queue.count {
            let package = queue[done]
            done += 1
            guard let step = steps[package] else { continue }
            let distance = step.distance + 1
            for next in edges[package] where steps[next] == nil {
                let isBeginning = distance < InstallReason.chainEnd
                steps[next] = Step(
                    previous: package, distance: distance,
                    beginning: isBeginning ? next : step.beginning)
                queue.append(next)
            }
        }
        return steps
    }
}
