/// What the statements of a text tell that is not one licence's alone.
extension LocalTexts {
    /// The licence whose own text it prints, whatever else it says; nil where it states others too.
    mutating func onlyLicense(printedIn text: LicenseText) -> StatedLicense? {
        let statements = statements(in: text)
        return statements.count == 1 && statements[0].basis == .text ? statements[0].license : nil
    }

    /// The ids of the licences that words of the text grant with their versions,
    /// whatever else it says.
    mutating func grants(in text: LicenseText) -> [String] {
        statements(in: text).flatMap { statement in
            statement.basis == .grant && !statement.isUnversioned
                ? statement.license.licenseIDs : []
        }
    }

    /// The id of the one licence that the text states, whatever else it says; empty where it states
    /// none or several.
    mutating func onlyLicenseID(in text: LicenseText) -> [String] {
        let ids = statements(in: text).flatMap(\.license.licenseIDs)
        return ids.count == 1 ? ids : []
    }

    /// What the text states below a licence's name that prints this licence's words and those of
    /// others, as the notices of a whole product do; nil where it prints no others.
    mutating func notices(in text: LicenseText, below id: String) -> ProductNotices? {
        ProductNotices(among: findings(in: text).stated, below: id)
    }
}
