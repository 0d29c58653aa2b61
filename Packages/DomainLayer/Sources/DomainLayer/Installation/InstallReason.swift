/// Why a package is installed.
public enum InstallReason: Hashable, Sendable {
    /// Somebody asked for it.
    case manual
    /// Others need it: from a package that somebody asked for down to the package itself, each one
    /// needing the next.
    case dependency(chain: [LicenseEntry.ID])
    /// Nobody asked for it, and nothing that somebody asked for needs it; or it is not installed.
    case unknown
}
