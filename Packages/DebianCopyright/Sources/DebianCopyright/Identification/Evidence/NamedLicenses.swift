/// The licences whose texts a file prints only because its grants name them.
///
/// Such a text says no more than its grant, which may be a choice, or say "any later version", or
/// name an exception. Counted for itself it would add what nobody stated: the text of the GPL's
/// version 2 below "version 2 or any later version" is no second licence.
struct NamedLicenses {
    /// Ids without what they say of later versions: `GPL-2.0`.
    private var licenses: Set<Substring> = []
    /// The families of grants that give no version: a text of any version is theirs.
    private var families: Set<Substring> = []

    init(by grants: [Grant]) {
        for grant in grants where grant.scope != .packaging {
            if grant.isUnversioned {
                families.formUnion(grant.license.licenseIDs.lazy.compactMap(\.gnuFamily))
            }
            // The text of a licence that is granted alone states that licence once more, no other.
            if case .license(let id, _, nil) = grant.license, !id.hasSuffix("-or-later") {
                continue
            }
            licenses.formUnion(grant.license.licenseIDs.map(\.stem))
        }
    }

    /// Whether the text of the licence with this id is printed because of a grant.
    func contains(_ id: String) -> Bool {
        if licenses.isEmpty, families.isEmpty { return false }
        return licenses.contains(id.stem) || id.gnuFamily.map(families.contains) ?? false
    }
}

extension String {
    /// A GNU licence's id without what it says of later versions and of invariant sections; any
    /// other id as it is.
    fileprivate var stem: Substring {
        let stem = unbounded.utf8
        for remark in ["-no-invariants", "-invariants"]
        where stem.suffix(remark.utf8.count).elementsEqual(remark.utf8) {
            return Substring(stem.dropLast(remark.utf8.count))
        }
        return unbounded
    }
}
