import DomainLayer
import Reports

extension SourceList {
    /// One source that licenses ask for, one that none asks for, one that was only built in, and
    /// one whose license is unknown.
    static func fruits(isOwedOnly: Bool = false) -> SourceList {
        SourceList(
            LicenseInventory(system: .bookworm, entries: [.apple, .pear, .plum]),
            isOwedOnly: isOwedOnly)
    }

    /// Names and versions that no command, address or line may take as they are.
    static let hostile = SourceList(
        LicenseInventory(system: .bookworm, entries: [.hostile, .trap]), isOwedOnly: false)
}

extension PackageLicense {
    /// A package that asks for its source, and has two others built in.
    static let apple = PackageLicense(
        name: "apple", version: "1:2-1+b1", architecture: "amd64",
        source: SourcePackage(name: "apple", version: "1:2-1"),
        builtUsing: [
            BuiltInSource(SourcePackage(name: "quince", version: "3"), .builtUsing),
            BuiltInSource(SourcePackage(name: "quince", version: "3"), .staticBuiltUsing),
        ],
        expression: .and([.id("GPL-2.0-only"), .id("MIT"), .id("MPL-2.0")]))

    /// A package that asks for nothing, and has another source built in.
    static let pear = PackageLicense(
        name: "pear", version: "4", architecture: "all",
        builtUsing: [BuiltInSource(SourcePackage(name: "medlar", version: ""), .staticBuiltUsing)],
        expression: .id("MIT"))

    /// A package whose license is unknown.
    static let plum = PackageLicense(
        name: "plum", version: "5", architecture: "all", expression: .id("LicenseRef-deb-1"),
        findings: [LicenseFinding(.unexplainedTerms)], names: ["LicenseRef-deb-1": "Plum, \"own\""])

    /// A package with the worst that can stand in a field.
    fileprivate static let trap = PackageLicense(
        name: "trap", version: "1", architecture: "all",
        builtUsing: [
            ("';reboot;'", "1"), ("-o", "1"), ("=cmd()", "1"), ("fine", "1'\n;id;'"),
            ("b\u{1B}[2J\nid", "\u{202E}\u{9B}"),
        ].map { BuiltInSource(SourcePackage(name: $0.0, version: $0.1), .builtUsing) },
        expression: .id("MIT"))
}
