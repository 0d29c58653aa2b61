import DomainLayer
import StreamedJSON

/// The categories of unlisted licenses by their terms. A listing may come from an untrusted maker,
/// so it can't change the category of a listed license.
extension ListingReader {
    /// The readings of licenses whose category rests on their terms, by the licenses' ids.
    mutating func readings() throws(JSONReaderError) -> [String: LicenseReading] {
        var readings: [String: LicenseReading] = [:]
        try json.beginObject()
        while let id = try json.nextKey() {
            if let category = try categoryByTerms() {
                readings[id] = LicenseReading(category: category)
            }
        }
        return readings
    }

    private mutating func categoryByTerms() throws(JSONReaderError) -> LicenseCategory? {
        var category: LicenseCategory?
        var basis: UnlistedLicense.Basis?
        try json.beginObject()
        var seen = JSONMembers<LicenseRefMember>.Seen()
        while let member = try json.next(of: licenseRefMembers, &seen) {
            switch member {
            case .category: category = try word()
            case .categoryBasis: basis = try wordOrNull()
            }
        }
        return basis == .terms ? category : nil
    }
}

/// The members that are read of an element of a listing's `licenseRefs`; in schema 2 it has only
/// names.
enum LicenseRefMember: String, JSONMember {
    case category
    case categoryBasis

    static let optional: [LicenseRefMember] = [.category, .categoryBasis]
}
