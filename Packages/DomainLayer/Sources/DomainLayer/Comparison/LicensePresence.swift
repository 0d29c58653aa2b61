/// A license that only one of two inventories has, and the packages that have it there.
public struct LicensePresence: Hashable, Sendable {
    /// The license, with its exception.
    public var term: LicenseTerm
    /// What files call a license that the SPDX list lacks; nil if they give it no name.
    public var name: String?
    public var category: LicenseCategory
    /// In the order of the inventory.
    public var packages: [PackageLicense.ID]
}

extension CollectionDifference<LicensePresence> {
    /// The licenses that one inventory has and the other lacks, those that ask most first.
    init(from old: [PackageLicense], to new: [PackageLicense]) {
        let (olds, news) = (old.terms, new.terms)
        self.init(
            removed: LicensePresence.all(of: olds.subtracting(news), in: old),
            added: LicensePresence.all(of: news.subtracting(olds), in: new))
    }
}

extension [PackageLicense] {
    /// The licenses that the expressions mention.
    fileprivate var terms: Set<LicenseTerm> { Set(withoutSharedFiles.flatMap(\.terms)) }
}

extension LicensePresence {
    /// The presences of some licenses, those that ask most first.
    fileprivate static func all(of sought: Set<LicenseTerm>, in packages: [PackageLicense])
        -> [LicensePresence]
    {
        var terms = SharedFileCache<[LicenseTerm]>()
        var all: [LicenseTerm: LicensePresence] = [:]
        for package in packages {
            for term in terms.value(for: package, { $0.terms.filter(sought.contains) }) {
                all[term, default: LicensePresence(term, of: package)].packages.append(package.id)
            }
        }
        return all.values.sorted(by: precedes)
    }

    private init(_ term: LicenseTerm, of package: PackageLicense) {
        self.init(
            term: term, name: package.names[term.id],
            category: term.category(reading: package.readings), packages: [])
    }

    private static func precedes(_ left: LicensePresence, _ right: LicensePresence) -> Bool {
        left.category == right.category
            ? left.term.description < right.term.description : left.category > right.category
    }
}

extension PackageLicense {
    /// The licenses that the expression mentions, each once, in the order of the expression.
    var terms: [LicenseTerm] { expression?.terms.firstOfEach ?? [] }
}
