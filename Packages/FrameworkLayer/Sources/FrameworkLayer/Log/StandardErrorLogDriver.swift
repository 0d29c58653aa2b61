public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes each sentence as a line to standard error.
///
/// A line goes out in one write(2), so that lines of several threads don't mix. A failing log must
/// not end the work that it describes, so errors are dropped here.
public struct StandardErrorLogDriver: LogDriverProtocol {
    public init() {}

    public func log(_ sentence: String) {
        let line = Array("debian-licenses: \(sentence)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
