/// The files of package managers that this library doesn't read, for the libraries that do.
///
/// They make a folder or an archive a system, as dpkg's database does, and an image keeps them.
/// Otherwise a package or a document of an image that lies in such a system would be taken for what
/// was asked about. All paths are relative to the root.
public enum OtherDatabases {
    /// apk's lists of installed packages: the usual path, and the one since apk-tools 3.
    public static let apk = ["lib/apk/db/installed", "usr/lib/apk/db/installed"]

    /// The size limit of a list, in bytes. apk's has a line for each installed file: 20 MB for
    /// 2,000 packages.
    public static let sizeLimit = 1 << 28

    /// Which packages apk was asked for (apk-world(5)).
    public static let apkWorld = "etc/apk/world"

    /// The names of the license texts that packages ship in `usr/share/doc`. Below
    /// `usr/share/licenses` every file is one.
    public static let textNames = ["COPYING", "LICENSE", "LICENSE.md", "LICENSE.txt", "copyright"]

    /// What else readers of such a system ask for, with `*` for any name.
    static let others =
        [apkWorld, "usr/share/licenses/*/*"] + textNames.map { "usr/share/doc/*/\($0)" }

    /// Whether a path below the root is that of a list.
    static func isList(_ names: [[UInt8]]) -> Bool {
        apk.contains { $0.utf8.elementsEqual(names.joined(separator: [UInt8(ascii: "/")])) }
    }
}
