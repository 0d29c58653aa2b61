import DomainLayer
import TerminalUI

/// Who supplies a package: what its `Maintainer` field says (Debian Policy 5.6.2).
struct Supplier: Hashable {
    enum Kind {
        case person, organization
    }

    /// On one line, without control characters; never empty.
    let name: String
    /// An address that mail can be sent to; nil where the field has none, though it may have a URL.
    let email: String?
    let kind: Kind

    /// - Parameter maintainer: `Name <mail>`.
    /// - Returns: nil where it names nobody.
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

    /// Whether a team answers, as most packages' names and addresses say: SPDX wants to know.
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

    /// Where Debian keeps its teams' lists and trackers.
    private static let teamHosts = [
        "lists.debian.org", "lists.alioth.debian.org", "alioth-lists.debian.net",
        "tracker.debian.org", "packages.debian.org", "qa.debian.org", "googlegroups.com",
    ]
}

extension StringProtocol {
    /// The text without white space at both ends.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
