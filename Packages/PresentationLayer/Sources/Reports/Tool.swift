/// What this program calls itself in the reports that it writes.
public enum Tool {
    public static let name = "debian-licenses"
    public static let version = "0.1.0"
}
