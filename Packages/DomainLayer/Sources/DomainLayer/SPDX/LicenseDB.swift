/// The categories of licenses in ScanCode's LicenseDB that the SPDX list lacks.
///
/// Their ids are LicenseDB's own, `LicenseRef-scancode-` and a key. The workshop's generator
/// `licensedb-categories` documents the origin of the categories.
enum LicenseDB {
    private static let prefix = "LicenseRef-scancode-"

    /// The category of a license in exactly this letter case; nil for any other id, and for entries
    /// of LicenseDB that are no license of a work, such as contributors' agreements.
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
