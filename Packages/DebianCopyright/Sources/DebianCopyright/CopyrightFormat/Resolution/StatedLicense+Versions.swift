extension StatedLicense {
    /// A GNU licence of one version with all later ones; anything else as it is.
    var orLater: StatedLicense {
        guard case .license(let id, let isLater, let exception) = self, id.hasSuffix("-only") else {
            return self
        }
        return .license(id.unbounded + "-or-later", orLater: isLater, exception: exception)
    }

    /// The same without a `+`.
    var withoutLaterVersions: StatedLicense {
        mapLicenses { id, _, exception in .license(id, exception: exception) }
    }

    /// The licence that was named without a version, as exact as its text makes it; nil where the
    /// text is of another family.
    ///
    /// What the name says of invariant sections or of an exception the text seldom says again.
    func madeExact(by text: StatedLicense) -> StatedLicense? {
        guard case .license(let id, _, let named) = self,
            case .license(let other, let isLater, let printed) = text, id.isKin(of: other)
        else { return nil }
        return .license(
            id.contains("-no-invariants") ? other.statingNoInvariants : other,
            orLater: isLater, exception: printed ?? named)
    }

    /// The same with the version that a name gives, where it names one licence of
    /// that family alone.
    func made(exactBy name: [String]) -> StatedLicense {
        mapLicenses { id, orLater, exception in
            name.count == 1 && id.isKin(of: name[0])
                ? .license(name[0], exception: exception)
                : .license(id, orLater: orLater, exception: exception)
        }
    }

    /// Whether it is one of the editions that one name means: "Artistic", but no id of the list.
    func isEdition(namedBy rule: StatementRule) -> Bool {
        guard rule != .listedID, case .license(let id, false, nil) = self else { return false }
        return id.isFirstArtistic
    }

    /// Whether both are single licences of one family.
    func isKin(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, _) = self, case .license(let other, _, _) = other else {
            return false
        }
        return id.isKin(of: other)
    }
}

extension String {
    /// An id of the GNU Free Documentation License with the remark that there are no invariant
    /// sections.
    fileprivate var statingNoInvariants: String {
        if contains("invariants") { return self }
        return unbounded + "-no-invariants" + dropFirst(unbounded.count)
    }
}
