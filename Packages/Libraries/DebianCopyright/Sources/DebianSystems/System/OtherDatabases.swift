/// The files of package managers that this library doesn't read, for the libraries that do.
///
/// They make a folder or an archive a system, as dpkg's database does, and an image keeps them.
/// Otherwise a package or a document of an image that lies in such a system would be taken for what
/// was asked about.
enum OtherDatabases {
    /// The lists of installed packages: that of apk.
    static let lists = ["lib/apk/db/installed", "usr/lib/apk/db/installed"]

    /// The other files that readers of such a system ask for: which packages were requested, and
    /// the license texts that packages ship outside of Debian's place for them.
    static let others =
        ["etc/apk/world", "usr/share/licenses/*/*"]
        + ["COPYING", "LICENSE", "LICENSE.md", "LICENSE.txt"].map { "usr/share/doc/*/\($0)" }

    /// The size limit of a list, in bytes, since apk's has a line for each installed file.
    static let sizeLimit = 1 << 28

    /// Whether a path below the root is one of the ``lists``.
    static func isList(_ names: [[UInt8]]) -> Bool {
        lists.contains { $0.utf8.elementsEqual(names.joined(separator: [UInt8(ascii: "/")])) }
    }
}
