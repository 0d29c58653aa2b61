import DomainLayer
import StreamedJSON

/// What licenses that no list has come to by their terms. A listing is only as true as its maker:
/// it says nothing of licenses that a list has.
extension ListingReader {
    /// By the licenses' ids those whose category rests on their terms.
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

/// What is read of an element of a listing's `licenseRefs`; those of schema 2 have names alone.
enum LicenseRefMember: String, JSONMember {
    case category
    case categoryBasis

    static let optional: [LicenseRefMember] = [.category, .categoryBasis]
}
