#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The root of an invented Debian system, laid out in a temporary folder for a test.
///
/// Paths are relative to the root, with or without a slash before them; folders on the way are
/// made as needed.
public struct DebianRoot: Sendable {
    /// The absolute path of the root's folder on the host.
    public let path: String

    /// Makes an empty folder of a new name where the environment's `TMPDIR` says, or in `/tmp`.
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
