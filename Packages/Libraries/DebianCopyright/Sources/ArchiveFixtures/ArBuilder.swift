/// Builds an `ar` archive in memory, as deb(5) describes it.
public struct ArBuilder: Sendable {
    /// The archive so far.
    public private(set) var bytes = Array("!<arch>\n".utf8)

    /// An archive without members.
    public init() {}

    /// Adds a member.
    ///
    /// - Parameters:
    ///   - name: up to 16 bytes; GNU's `ar` appends a slash.
    ///   - body: the contents.
    ///   - size: the size in the header, if it isn't to match the body.
    public mutating func member(_ name: String, _ body: [UInt8], size: String? = nil) {
        let fields = [
            (name, 16), ("0", 12), ("0", 6), ("0", 6), ("100644", 8), (size ?? "\(body.count)", 10),
        ]
        for (text, width) in fields {
            bytes += text.utf8
            bytes += [UInt8](repeating: 0x20, count: max(0, width - text.utf8.count))
        }
        bytes += [0x60, 0x0A]
        bytes += body
        if body.count % 2 == 1 { bytes.append(0x0A) }
    }
}
