import LicenseStatements

extension StatedLicense {
    /// A GNU licence of one version with all later ones; anything else as it is.
    var orLater: StatedLicense {
        guard case .license(let id, let isLater, let exception) = self, id.hasSuffix("-only") else {
            return self
        }
        return .license(id.unbounded + "-or-later", orLater: isLater, exception: exception)
    }

    /// The licence that was named without a version, as exact as its text makes it; nil where the
    /// text is of another family.
    func madeExact(by text: StatedLicense) -> StatedLicense? {
        guard case .license(let id, _, nil) = self, case .license(let other, _, nil) = text,
            id.isKin(of: other)
        else { return nil }
        // What the name says of invariant sections the text seldom says again.
        return id.contains("invariants") ? self : text
    }
}
