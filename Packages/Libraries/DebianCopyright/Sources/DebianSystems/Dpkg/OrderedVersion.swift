/// A package's version in dpkg's order (deb-version(7)). It needn't be valid: versions in relations
/// between packages are compared as written.
struct OrderedVersion: Hashable, Sendable {
    /// Numbers in the order of versions, so that a comparison skips no zeros again and ends at the
    /// first difference.
    private var key: [UInt16] = []

    /// - Parameter text: `[epoch:]upstream[-revision]`; missing parts count as `0`.
    /// - Returns: nil if the text is longer than ``InstalledPackage/longestWord``.
    init?(_ text: String) {
        guard text.utf8.count <= InstalledPackage.longestWord else { return nil }
        let bytes = Array(text.utf8)
        let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        let start = colon.map { $0 + 1 } ?? 0
        let hyphen = bytes[start...].lastIndex(of: UInt8(ascii: "-"))
        append(bytes[..<(colon ?? 0)])
        append(bytes[start..<(hyphen ?? bytes.count)])
        append(hyphen.map { bytes[($0 + 1)...] } ?? [])
    }

    /// Adds a part as alternating stretches without digits and numbers. The end of a stretch, and
    /// the number of a number's digits, sort before what follows.
    private mutating func append(_ part: ArraySlice<UInt8>) {
        var rest = part
        repeat {
            let stretch = rest.prefix { !$0.isDigit }
            key += stretch.map(OrderedVersion.weight) + [OrderedVersion.end]
            rest = rest.dropFirst(stretch.count).drop { $0 == UInt8(ascii: "0") }
            let number = rest.prefix(while: \.isDigit)
            key.append(UInt16(number.count))
            key += number.map(UInt16.init)
            rest = rest.dropFirst(number.count)
        } while !rest.isEmpty
        // An empty stretch and a zero, because missing ones count as such.
        key += [OrderedVersion.end, 0]
    }

    /// Sorts after a tilde and before all else.
    private static let end: UInt16 = 1

    /// A tilde sorts before the end of a stretch, then letters, then everything else.
    private static func weight(_ byte: UInt8) -> UInt16 {
        if byte == UInt8(ascii: "~") { return 0 }
        return byte.isLetter ? UInt16(byte) : UInt16(byte) + 256
    }
}

extension OrderedVersion: Comparable {
    static func < (left: OrderedVersion, right: OrderedVersion) -> Bool {
        left.key.lexicographicallyPrecedes(right.key)
    }
}
