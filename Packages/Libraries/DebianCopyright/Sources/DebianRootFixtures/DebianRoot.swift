#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The root of an invented Debian system in a folder of the host.
///
/// Paths are relative to the root, with or without a slash before them; folders on the way are
/// made as needed.
public struct DebianRoot: Sendable {
    /// The absolute path of the root's folder on the host.
    public let path: String

    /// A root that stays, in a folder that is made if it is missing.
    public init(at path: String) throws(FixtureError) {
        self.path = path
        try Self.makeFolders(path, below: path.hasPrefix("/") ? "" : ".")
    }

    /// Makes an empty folder with a new name in the environment's `TMPDIR`, or in `/tmp`.
    init() throws(FixtureError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/debian-root-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FixtureError("mkdtemp", parent) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The path on the host of a path in the root.
    public func hostPath(_ path: String) -> String {
        "\(self.path)/\(path)"
    }
}

/// Lends a root to `body` and removes it with all that it holds.
public func withDebianRoot<Result>(
    _ body: (DebianRoot) async throws -> Result
) async throws -> Result {
    let root = try DebianRoot()
    defer { root.remove() }
    return try await body(root)
}

// MARK: Packages

extension DebianRoot {
    /// Makes the root one of a Debian system without packages; `install` does so too.
    public func debian() throws(FixtureError) {
        try append("", to: SystemFiles.status)
    }

    /// Installs a package: its stanza in dpkg's `status`, its copyright file, its list of files.
    ///
    /// - Parameters:
    ///   - name: the `Package` field.
    ///   - version: the `Version` field.
    ///   - architecture: the `Architecture` field.
    ///   - fields: further lines of the stanza, such as `Source: name (version)`.
    ///   - status: the `Status` field.
    ///   - copyright: the text of the copyright file; nil for none.
    ///   - files: absolute paths of other files that the package owns.
    public func install(
        _ name: String,
        version: String = "1.0-1",
        architecture: String = "all",
        fields: [String] = [],
        status: String = "install ok installed",
        copyright: String? = nil,
        files: [String] = []
    ) throws(FixtureError) {
        try append(
            SystemFiles.stanza(
                name, version: version, architecture: architecture, fields: fields, status: status),
            to: SystemFiles.status)
        var owned = files
        if let copyright {
            try file("usr/share/doc/\(name)/copyright", copyright)
            owned.append("/usr/share/doc/\(name)/copyright")
        }
        try file("var/lib/dpkg/info/\(name).list", owned.map { "\($0)\n" }.joined())
    }
}

// MARK: Files

extension DebianRoot {
    /// Makes a folder and the folders on the way to it.
    public func folder(_ path: String) throws(FixtureError) {
        try Self.makeFolders(path, below: self.path)
    }

    /// Writes the files and links of a system in the order in which they were added.
    public func add(_ system: SystemFiles) throws(FixtureError) {
        for path in system.paths {
            if let target = system.links[path] {
                try link(path, to: target)
            } else if let bytes = system.files[path] {
                try file(path, bytes)
            }
        }
    }

    /// Writes a file, or replaces what it holds, as UTF-8.
    public func file(_ path: String, _ text: String) throws(FixtureError) {
        try file(path, Array(text.utf8))
    }

    /// Writes a file, or replaces what it holds.
    public func file(_ path: String, _ bytes: [UInt8]) throws(FixtureError) {
        try store(bytes, to: path, O_TRUNC)
    }

    /// Appends to a file, which is made if it is missing.
    public func append(_ text: String, to path: String) throws(FixtureError) {
        try store(Array(text.utf8), to: path, O_APPEND)
    }

    /// Makes a file of this many zero bytes, which take no room on the disk.
    public func sparseFile(_ path: String, size: Int) throws(FixtureError) {
        try file(path, [])
        guard truncate(hostPath(path), off_t(size)) == 0 else {
            throw FixtureError("truncate", path)
        }
    }

