import DomainLayer

/// What the elements of a document are called inside it: letters, digits, `.` and `-` alone, which
/// all formats allow, and no two elements alike.
enum ElementName {
    static let system = "OperatingSystem"

    /// The name of a package. An architecture has no hyphen here, so that the first one ends it.
    static func of(_ entry: LicenseEntry) -> String {
        "Package-\(escaped(entry.architecture, hyphens: true))-\(escaped(entry.name))"
    }

    static func of(_ source: SourcePackage) -> String {
        "Source-\(escaped(source.version, hyphens: true))-\(escaped(source.name))"
    }

    /// Each byte of UTF-8 that is no small letter, digit, `.` or `-` becomes `X` and two digits.
    ///
    /// Names of packages have no capital letters (Debian Policy 5.6.1), so that these show what was
    /// escaped; others become escapes themselves.
    ///
    /// - Parameter hyphens: whether hyphens are escaped too.
    private static func escaped(_ text: String, hyphens: Bool = false) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "."):
                bytes.append(byte)
            case UInt8(ascii: "-") where !hyphens:
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "X"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
