/// ScanCode's LicenseDB, as far as the SPDX list lacks its licenses: of what category each one is.
///
/// Their ids are LicenseDB's own, `LicenseRef-scancode-` and a key. The generator
/// `licensedb-categories` of the workshop says where their categories come from.
enum LicenseDB {
    private static let prefix = "LicenseRef-scancode-"

    /// The category of a license in just this letter case; nil for any other id, and for what
    /// LicenseDB has that is no license of a work, such as a contributor's agreement.
    static func category(of id: String) -> LicenseCategory? {
        id.hasPrefix(prefix) ? categories[String(id.dropFirst(prefix.utf8.count))] : nil
    }

    /// Each key with its license's category.
    private static let categories: [String: LicenseCategory] = {
        var categories: [String: LicenseCategory] = [:]
        for (category, keys) in tables {
            for key in keys.split(whereSeparator: \.isWhitespace) {
                categories[String(key)] = category
            }
        }
        return categories
    }()

    private static var tables: KeyValuePairs<LicenseCategory, String> {
        [
            .permissive: LicenseDBTables.permissive,
            .weakCopyleft: LicenseDBTables.weakCopyleft,
            .strongCopyleft: LicenseDBTables.strongCopyleft,
            .networkCopyleft: LicenseDBTables.networkCopyleft,
            .publicDomain: LicenseDBTables.publicDomain,
            .documentation: LicenseDBTables.documentation,
            .font: LicenseDBTables.font,
            .restricted: LicenseDBTables.restricted,
        ]
    }
}