    /// Makes a symbolic link with this text, which may lead anywhere or nowhere.
    public func link(_ path: String, to target: String) throws(FixtureError) {
        try parent(of: path)
        guard symlink(target, hostPath(path)) == 0 else { throw FixtureError("symlink", path) }
    }

    /// Gives a file another name, by a hard link.
    public func hardLink(_ path: String, to target: String) throws(FixtureError) {
        try parent(of: path)
        guard linkat(AT_FDCWD, hostPath(target), AT_FDCWD, hostPath(path), 0) == 0 else {
            throw FixtureError("link", path)
        }
    }

    /// Renames a file; what has the new name is replaced.
    public func rename(_ path: String, to other: String) throws(FixtureError) {
        try rename(path, to: Array(other.utf8))
    }

    /// Renames a file to bytes that may be no UTF-8; what has the new name is replaced.
    public func rename(_ path: String, to other: [UInt8]) throws(FixtureError) {
        let target = (Array("\(self.path)/".utf8) + other + [0]).map(CChar.init(bitPattern:))
        guard renameat(AT_FDCWD, hostPath(path), AT_FDCWD, target) == 0 else {
            throw FixtureError("rename", path)
        }
    }

    /// Makes a FIFO without a writer.
    public func fifo(_ path: String) throws(FixtureError) {
        try parent(of: path)
        guard mkfifo(hostPath(path), 0o644) == 0 else { throw FixtureError("mkfifo", path) }
    }

    /// Takes all permissions from a file or folder. The superuser reads it all the same; see
    /// ``isSuperuser``.
    public func forbid(_ path: String) throws(FixtureError) {
        guard chmod(hostPath(path), 0) == 0 else { throw FixtureError("chmod", path) }
    }

    /// Whether permissions don't bind this process, so that what depends on them can't be tested.
    public static var isSuperuser: Bool { geteuid() == 0 }

    private static func makeFolders(_ path: String, below base: String) throws(FixtureError) {
        var made = base
        for name in path.split(separator: "/") {
            made += "/\(name)"
            guard mkdir(made, 0o755) == 0 || errno == EEXIST else {
                throw FixtureError("mkdir", made)
            }
        }
    }

    private func parent(of path: String) throws(FixtureError) {
        try folder(path.split(separator: "/").dropLast().joined(separator: "/"))
    }

    private func store(_ bytes: [UInt8], to path: String, _ flag: Int32) throws(FixtureError) {
        try parent(of: path)
        let file = open(hostPath(path), O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o644)
        guard file >= 0 else { throw FixtureError("open", path) }
        defer { _ = close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw FixtureError("write", path) }
            rest = rest.dropFirst(count)
        }
    }
}

// MARK: Counting

/// How many bytes this thread reads while `body` runs, as Linux counts; a few hundred of them are
/// the count's own.
public func bytesRead(_ body: () throws -> Void) throws -> Int {
    func count() throws -> Int {
        var line = [CChar](repeating: 0, count: 64)
        guard let file = fopen("/proc/thread-self/io", "r") else {
            throw FixtureError("fopen", "/proc/thread-self/io")
        }
        defer { fclose(file) }
        guard fgets(&line, 64, file) != nil else { throw FixtureError("fgets", "rchar") }
        return atol(Array(line.dropFirst("rchar: ".utf8.count)))
    }
    let before = try count()
    try body()
    return try count() - before
}

// MARK: Removal

extension DebianRoot {
    /// Removes the root; links in it are removed, not followed.
    func remove() {
        remove(path)
    }

    private func remove(_ path: String) {
        // Not a folder, which is nearly always so, or an empty one.
        guard unlink(path) != 0, rmdir(path) != 0 else { return }
        // The permissions may have been taken away by a test.
        chmod(path, 0o700)
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }

    private func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

/// A root could not be laid out: the system call that failed, where, and the system's words.
public struct FixtureError: Error, CustomStringConvertible {
    /// The call, the path and the words in one line.
    public let description: String

    /// Takes the error from `errno`.
    init(_ call: String, _ path: String) {
        description = "\(call) \(path): \(String(cString: strerror(errno)))"
    }
}
