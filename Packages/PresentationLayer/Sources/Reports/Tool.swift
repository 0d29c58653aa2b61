/// The name and version of this program, as its output states them.
public enum Tool {
    public static let name = "debian-licenses"
    public static let version = "0.1.0"
    /// The day of the version, for the manual page.
    public static let releaseDay = "November 21, 2026"
}
