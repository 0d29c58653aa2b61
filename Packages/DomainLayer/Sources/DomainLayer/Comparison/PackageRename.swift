/// A package that another one replaces, built from the same source: `libelf1` and `libelf1t64`,
/// `python3.11` and `python3.13`.
public struct PackageRename: Hashable, Sendable {
    public var old: PackageLicense
    public var new: PackageLicense
    /// How the two differ; nil if they differ in their names alone.
    public var change: PackageChange?
}

extension [PackageRename] {
    /// Pairs what was removed with what was added by name, source and architecture, without the
    /// versions that names end in. Of several that differ by version alone, none is paired.
    init(from removed: [PackageLicense], to added: [PackageLicense]) {
        let successors = Dictionary(grouping: added, by: NameStem.init)
        let predecessors = Dictionary(grouping: removed, by: NameStem.init)
        var answers = AnswerChanges()
        self = removed.compactMap { old in
            let stem = NameStem(old)
            guard predecessors[stem]?.count == 1, let news = successors[stem], news.count == 1
            else { return nil }
            return PackageRename(
                old: old, new: news[0],
                change: PackageChange(from: old, to: news[0], &answers))
        }
    }
}

/// What stays of a package's names if its version changes.
private struct NameStem: Hashable {
    let name: String
    let source: String
    let architecture: String

    init(_ package: PackageLicense) {
        name = package.name.withoutVersions
        source = package.source.name.withoutVersions
        architecture = package.architecture
    }
}

extension String {
    /// The name without numbers at the end of its parts, and without the `t64` of the transition to
    /// 64-bit times: `gcc-base` of `gcc-12-base`, `libssl` of `libssl1.1`, but `lib32z` of
    /// `lib32z1`.
    fileprivate var withoutVersions: String {
        split(separator: "-").compactMap { part in
            var part = part.hasSuffix("t64") ? part.dropLast(3) : part
            while let last = part.last, last.isNumber || last == "." { part.removeLast() }
            return part.isEmpty ? nil : String(part)
        }.joined(separator: "-")
    }
}
