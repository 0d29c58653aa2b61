#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A root could not be laid out: the system call that failed, where, and the system's words.
public struct FixtureError: Error, CustomStringConvertible {
    public let description: String

    /// Takes the error from `errno`.
    init(_ call: String, _ path: String) {
        description = "\(call) \(path): \(String(cString: strerror(errno)))"
    }
}
