import Bytes
import Deb822

/// What an installed package says about others.
public struct PackageRelations: Hashable, Sendable {
    /// How far a package serves those of other architectures (deb-control(5)).
    public enum MultiArch: String, Hashable, Sendable {
        case no, same, foreign, allowed
    }

    /// `Pre-Depends` and `Depends`: of each group one alternative at least is needed.
    public var dependencies: [[PackageRelation]]
    /// `Recommends`, in the same way.
    public var recommendations: [[PackageRelation]]
    /// `Provides`: the names under which the package can be depended upon too.
    public var provisions: [PackageRelation]
    /// `Multi-Arch`; ``MultiArch/no`` where the field is absent or holds anything else.
    public var multiArch: MultiArch

    public init(
        dependencies: [[PackageRelation]] = [],
        recommendations: [[PackageRelation]] = [],
        provisions: [PackageRelation] = [],
        multiArch: MultiArch = .no
    ) {
        self.dependencies = dependencies
        self.recommendations = recommendations
        self.provisions = provisions
        self.multiArch = multiArch
    }

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
