/// A package's version, ordered as dpkg orders them (deb-version(7)).
struct DebianVersion: Sendable {
    private let epoch: ArraySlice<UInt8>
    private let upstream: ArraySlice<UInt8>
    private let revision: ArraySlice<UInt8>

    /// - Parameter text: `[epoch:]upstream[-revision]`; what is left out counts as `0`.
    init(_ text: String) {
        let bytes = Array(text.utf8)
        let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        let start = colon.map { $0 + 1 } ?? 0
        let hyphen = bytes[start...].lastIndex(of: UInt8(ascii: "-"))
        epoch = bytes[..<(colon ?? 0)]
        upstream = bytes[start..<(hyphen ?? bytes.count)]
        revision = hyphen.map { bytes[($0 + 1)...] } ?? []
    }
}

extension DebianVersion: Comparable {
    /// Whether dpkg takes them for one, as it does with `1.0` and `1.00-0`.
    static func == (left: DebianVersion, right: DebianVersion) -> Bool {
        comparison(left, right) == 0
    }

    static func < (left: DebianVersion, right: DebianVersion) -> Bool {
        comparison(left, right) < 0
    }

    private static func comparison(_ left: DebianVersion, _ right: DebianVersion) -> Int {
        for part in [\DebianVersion.epoch, \.upstream, \.revision] {
            let comparison = comparison(left[keyPath: part], right[keyPath: part])
            if comparison != 0 { return comparison }
        }
        return 0
    }

    /// Compares a stretch without digits and a number in turn, until one differs.
    private static func comparison(
        _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>
    ) -> Int {
        var (left, right) = (left, right)
        while !left.isEmpty || !right.isEmpty {
            while left.first?.isNoDigit == true || right.first?.isNoDigit == true {
                let difference = weight(left.first) - weight(right.first)
                if difference != 0 { return difference }
                left = left.dropFirst()
                right = right.dropFirst()
            }
            left = left.drop { $0 == UInt8(ascii: "0") }
            right = right.drop { $0 == UInt8(ascii: "0") }
            var difference = 0
            while let first = left.first, let second = right.first, first.isDigit, second.isDigit {
                if difference == 0 { difference = Int(first) - Int(second) }
                left = left.dropFirst()
                right = right.dropFirst()
            }
            if left.first?.isDigit == true { return 1 }
            if right.first?.isDigit == true { return -1 }
            if difference != 0 { return difference }
        }
        return 0
    }

    /// A tilde comes before the end, the end before letters, and they before everything else; a
    /// digit ends a stretch.
    private static func weight(_ byte: UInt8?) -> Int {
        guard let byte, !byte.isDigit else { return 0 }
        if byte == UInt8(ascii: "~") { return -1 }
        return byte.isLetter ? Int(byte) : Int(byte) + 256
    }
}

extension UInt8 {
    fileprivate var isNoDigit: Bool { !isDigit }
}
