public import DomainLayer

extension Samples {
    /// The system of ``inventory`` half a year earlier, for comparing. Everything that can change
    /// in a package has changed in one of them.
    public static let springInventory = inventory(of: spring, findings: [documentationExcluded])

    /// The packages of ``springInventory``, in its order.
    static let spring = ordered(sound.compactMap(asOfSpring) + [quern])

    /// The sample as it was in spring; nil if it was not installed then.
    private static func asOfSpring(_ sample: Sample) -> Sample? {
        var sample = sample
        switch sample.entry.id {
        case "ember-fonts:all", "libjuniper3:i386": return nil
        case "aozora-reader:all":
            sample.goBack(to: "1.4.1-3")
            sample.replace("2016-2023 青空読書会", by: "2016-2022 青空読書会")
        case "base-almanac:all":
            sample.goBack(to: "2023a-1")
            sample.replace("Whatever rights", by: "All rights that")
        case "brook:amd64": sample.goBack(to: "2.7.4-10")
        case "caravan-tools:amd64":
            sample.goBack(to: "0.9.1+ds-2")
            sample.replace("Apache-2.0 or Expat", by: "Apache-2.0")
            sample.state(.id("Apache-2.0"), at: 0)
            sample.entry.expression = .and([.id("Apache-2.0"), .id("BSD-3-Clause")])
            sample.entry.mainExpression = .id("Apache-2.0")
        case "fathom:amd64":
            sample.goBack(to: "6.4.2-3")
            sample.replace("2010-2023", by: "2010-2021")
            sample.replace("GNU Affero General", by: "GNU General")
            sample.state(.id("GPL-3.0-or-later"), at: 0)
            sample.entry.expression = .id("GPL-3.0-or-later")
            sample.entry.mainExpression = .id("GPL-3.0-or-later")
        case "gantry:amd64":
            sample.goBack(to: "2.9-1")
            sample.entry.copyrightFile = "/usr/share/doc/gantry/copyright"
            sample.entry.reason = .danglingLink(path: "/usr/share/doc/gantry/copyright")
        case "kestrel:amd64":
            sample.goBack(to: "5.0.2-1")
            sample.replace(" or, if you like, any later one", by: "")
            sample.entry.findings = []
        default: break
        }
        return sample
    }

    /// A package that was installed only in spring.
    private static let quern = Sample(
        "quern", "0.4-2", section: "utils", maintainer: "Sofie Lindqvist <sofie@quern.example>",
        size: 96,
        expression: .id("ISC"),
        statements: [
            .declared(
                .id("ISC"), as: "ISC", by: .listedID, files: ["*"], lines: 4...7,
                holders: ["2001 Sofie Lindqvist"])
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: quern

            Files: *
            Copyright: 2001 Sofie Lindqvist
            License: ISC
             Grind what you like with it, and leave this note in the flour.

            """,
        files: ["/usr/bin/quern"])
}

extension Sample {
    /// Gives the package, and its source, an earlier version.
    fileprivate mutating func goBack(to version: String) {
        entry.version = version
        entry.source.version = version
    }

    /// Replaces words in the copyright file, and in what was read from it.
    fileprivate mutating func replace(_ words: String, by others: String) {
        body = body?.replacing(words, with: others)
        entry.statements = entry.statements.map { statement in
            var statement = statement
            statement.name = statement.name?.replacing(words, with: others)
            statement.holders = statement.holders.map { $0.replacing(words, with: others) }
            return statement
        }
    }

    /// Makes a statement state another expression.
    fileprivate mutating func state(_ expression: LicenseExpression, at place: Int) {
        entry.statements[place].expression = expression
    }
}
