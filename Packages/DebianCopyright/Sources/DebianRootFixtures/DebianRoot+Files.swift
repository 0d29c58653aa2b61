#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension DebianRoot {
    /// Makes a folder and those on the way to it.
    public func folder(_ path: String) throws {
        var made = self.path
        for name in path.split(separator: "/") {
            made += "/\(name)"
            guard mkdir(made, 0o755) == 0 || errno == EEXIST else {
                throw FixtureError("mkdir", made)
            }
        }
    }

    /// Writes a file anew, as UTF-8.
    public func file(_ path: String, _ text: String) throws {
        try file(path, Array(text.utf8))
    }

    /// Writes a file anew.
    public func file(_ path: String, _ bytes: [UInt8]) throws {
        try store(bytes, to: path, O_TRUNC)
    }

    /// Writes behind what the file holds; a file that is not there is made.
    public func append(_ text: String, to path: String) throws {
        try store(Array(text.utf8), to: path, O_APPEND)
    }

    /// Makes a file of this many zero bytes, which take no room on the disk.
    public func sparseFile(_ path: String, size: Int) throws {
        try file(path, [])
        guard truncate(hostPath(path), off_t(size)) == 0 else {
            throw FixtureError("truncate", path)
        }
    }

    /// Makes a symbolic link with this text, which may lead anywhere or nowhere.
    public func link(_ path: String, to target: String) throws {
        try parent(of: path)
        guard symlink(target, hostPath(path)) == 0 else { throw FixtureError("symlink", path) }
    }

    /// Makes a FIFO, which nobody writes to.
    public func fifo(_ path: String) throws {
        try parent(of: path)
        guard mkfifo(hostPath(path), 0o644) == 0 else { throw FixtureError("mkfifo", path) }
    }

    /// Takes all permissions from a file or folder. The superuser reads it all the same; see
    /// ``isSuperuser``.
    public func forbid(_ path: String) throws {
        guard chmod(hostPath(path), 0) == 0 else { throw FixtureError("chmod", path) }
    }

    /// Whether permissions don't bind this process, so that what depends on them can't be tested.
    public static var isSuperuser: Bool { geteuid() == 0 }

    private func parent(of path: String) throws {
        try folder(path.split(separator: "/").dropLast().joined(separator: "/"))
    }

    private func store(_ bytes: [UInt8], to path: String, _ flag: Int32) throws {
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
