internal import DomainLayer
internal import Reports

/// The words of `--version`.
enum VersionText {
    /// - Parameter withCredits: whether to name those whose data the program holds.
    static func text(withCredits: Bool) -> String {
        "\(Tool.name) \(Tool.version)\n" + (withCredits ? credits : "")
    }

    private static var credits: String {
        """
        Licence ids: SPDX License List \(SPDXLicenseList.version), https://spdx.org/licenses/
        Licence categories: ScanCode LicenseDB, nexB Inc. and others, CC-BY-4.0, changed

        """
    }
}
