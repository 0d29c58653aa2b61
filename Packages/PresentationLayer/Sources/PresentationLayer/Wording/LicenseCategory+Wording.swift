public import DomainLayer

extension LicenseCategory {
    /// The category in a few words.
    public var label: String {
        switch self {
        case .permissive: "permissive"
        case .weakCopyleft: "weak copyleft"
        case .strongCopyleft: "strong copyleft"
        case .networkCopyleft: "network copyleft"
        case .publicDomain: "public domain"
        case .documentation: "documentation"
        case .font: "font"
        case .other: "other"
        case .unknown: "unknown"
        }
    }

    /// The category in a word, where there is little room.
    var shortLabel: String {
        switch self {
        case .weakCopyleft: "weak"
        case .strongCopyleft: "strong"
        case .networkCopyleft: "network"
        case .publicDomain: "public"
        case .permissive, .documentation, .font, .other, .unknown: label
        }
    }
}
