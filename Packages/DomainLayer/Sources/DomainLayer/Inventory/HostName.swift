/// The name of a machine among others, which needs no escape in any format and is a valid file
/// name.
///
/// It allows more than a host name of RFC 1123, section 2.1: Linux takes underscores (hostname(7)).
/// Names must not begin with one, because engines that read folders would skip the name's file, as
/// they skip one that begins with a dot.
public struct HostName: Hashable, Sendable {
    public let text: String

    /// The longest name in bytes (RFC 1123, section 2.1, less the dot of the root).
    static let lengthLimit = 253

    /// - Returns: nil if it isn't 1 to 253 ASCII letters, digits, `.`, `_` and `-`, beginning with
    ///   a letter or digit.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard 1...Self.lengthLimit ~= bytes.count, bytes.allSatisfy(\.standsInHostName),
            bytes.first?.beginsHostName == true
        else { return nil }
        self.text = text
    }
}

extension UInt8 {
    fileprivate var standsInHostName: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: beginsHostName
        }
    }

    fileprivate var beginsHostName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
