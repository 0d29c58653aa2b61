/// The files under `/usr/share/common-licenses`, of which copyright files only give the path
/// (Debian Policy 12.5).
public enum CommonLicenseFiles {
    /// The folder, absolute.
    public static let folder = "/usr/share/common-licenses"

    /// The absolute path of a file of this name.
    public static func path(of name: String) -> String { "\(folder)/\(name)" }

    /// The names of the files that a text points to, each once, in the text's order.
    static func named(in text: ByteView) -> [String] {
        var seen: Set<ByteView> = []
        return CommonLicensePaths(in: text).filter { seen.insert($0).inserted }.map { String($0) }
    }

    /// The name of the file that holds the licence of an id of the SPDX list; nil where Debian has
    /// none for it.
    ///
    /// `BSD` is of none, though it has the words of BSD-3-Clause: the file names the holder to whom
    /// they belong there.
    public static func name(ofLicense id: String) -> String? {
        if verbatim.contains(id) { return id }
        if id == "Artistic-1.0-Perl" { return "Artistic" }
        let words = id.split(separator: "-")
        guard words.count > 1, gnuFamilies.contains(words[0]) else { return nil }
        let version = words[1].hasSuffix(".0") ? words[1].dropLast(2) : words[1]
        return "\(words[0])-\(version)"
    }

    private static let verbatim: Set<String> = ["Apache-2.0", "CC0-1.0", "MPL-1.1", "MPL-2.0"]
    private static let gnuFamilies: Set<Substring> = ["GFDL", "GPL", "LGPL"]
}
