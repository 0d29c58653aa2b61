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
        if written > 0 {
            rest = rest.dropFirst(written)
        } else {
            // A device that takes nothing and names no error would be asked for ever.
            try recover(from: written < 0 ? errno : EIO, on: descriptor)
        }
    }
}

/// Returns when it is worth trying again.
private func recover(from code: Int32, on descriptor: Int32) throws(TerminalError) {
    switch code {
    case EINTR:
        return
    case EAGAIN:
        // Somebody who shares the descriptor made it non-blocking.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    case EPIPE:
        throw .closedPipe
    default:
        throw .failed(String(cString: strerror(code)))
    }
}
