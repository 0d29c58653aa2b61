import DomainLayer

extension Samples {
    /// What stands in for the files under `/usr/share/common-licenses`, by their paths.
    static let commonLicenses: [(path: String, text: String)] = [
        (
            "/usr/share/common-licenses/GPL-2",
            """
            Here a real system has the GNU General Public License, version 2, from its preamble to
            the notices at its end.

            """
        ),
        (
            "/usr/share/common-licenses/GPL-3",
            """
            Here a real system has the GNU General Public License, version 3, from its preamble to
            the notices at its end.

            """
        ),
    ]

    /// The copyright file that answers for a package, its own or a sibling's; nil where there is
    /// none that can be read.
    static func text(ofNoticeOf entry: LicenseEntry, among samples: [Sample]) -> String? {
        guard case .answeredBySibling(let package, _) = entry.reason else {
            return samples.text(of: entry.id)
        }
        return samples.first { $0.entry.name == package && $0.body != nil }?.body
    }
}

extension LargeInventory {
    /// A copyright file with a text, which all packages of one licence have in common.
    static func notice(of entry: LicenseEntry) -> String {
        text(of: entry)
            + " Here a real package prints \(entry.expression?.description ?? "nothing").\n"
    }
}
