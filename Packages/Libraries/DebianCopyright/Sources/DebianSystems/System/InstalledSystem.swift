/// An installed Debian system, in a folder, an image or packages, for questions about single
/// packages and files.
///
/// ```swift
/// let system = try InstalledSystem(path: "/")
/// let owners = try await system.owners(of: "/usr/bin/tar")
/// print(owners.map(\.id))  // ["tar:amd64"]
/// print(system.commonLicense("GPL-3") ?? "no such text")
/// ```
///
/// Files are read only when they are needed, and never outside of the system's root. See
/// ``RootError`` for problems with the root itself, ``FileProblem`` for those with its files.
public struct InstalledSystem: Sendable {
    package let root: RootDirectory

    /// The size limit of a copyright file, in bytes. Real files stay below 4 MiB, and reading one
    /// takes up to 50 times its size.
    public static let sizeLimit = 8 << 20

    /// - Parameter path: the root's folder, `/` for the running system.
    /// - Throws: ``RootError`` if the path leads to no folder, or to one that can't be opened.
    public init(path: String) throws(RootError) {
        root = try RootDirectory(path: path)
    }

    /// - Parameters:
    ///   - tree: the system's files.
    ///   - path: the path that the files were read from, for errors.
    public init(_ tree: FileTree, path: String) {
        root = RootDirectory(tree, path: path)
    }

    /// Whether the system has a package database, readable or not.
    package var hasDatabase: Bool {
        hasDpkgDatabase || OtherDatabases.apk.contains(where: hasFile(at:))
    }

    /// Whether the system has a dpkg database, readable or not.
    public var hasDpkgDatabase: Bool {
        hasFile(at: "var/lib/dpkg/status") || (try? root.folder("var/lib/dpkg/status.d")) != nil
    }

    /// The current state of dpkg's database.
    public var revision: DatabaseRevision { DatabaseRevision(root: root) }

    /// The installed packages, ordered by name, then architecture.
    ///
    /// - Throws: ``DatabaseError`` if there is no list of packages to read.
    func packages() async throws(DatabaseError) -> [InstalledPackage] {
        try await DpkgDatabase(root: root).packages
    }

    /// The packages that own a file, ordered by name, then architecture; empty if none does.
    ///
    /// A path through another name of the folder counts too: `/bin/ls` for `/usr/bin/ls`.
    ///
    /// - Parameter path: absolute inside the root.
    /// - Throws: ``DatabaseError`` if there is no list of packages to read.
    public func owners(of path: String) async throws(DatabaseError) -> [InstalledPackage] {
        let packages = try await DpkgDatabase(root: root).packages
        return FileOwners(root: root, packages: packages).owners(of: path)
    }

    /// The dependencies between the installed packages.
    ///
    /// - Throws: ``DatabaseError`` if there is no list of packages to read.
    public func dependencies() async throws(DatabaseError) -> InstalledDependencies {
        try await InstalledDependencies(root: root)
    }
}

// MARK: Files

extension InstalledSystem {
    /// The state of a regular file, which is equal for links to one file; nil if it can't be
    /// opened.
    ///
    /// - Parameter path: from the root, with or without a leading slash; links are resolved inside
    ///   the root.
    public func state(of path: String) -> FileState? {
        try? fileState(at: path)
    }

    /// The state of a regular file, as ``state(of:)`` gives it.
    ///
    /// - Throws: ``FileProblem`` if it can't be opened.
    public func fileState(at path: String) throws(FileProblem) -> FileState {
        try root.open(path).state
    }

    /// Whether there is something at a path, readable or not.
    ///
    /// - Parameter path: as for ``state(of:)``.
    public func hasFile(at path: String) -> Bool {
        do throws(FileProblem) {
            _ = try root.open(path)
            return true
        } catch {
            return error != .missing
        }
    }

    /// Opens a regular file of a folder and keeps it open.
    ///
    /// - Parameter path: from the root; links are resolved inside the root.
    /// - Throws: ``FileProblem/notRegularFile`` if the system was not opened from a folder.
    package func file(at path: String) throws(FileProblem) -> SharedFile {
        guard let file = try root.open(path).shared() else { throw .notRegularFile }
        return file
    }

    /// The bytes of a regular file; nil if it can't be read.
    ///
    /// - Parameters:
    ///   - path: from the root, with or without a leading slash; links are resolved inside the
    ///     root.
    ///   - limit: the most bytes that the file may have.
    public func bytes(at path: String, limit: Int = InstalledSystem.sizeLimit) -> [UInt8]? {
        try? contents(at: path, limit: limit)
    }

    /// The bytes of a regular file. The arguments are those of ``bytes(at:limit:)``.
    ///
    /// - Throws: ``FileProblem`` if it can't be read.
    public func contents(at path: String, limit: Int) throws(FileProblem) -> [UInt8] {
        var buffer = FileBuffer()
        try root.read(path, limit: limit, into: &buffer)
        return buffer.bytes
    }

    /// The system's own `os-release`.
    ///
    /// - Parameters:
    ///   - defaultID: the id if the file gives none.
    ///   - name: the name for people if the file gives none.
    public func release(defaultID: String, name: String) -> OSRelease {
        OSRelease(root: root, defaultID: defaultID, name: name)
    }

    /// The machine's name, from the system's own `etc/hostname`; nil if that gives none.
    public var hostName: String? { HostNameFile.read(from: root) }

    /// The path that the system was opened by, for errors.
    public var path: String { root.path }

    /// The text of a regular file, decoded as UTF-8 with U+FFFD in place of invalid bytes; nil if
    /// it can't be read. The arguments are those of ``bytes(at:limit:)``.
    public func text(at path: String, limit: Int = InstalledSystem.sizeLimit) -> String? {
        bytes(at: path, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text of a file in `/usr/share/common-licenses`; nil if it can't be read or is longer
    /// than any license.
    ///
    /// - Parameter name: the file name, such as `GPL-3`.
    public func commonLicense(_ name: String) -> String? {
        text(at: CommonLicenseFiles.path(of: name), limit: Self.licenseSizeLimit)
    }

    /// In bytes: twice the size of the longest license that Debian has there.
    private static let licenseSizeLimit = 1 << 16
}
