/// What `etc/hostname` of a root calls the machine (hostname(5)).
enum HostNameFile {
    /// The longest file that is read, in bytes: a name and a few comments.
    static let sizeLimit = 1 << 12

    /// The first line that is neither empty nor a comment; nil if there is none, or it is longer
    /// than Linux lets a name be.
    static func read(from root: RootDirectory) -> String? {
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
