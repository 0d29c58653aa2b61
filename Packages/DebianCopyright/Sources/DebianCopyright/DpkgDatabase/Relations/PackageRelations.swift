/// What an installed package says about others.
struct PackageRelations: Hashable, Sendable {
    /// How far a package serves those of other architectures (deb-control(5)).
    enum MultiArch: String, Hashable, Sendable {
        case no, same, foreign, allowed
    }

    /// `Pre-Depends` and `Depends`: of each group one alternative at least is needed.
    var dependencies: [[PackageRelation]] = []
    /// `Recommends`, in the same way.
    var recommendations: [[PackageRelation]] = []
    /// `Provides`: the names under which the package can be depended upon too.
    var provisions: [PackageRelation] = []
    /// `Multi-Arch`; ``MultiArch/no`` where the field is absent or holds anything else.
    var multiArch = MultiArch.no
}

extension PackageRelations {
    init(_ stanza: Deb822Stanza) {
        func groups(_ field: StaticString) -> [[PackageRelation]] {
            stanza[field].map { PackageRelation.groups($0.value) } ?? []
        }
        self.init(
            dependencies: groups("Pre-Depends") + groups("Depends"),
            recommendations: groups("Recommends"),
            provisions: groups("Provides").flatMap(\.self),
            multiArch: stanza["Multi-Arch"].flatMap { MultiArch(rawValue: String($0.firstLine)) }
                ?? .no)
    }
}
