/// The dependencies between the packages of a database.
public struct ApkDependencies: Sendable {
    /// For each package of ``ApkDatabase/packages``, the ascending positions of those that it
    /// needs. What several packages provide is needed of the first.
    public let dependencies: [[Int]]
    /// The positions of the packages that need something that no installed package provides.
    public let unmet: Set<Int>
    /// For each package, the ascending positions of those that are installed by themselves because
    /// it is.
    public let additions: [[Int]]

    private let providers: [String: Int]

    /// Relations are resolved by names, without their versions, because apk has already done so
    /// (apk-package(5)): `so:libz.so.1`, `cmd:sh`, `pc:zlib>=1.2`, `zlib`, `/bin/sh`.
    public init(_ database: ApkDatabase) {
        let packages = database.packages
        var providers: [String: Int] = [:]
        for (position, package) in packages.enumerated() {
            for name in relationNames(in: package.provided)
            where providers[name] == nil { providers[name] = position }
        }
        // A package's own name goes before what others provide.
        for position in packages.indices.reversed() {
            providers[packages[position].name] = position
        }
        self.providers = providers
        let needed = packages.map { relationNames(in: $0.dependencies) }
        dependencies = needed.map { Set($0.compactMap { providers[$0] }).sorted() }
        unmet = Set(needed.indices.filter { needed[$0].contains { providers[$0] == nil } })
        var additions = [Set<Int>](repeating: [], count: packages.count)
        for (position, package) in packages.enumerated() {
            for name in relationNames(in: package.installedIf) {
                if let other = providers[name] { additions[other].insert(position) }
            }
        }
        self.additions = additions.map { $0.sorted() }
    }

    /// The positions of the packages that answer to these names.
    public func packages(named names: Set<String>) -> Set<Int> {
        Set(names.compactMap { providers[$0] })
    }
}

/// The names in a field of relations, without versions (`<`, `=`, `>`, `~`) and repositories (`@`);
/// conflicts, which begin with `!`, are left out.
func relationNames(in field: String) -> [String] {
    field.utf8.split { $0 <= 0x20 }.compactMap { word in
        if word.first == UInt8(ascii: "!") { return nil }
        let name = word.prefix { !"<=>~@".utf8.contains($0) }
        return name.isEmpty ? nil : String(Substring(name))
    }
}
