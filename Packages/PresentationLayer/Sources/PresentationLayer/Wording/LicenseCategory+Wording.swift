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
}
