/// What this program calls itself in the reports that it writes.
public enum Tool {
    public static let name = "debian-licenses"
    public static let version = "0.1.0"
    /// The day of the version, as manual pages have it.
    public static let releaseDay = "November 21, 2026"
}
