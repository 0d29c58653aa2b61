#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The root of an invented Debian system in a folder of the host.
///
/// Paths are relative to the root, with or without a leading slash; missing folders on the way are
/// created.
public struct DebianRoot: Sendable {
    /// The absolute path of the root's folder on the host.
    public let path: String

    /// A root that stays, in a folder that is created if it is missing.
    public init(at path: String) throws(FixtureError) {
        self.path = path
        try Self.makeFolders(path, below: path.hasPrefix("/") ? "" : ".")
    }

    /// Creates an empty folder with a new name in the environment's `TMPDIR`, or in `/tmp`.
    init() throws(FixtureError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/debian-root-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FixtureError("mkdtemp", parent) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The host's path for a path in the root.
    public func hostPath(_ path: String) -> String {
        "\(self.path)/\(path)"
    }
}

/// Lends a root to `body`, then removes it with everything in it.
public func withDebianRoot<Result>(
    _ body: (DebianRoot) async throws -> Result
) async throws -> Result {
    let root = try DebianRoot()
    defer { root.remove() }
    return try await body(root)
}

// MARK: Packages

extension DebianRoot {
    /// Turns the root into a Debian system without packages; `install` does so too.
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
    /// Creates a folder and those on the way to it.
    public func folder(_ path: String) throws(FixtureError) {
        try Self.makeFolders(path, below: self.path)
    }

    /// Writes the files and links of a system in the order of their paths.
    public func add(_ system: SystemFiles) throws(FixtureError) {
        for path in system.paths {
            if let target = system.links[path] {
                try link(path, to: target)
            } else if let bytes = system.files[path] {
                try file(path, bytes)
            }
        }
    }

    /// Writes a file as UTF-8, replacing an existing one.
    public func file(_ path: String, _ text: String) throws(FixtureError) {
        try file(path, Array(text.utf8))
    }

    /// Writes a file, replacing an existing one.
    public func file(_ path: String, _ bytes: [UInt8]) throws(FixtureError) {
        try store(bytes, to: path, O_TRUNC)
    }

    /// Appends to a file, which is created if it doesn't exist.
    public func append(_ text: String, to path: String) throws(FixtureError) {
        try store(Array(text.utf8), to: path, O_APPEND)
    }

    /// Creates a file of this many zero bytes, which take no room on the disk.
    public func sparseFile(_ path: String, size: Int) throws(FixtureError) {
        try file(path, [])
        guard truncate(hostPath(path), off_t(size)) == 0 else {
            throw FixtureError("truncate", path)
        }
    }

    /// Creates a symbolic link with this target, which need not exist.
    public func link(_ path: String, to target: String) throws(FixtureError) {
        try parent(of: path)
        guard symlink(target, hostPath(path)) == 0 else { throw FixtureError("symlink", path) }
    }

    /// Gives a file another name with a hard link.
    public func hardLink(_ path: String, to target: String) throws(FixtureError) {
        try parent(of: path)
        guard linkat(AT_FDCWD, hostPath(target), AT_FDCWD, hostPath(path), 0) == 0 else {
            throw FixtureError("link", path)
        }
    }

    /// Renames a file, replacing a file with the new name.
    public func rename(_ path: String, to other: String) throws(FixtureError) {
        try rename(path, to: Array(other.utf8))
    }

    /// Renames a file to a name of any encoding, replacing a file with that name.
    public func rename(_ path: String, to other: [UInt8]) throws(FixtureError) {
        let target = (Array("\(self.path)/".utf8) + other + [0]).map(CChar.init(bitPattern:))
        guard renameat(AT_FDCWD, hostPath(path), AT_FDCWD, target) == 0 else {
            throw FixtureError("rename", path)
        }
    }

    /// Creates a FIFO without a writer.
    public func fifo(_ path: String) throws(FixtureError) {
        try parent(of: path)
        guard mkfifo(hostPath(path), 0o644) == 0 else { throw FixtureError("mkfifo", path) }
    }

    /// Removes all permissions from a file or folder. The superuser can still read it; see
    /// ``isSuperuser``.
    public func forbid(_ path: String) throws(FixtureError) {
        guard chmod(hostPath(path), 0) == 0 else { throw FixtureError("chmod", path) }
    }

    /// Whether this process may ignore permissions, so that tests of them can't run.
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

/// The number of bytes that this thread reads while `body` runs, as Linux counts them; a few
/// hundred are due to the counting.
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

/// A root could not be created. The description has the system call that failed, the path and the
/// system's message.
public struct FixtureError: Error, CustomStringConvertible {
    /// The call, the path and the message in one line.
    public let description: String

    /// Takes the error from `errno`.
    init(_ call: String, _ path: String) {
        description = "\(call) \(path): \(String(cString: strerror(errno)))"
    }
}
