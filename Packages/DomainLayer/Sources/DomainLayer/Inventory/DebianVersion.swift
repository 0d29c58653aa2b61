/// The version of a Debian package: `[epoch:]upstream-version[-debian-revision]`.
///
/// Debian Policy 5.6.12 and deb-version(7). Versions are equal if dpkg says so: `1`, `0:1-0` and
/// `01` are one. The reader of dpkg's relations orders versions itself, since the domain imports
/// nothing and no library imports it.
public struct DebianVersion: Hashable, Sendable {
    /// A text whose order as bytes is dpkg's order of versions, so that a database that knows no
    /// versions can compare them; equal versions have equal keys.
    ///
    /// The key is printable ASCII without quotes and backslashes. deb-version(7) compares each part
    /// by turns as text without digits and as a number; the key has both in that order:
    /// - In text, letters encode themselves, `+ - . :` become `{ | } ~`, because they come after
    ///   all letters, and `~` becomes `-`, which is less than the `.` at the text's end.
    /// - A number is the count of its digits, then the digits without leading zeros. The count is a
    ///   byte from `0` upwards; `z` means 74 digits, and another byte follows.
    /// - A part ends with `.`, and has a number even if it is empty: `0`.
    public let key: String

    /// Reads a version.
    ///
    /// An upstream version should begin with a digit; one that doesn't is still ordered.
    ///
    /// - Returns: nil if the version is empty, the epoch isn't a number that dpkg can hold (31
    ///   bits), another part is present but empty, or a character isn't allowed in its part.
    public init?(parsing text: String) {
        var upstream = Array(text.utf8)[...]
        var key: [UInt8] = []
        if let colon = upstream.firstIndex(of: UInt8(ascii: ":")) {
            let epoch = upstream[..<colon]
            guard epoch.allSatisfy(\.isDigit), Int32(epoch.utf8Text) != nil else {
                return nil
            }
            key.appendNumber(epoch)
            upstream = upstream[(colon + 1)...]
        } else {
            key.appendNumber([])
        }
        var revision: ArraySlice<UInt8> = []
        if let hyphen = upstream.lastIndex(of: UInt8(ascii: "-")) {
            revision = upstream[(hyphen + 1)...]
            upstream = upstream[..<hyphen]
            if revision.isEmpty { return nil }
        }
        guard !upstream.isEmpty, key.appendPart(upstream, isRevision: false),
            key.appendPart(revision, isRevision: true)
        else { return nil }
        self.key = key[...].utf8Text
    }
}

extension ArraySlice<UInt8> {
    fileprivate var utf8Text: String { String(decoding: self, as: UTF8.self) }
}

extension [UInt8] {
    /// Ends text and parts: less than any letter, and greater than the code of `~`.
    private static var end: UInt8 { UInt8(ascii: ".") }

    /// - Returns: false if a character isn't allowed in the part.
    fileprivate mutating func appendPart(_ part: ArraySlice<UInt8>, isRevision: Bool) -> Bool {
        var rest = part
        repeat {
            let text = rest.prefix { !$0.isDigit }
            for byte in text {
                guard let mark = byte.mark(inRevision: isRevision) else { return false }
                append(mark)
            }
            append(Self.end)
            rest = rest[text.endIndex...]
            let digits = rest.prefix(while: \.isDigit)
            appendNumber(digits)
            rest = rest[digits.endIndex...]
        } while !rest.isEmpty
        append(Self.end)
        return true
    }

    fileprivate mutating func appendNumber(_ digits: ArraySlice<UInt8>) {
        let digits = digits.drop { $0 == UInt8(ascii: "0") }
        var count = digits.count
        while count >= 74 {
            append(UInt8(ascii: "z"))
            count -= 74
        }
        append(UInt8(ascii: "0") + UInt8(count))
        append(contentsOf: digits)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// The code of the character in a key; nil if the part may not contain the character.
    fileprivate func mark(inRevision isRevision: Bool) -> UInt8? {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self
        case UInt8(ascii: "~"): UInt8(ascii: "-")
        case UInt8(ascii: "+"): UInt8(ascii: "{")
        case UInt8(ascii: "-"): UInt8(ascii: "|")
        case UInt8(ascii: "."): UInt8(ascii: "}")
        case UInt8(ascii: ":") where !isRevision: UInt8(ascii: "~")
        default: nil
        }
    }
}
