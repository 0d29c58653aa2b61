import Foundation

/// What the index of ScanCode's LicenseDB says of SPDX ids: category and deprecation.
struct LicenseDatabase {
    /// The index's own category by SPDX id.
    private(set) var categories: [String: String] = [:]
    /// Deprecated SPDX ids, with the current key where there is one.
    private(set) var deprecated: [String: String?] = [:]

    private struct Entry: Decodable {
        var category: String
        var key: String?
        /// Keys that meant the same once.
        var formerKeys: [String]?
        var isDeprecated: Bool

        enum CodingKeys: String, CodingKey {
            case category
            case key = "spdx_license_key"
            case formerKeys = "other_spdx_license_keys"
            case isDeprecated = "is_deprecated"
        }
    }

    init(contentsOf url: URL) throws {
        let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
        for entry in entries {
            guard let key = entry.key else { continue }
            categories[key] = entry.category
            if entry.isDeprecated { deprecated[key] = .some(nil) }
            for former in entry.formerKeys ?? [] {
                categories[former] = entry.category
                deprecated[former] = key
            }
        }
    }
}
