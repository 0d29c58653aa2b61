internal import DomainLayer
internal import Reports

/// The text of `--version`.
enum VersionText {
    /// - Parameter withCredits: whether to credit the sources of the program's data.
    static func text(withCredits: Bool) -> String {
        "\(Tool.name) \(Tool.version)\n" + (withCredits ? credits : "")
    }

    private static var credits: String {
        """
        License ids: SPDX License List \(SPDXLicenseList.version), https://spdx.org/licenses/
        License texts: SPDX License List \(SPDXLicenseList.version) and ScanCode LicenseDB, changed
        License categories: ScanCode LicenseDB, nexB Inc. and others, CC-BY-4.0, changed

        """
    }
}
