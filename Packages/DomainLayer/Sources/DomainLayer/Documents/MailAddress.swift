/// A mail address: the `addr-spec` of RFC 5322, section 3.4.1, in its common form of atoms with
/// dots between them, an `@`, and a host name.
///
/// Readers of documents check addresses, so anything else in an address's place, such as the URL of
/// a project, must be recognized.
public struct MailAddress: Hashable, Sendable {
    public let text: String

    /// - Returns: nil if the text is anything else, or longer than 254 bytes.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 254 else { return nil }
        let atoms = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard atoms.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.standsInAtom) }),
            labels.count > 1, labels.allSatisfy(\.isHostLabel)
        else { return nil }
        self.text = text
    }
}

extension Substring.UTF8View {
    /// Letters, digits and hyphens, without a hyphen at either end (RFC 1123, section 2.1).
    fileprivate var isHostLabel: Bool {
        !isEmpty && count <= 63 && first != UInt8(ascii: "-") && last != UInt8(ascii: "-")
            && allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// `atext` of RFC 5322, section 3.2.3.
    fileprivate var standsInAtom: Bool {
        isLetterOrDigit || "!#$%&'*+-/=?^_`{|}~".utf8.contains(self)
    }
}
