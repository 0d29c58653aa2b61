/// What a license asks of those who pass the work on, in the broad terms that policies use.
///
/// The cases are ordered by their demands: the first asks least. What an unknown license asks is
/// not known, so it comes last, for a person to look at. ``SPDXLicenseList`` knows the category of
/// a license and its exception; the category of an expression follows from those.
public enum LicenseCategory: String, Hashable, Sendable, CaseIterable {
    case publicDomain = "public-domain"
    case permissive
    case font
    case documentation
    case weakCopyleft = "weak-copyleft"
    case strongCopyleft = "strong-copyleft"
    case networkCopyleft = "network-copyleft"
    /// Known, and none of the others: proprietary, source-available, limited to some uses.
    case restricted
    /// A `LicenseRef-`, or an id that neither the SPDX list nor LicenseDB has.
    case unknown
}

extension LicenseCategory {
    /// Former names of categories, which are read but never written.
    public static let formerNames = ["other": LicenseCategory.restricted]

    /// The category that has this name, or had it in a former version.
    public init?(rawValue name: String) {
        guard
            let category = Self.allCases.first(where: { $0.rawValue == name })
                ?? Self.formerNames[name]
        else { return nil }
        self = category
    }
}

extension LicenseCategory: Comparable {
    public static func < (left: LicenseCategory, right: LicenseCategory) -> Bool {
        left.demand < right.demand
    }

    private var demand: Int {
        switch self {
        case .publicDomain: 0
        case .permissive: 1
        case .font: 2
        case .documentation: 3
        case .weakCopyleft: 4
        case .strongCopyleft: 5
        case .networkCopyleft: 6
        case .restricted: 7
        case .unknown: 8
        }
    }
}
