/// The machine's name in `etc/hostname` of a root (hostname(5)).
package enum HostNameFile {
    /// The size limit of the file, in bytes: enough for a name and a few comments.
    static let sizeLimit = 1 << 12

    /// The first line that is neither empty nor a comment; nil if there is none, or if it exceeds
    /// Linux's limit for host names.
    package static func read(from root: RootDirectory) -> String? {
        var buffer = FileBuffer()
        guard (try? root.read("etc/hostname", limit: sizeLimit, into: &buffer)) != nil else {
            return nil
        }
        return buffer.withBytes { bytes in
            for line in ByteLines(bytes) {
                let line = line.bytes.trimmed
                if line.isBlank || line[0] == UInt8(ascii: "#") { continue }
                return line.count <= 64 ? String(line) : nil
            }
            return nil
        }
    }
}
