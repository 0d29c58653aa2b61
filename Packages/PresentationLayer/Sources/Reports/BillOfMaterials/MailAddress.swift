/// An address that mail can be sent to: the `addr-spec` of RFC 5322, section 3.4.1, in its common
/// form, dots between atoms before the `@` and a name of a host behind it.
///
/// Readers of documents check addresses; so what stands in an address's place and is none, such as
/// the URL of a project, must be recognised.
struct MailAddress {
    let text: String

    init?(_ text: String) {
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
    /// RFC 1123, section 2.1: letters, digits and hyphens, no hyphen at either end.
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
