/// The files under `/usr/share/common-licenses`, to which copyright files refer by path (Debian
/// Policy 12.5).
public enum CommonLicenseFiles {
    /// The absolute path of the folder.
    public static let folder = "/usr/share/common-licenses"

    /// The absolute path of the file with this name.
    public static func path(of name: String) -> String { "\(folder)/\(name)" }
}
