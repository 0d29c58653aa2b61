/// A `LicenseRef-` id in the form of earlier versions: `LicenseRef-deb-SLUG-XXXXXXXX`, made of the
/// license's name and eight hex digits.
///
/// No system has such an id any more, so a policy that names one would match nothing.
public struct FormerLicenseRef: Hashable, Sendable {
    private let slug: Substring

    /// - Returns: nil if the id has another form.
    public init?(_ id: String) {
        let prefix = "LicenseRef-deb-"
        guard id.hasPrefix(prefix), let hyphen = id.lastIndex(of: "-") else { return nil }
        let digits = id[id.index(after: hyphen)...].utf8
        slug = id[..<hyphen].dropFirst(prefix.utf8.count)
        guard !slug.isEmpty, digits.count == 8, digits.allSatisfy(\.isHexadecimalDigit) else {
            return nil
        }
    }

    /// Whether the id was made from this name; false for an id without a name.
    public func isMade(ofName name: String) -> Bool {
        let name = name.lowercased()
        let prefix = "licenseref-"
        let own = name.hasPrefix(prefix) ? name.dropFirst(prefix.utf8.count) : name[...]
        var made: [UInt8] = []
        for byte in own.utf8.prefix(48) {
            if byte.isSlugLetter {
                made.append(byte)
            } else if made.last.map({ $0 != UInt8(ascii: "-") }) == true {
                made.append(UInt8(ascii: "-"))
            }
        }
        while let last = made.last, last == UInt8(ascii: "-") || last == UInt8(ascii: ".") {
            made.removeLast()
        }
        return made.elementsEqual(slug.utf8)
    }
}

extension UInt8 {
    fileprivate var isSlugLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || self == UInt8(ascii: ".")
    }
}
