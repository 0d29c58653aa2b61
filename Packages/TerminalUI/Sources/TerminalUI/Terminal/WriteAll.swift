#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Writes all of the bytes, however few the system takes at a time.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(TerminalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written >= 0 {
            rest = rest.dropFirst(written)
        } else {
            try recover(from: errno, on: descriptor)
        }
    }
}

/// Returns where writing can go on.
private func recover(from code: Int32, on descriptor: Int32) throws(TerminalError) {
    switch code {
    case EINTR:
        return
    case EAGAIN:
        // Whoever shares the descriptor made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    case EPIPE:
        throw .closedPipe
    default:
        throw .failed(String(cString: strerror(code)))
    }
}
