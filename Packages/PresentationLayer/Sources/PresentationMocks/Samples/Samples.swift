public import DomainLayer

/// A small Debian system that never was, made by hand to show everything that can be said of a
/// package: each basis and format, each reason, each kind of finding.
///
/// Packages and people are invented, and so is every word of the copyright files. It is what
/// DevelopmentApp shows, and what tests may rely on.
public enum Samples {
    /// The system with all that an inventory can hold, texts and digests too.
    public static let inventory = LicenseInventory(
        system: system,
        entries: samples.map { sample in
            var entry = sample.entry
            entry.textDigest = sample.body.map(StandInDigest.of)
            return entry
        },
        findings: [
            LicenseFinding(.documentationExcluded, path: "/etc/dpkg/dpkg.cfg.d/excludes"),
            LicenseFinding(.syntaxError, line: 1931, path: "/var/lib/dpkg/status"),
        ],
        texts: samples.reduce(into: [:]) { texts, sample in
            texts.merge(sample.texts) { first, _ in first }
        })

    /// The system that the samples, and the packages of the large scenario, are installed on.
    public static let system = SystemIdentity(
        id: "debian",
        versionID: "12",
        codename: "bookworm",
        name: "Debian GNU/Linux 12 (bookworm)")

    /// The sample of this id, `name:architecture`; nil where there is none.
    public static func entry(_ id: LicenseEntry.ID) -> LicenseEntry? {
        inventory.entries.first { $0.id == id }
    }

    /// The copyright file of a sample; nil where it has none that can be read.
    public static func text(of id: LicenseEntry.ID) -> String? {
        samples.first { $0.entry.id == id }?.body
    }

    /// Ordered by name, then architecture, as an inventory is.
    static let samples: [Sample] =
        (simple + combined + juniper + troubled + prose + unanswered)
        .sorted { ($0.entry.name, $0.entry.architecture) < ($1.entry.name, $1.entry.architecture) }
}
