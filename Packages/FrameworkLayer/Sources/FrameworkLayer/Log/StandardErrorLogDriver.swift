public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes each event as one line of `key=value` words to standard error.
///
/// A line goes out in one write(2), so that lines of several threads don't mix. A log that can't be
/// written must not end the work it tells of, so errors are dropped here.
public struct StandardErrorLogDriver: LogDriverProtocol {
    public init() {}

    public func log(_ event: LogEvent) {
        let line = Array("debian-licenses: \(event.line)\n".utf8)
        _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}

extension LogEvent {
    /// The event in words of the form `event=… key=value`.
    var line: String {
        switch self {
        case .commandStarted(let name): "event=command-started name=\(name)"
        case .inventoryStarted: "event=inventory-started"
        case .inventoryFinished(let packages): "event=inventory-finished packages=\(packages)"
        case .inventoryFailed(let error): "event=inventory-failed error=\(error)"
        case .fileWritten(let path, let bytes): "event=file-written path=\(path) bytes=\(bytes)"
        }
    }
}
