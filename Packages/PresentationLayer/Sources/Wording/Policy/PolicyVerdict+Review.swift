public import DomainLayer

extension PolicyVerdict {
    /// What a person has to read and decide: the unknown licenses, whether or not the policy lets
    /// them pass.
    public var failuresToReview: [PolicyFailure] {
        violations.filter(\.kind.isUnknown) + unknowns
    }

    /// What to review, each license or finding once with all of its packages: those that concern
    /// most packages first, then in the order of the inventory.
    public var subjectsToReview: [ReviewSubject] {
        var indices: [ReviewSubject.Kind: Int] = [:]
        var subjects: [ReviewSubject] = []
        for failure in failuresToReview {
            let kind = ReviewSubject.Kind(failure)
            let index = indices[kind] ?? subjects.count
            indices[kind] = index
            if index == subjects.count { subjects.append(ReviewSubject(kind: kind, packages: [])) }
            subjects[index].packages.append(failure.package)
        }
        return subjects.enumerated()
            .sorted {
                ($1.element.packages.count, $0.offset) < ($0.element.packages.count, $1.offset)
            }
            .map(\.element)
    }
}

/// Something that a person has to read, and the packages that it concerns.
public struct ReviewSubject: Hashable, Sendable {
    public var kind: Kind
    /// In the order of the inventory.
    public var packages: [PackageLicense.ID]

    public enum Kind: Hashable, Sendable {
        /// A license that no list has, or a choice of such licenses.
        case license(LicenseExpression)
        /// A finding that says that the packages may be under more than is known.
        case finding(LicenseFinding.Kind)
        /// The packages have no license at all.
        case noLicense

        init(_ failure: PolicyFailure) {
            if let finding = failure.finding {
                self = .finding(finding)
            } else if let license = failure.license {
                self = .license(license)
            } else {
                self = .noLicense
            }
        }
    }
}

extension PolicyFindingKind {
    /// Whether the license of the package is unknown.
    fileprivate var isUnknown: Bool {
        switch self {
        case .unknownLicense, .unexplainedTerms, .freeLicenseInNonFree: true
        default: false
        }
    }
}
