/// Which installed package needs which, and which ones came only because others need them.
public struct InstalledDependencies: Sendable {
    /// As ``DpkgDatabase/packages`` has them.
    public let packages: [InstalledPackage]
    /// For each package the positions of those that satisfy its `Pre-Depends` and `Depends`,
    /// ascending. Where several satisfy one, or several alternatives are there, all of them are.
    public let dependencies: [[Int]]
    /// The same for `Recommends`.
    public let recommendations: [[Int]]
    /// The positions of the packages that apt notes as installed automatically; nil where there are
    /// no such notes, or none that can be read.
    public let automatic: Set<Int>?

    /// - Throws: ``DatabaseError`` where there is nothing to read.
    public init(root: RootDirectory) async throws(DatabaseError) {
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
