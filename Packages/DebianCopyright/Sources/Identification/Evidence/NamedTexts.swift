import Grants
import LicenseStatements

/// The licences whose texts a file prints because grants name them.
///
/// Such a text says no more than its grant, which may be a choice, an exception or "any later
/// version": counted for itself it would add what nobody stated.
struct NamedTexts {
    /// Ids without the bounds of their versions.
    private var licenses: Set<Substring> = []
    /// `GPL` and its like, for grants that give no version.
    private var families: Set<Substring> = []

    init(by grants: [Grant]) {
        for grant in grants where grant.scope != .packaging {
            if grant.isUnversioned {
                families.formUnion(grant.license.licenseIDs.lazy.compactMap(\.gnuFamily))
            }
            // A licence alone is the same one by its text.
            if case .license(let id, _, nil) = grant.license, !id.hasSuffix("-or-later") {
                continue
            }
            licenses.formUnion(grant.license.licenseIDs.map(\.stem))
        }
    }

    func contains(_ id: String) -> Bool {
        licenses.contains(id.stem) || id.gnuFamily.map(families.contains) ?? false
    }
}

extension String {
    /// A GNU licence's id without the bounds of its version and its remark on invariant sections;
    /// any other id as it is.
    fileprivate var stem: Substring {
        let stem = unbounded.utf8
        for remark in ["-no-invariants", "-invariants"]
        where stem.suffix(remark.utf8.count).elementsEqual(remark.utf8) {
            return Substring(stem.dropLast(remark.utf8.count))
        }
        return unbounded
    }
}
