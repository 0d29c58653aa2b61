import DomainLayer
import VisibleText

/// The supplier of a package, as its `Maintainer` field names it (Debian Policy 5.6.2).
struct Supplier: Hashable {
    enum Kind {
        case person, organization
    }

    /// On one line, without control characters; never empty.
    let name: String
    /// A mail address; nil if the field has none, but for instance a URL.
    let email: String?
    let kind: Kind

    /// - Parameter maintainer: `Name <mail>`.
    /// - Returns: nil if the field names no one.
    init?(maintainer: String) {
        let open = maintainer.utf8.lastIndex(of: UInt8(ascii: "<")) ?? maintainer.endIndex
        let inside = maintainer[open...].utf8.drop { $0 == UInt8(ascii: "<") }
            .prefix { $0 != UInt8(ascii: ">") }
        let name = maintainer[..<open].trimmed.visible
        email = MailAddress(String(Substring(inside)).trimmed)?.text
        guard let first = [name, email ?? ""].first(where: { !$0.isEmpty }) else { return nil }
        self.name = first
        kind = Supplier.isOrganization(name, email) ? .organization : .person
    }

    /// Whether the maintainer is a team, as most names and addresses show; SPDX distinguishes
    /// teams.
    private static func isOrganization(_ name: String, _ email: String?) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }
        if words.contains(where: { teamWords.contains($0) }) { return true }
        guard let host = email?.split(separator: "@").last else { return false }
        return teamHosts.contains { host == $0 || host.hasSuffix(".\($0)") }
    }

    private static let teamWords: Set<Substring> = [
        "association", "authors", "community", "company", "corporation", "developers", "force",
        "foundation", "gmbh", "group", "inc", "llc", "ltd", "maintainers", "packagers", "project",
        "support", "team", "uploaders",
    ]

    /// Hosts of Debian's mailing lists and trackers for teams.
    private static let teamHosts = [
        "lists.debian.org", "lists.alioth.debian.org", "alioth-lists.debian.net",
        "tracker.debian.org", "packages.debian.org", "qa.debian.org", "googlegroups.com",
    ]
}

extension StringProtocol {
    /// The text without leading and trailing white space.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

/// A mail address: the `addr-spec` of RFC 5322, section 3.4.1, in its common form of atoms with
/// dots between them, an `@`, and a host name.
///
/// Readers of documents check addresses, so anything else in an address's place, such as the URL of
/// a project, must be recognized.
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
