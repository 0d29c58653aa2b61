import DomainLayer
import VisibleText

extension DocumentAgent {
    /// The supplier of a package, as its `Maintainer` field names it (Debian Policy 5.6.2).
    ///
    /// - Parameter maintainer: `Name <mail>`; instead of a mail address some have, for instance, a
    ///   URL, which is left out.
    /// - Returns: nil if the field names no one.
    init?(maintainer: String) {
        let open = maintainer.utf8.lastIndex(of: UInt8(ascii: "<")) ?? maintainer.endIndex
        let inside = maintainer[open...].utf8.drop { $0 == UInt8(ascii: "<") }
            .prefix { $0 != UInt8(ascii: ">") }
        let name = maintainer[..<open].trimmed.visible
        let email = MailAddress(String(Substring(inside)).trimmed)
        guard let first = [name, email?.text ?? ""].first(where: { !$0.isEmpty }) else {
            return nil
        }
        let isTeam = Self.isTeam(name, email)
        self.init(isTeam ? .organization : .person, first, email: email)
    }

    /// Whether the maintainer is a team, as most names and addresses show; SPDX distinguishes
    /// teams.
    private static func isTeam(_ name: String, _ email: MailAddress?) -> Bool {
        let words = name.lowercased().split { !$0.isLetter }
        if words.contains(where: { teamWords.contains($0) }) { return true }
        guard let host = email?.text.split(separator: "@").last else { return false }
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
