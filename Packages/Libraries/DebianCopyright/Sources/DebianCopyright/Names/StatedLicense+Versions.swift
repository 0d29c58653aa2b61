extension StatedLicense {
    /// For a GNU license of one version, that version or any later one; any other license
    /// unchanged.
    var orLater: StatedLicense {
        guard case .license(let id, let isLater, let exception) = self, id.hasSuffix("-only") else {
            return self
        }
        return .license(id.unbounded + "-or-later", orLater: isLater, exception: exception)
    }

    /// The license without a `+`.
    var withoutLaterVersions: StatedLicense {
        mapLicenses { id, _, exception in .license(id, exception: exception) }
    }

    /// The license, named without a version, with the version of its text; nil if the text is of
    /// another family.
    ///
    /// The name's remark on invariant sections and its exception are kept, because texts seldom
    /// repeat them.
    func madeExact(by text: StatedLicense) -> StatedLicense? {
        guard case .license(let id, _, let named) = self,
            case .license(let other, let isLater, let printed) = text, id.isOfFamily(of: other)
        else { return nil }
        return .license(
            id.contains("-no-invariants") ? other.statingNoInvariants : other,
            orLater: isLater, exception: printed ?? named)
    }

    /// The license with the version that a name gives, if the name means a single license of its
    /// family.
    func made(exactBy name: [String]) -> StatedLicense {
        mapLicenses { id, orLater, exception in
            name.count == 1 && id.isOfFamily(of: name[0])
                ? .license(name[0], exception: exception)
                : .license(id, orLater: orLater, exception: exception)
        }
    }

    /// Whether the license is one of the editions that one name means: "Artistic", unless it was
    /// named by an id of the list.
    func isEdition(namedBy method: DetectionMethod) -> Bool {
        guard method != .listedID, case .license(let id, false, nil) = self else { return false }
        return id.isFirstArtistic
    }

    /// Whether both are single licenses of one family.
    func isOfFamily(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, _) = self, case .license(let other, _, _) = other else {
            return false
        }
        return id.isOfFamily(of: other)
    }
}

extension String {
    /// For the GNU Free Documentation License, the id with the remark that there are no invariant
    /// sections.
    fileprivate var statingNoInvariants: String {
        if contains("invariants") { return self }
        return unbounded + "-no-invariants" + dropFirst(unbounded.count)
    }
}
