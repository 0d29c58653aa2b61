import DomainLayer

/// As many packages as a crowded system has. They are made from their numbers alone, so each run
/// gives the same packages.
enum LargeInventory {
    static let count = 10_000

    static let entries: [PackageLicense] = (0..<count).map(entry)

    /// Each package but the first needs the one with half its number; the second half was installed
    /// manually.
    static let installation = InstallationGraph(
        entries.indices.map { number in
            InstallationGraph.Package(
                entries[number].id,
                dependencies: number == 0 ? [] : [entries[number / 2].id],
                isAutomatic: number < count / 2)
        })

    /// The copyright file of one of the packages, with a text that all packages of one license
    /// share.
    static func text(of entry: PackageLicense) -> String {
        let license = entry.expression?.description ?? "nothing"
        return """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: *
            Copyright: 2020 The authors of \(entry.source.name)
            License: \(license)
             Here a real package prints \(license).

            """
    }

    private static func entry(_ number: Int) -> PackageLicense {
        let digits = String(number)
        let name = "package-" + String(repeating: "0", count: 5 - digits.utf8.count) + digits
        // Three packages come from one source.
        let source = SourcePackage(name: "source-\(number / 3)", version: "\(number / 3 % 7).4-1")
        let expression = expressions[number / 3 % expressions.count]
        return PackageLicense(
            name: name,
            version: source.version,
            architecture: number % 4 == 3 ? "all" : "amd64",
            source: source,
            section: sections[number % sections.count],
            maintainer: "The authors of \(source.name) <\(source.name)@example.org>",
            installedSize: 64 + number * 7919 % 65_536,
            copyrightFile: "/usr/share/doc/\(name)/copyright",
            format: .machineReadable,
            basis: .declared,
            expression: expression,
            mainExpression: expression,
            statements: [
                LicenseStatement(
                    expression: expression,
                    files: ["*"],
                    lines: 3...5,
                    basis: .declared,
                    method: .listedID,
                    name: expression.description,
                    holders: ["2020 The authors of \(source.name)"])
            ])
    }

    private static let sections = ["libs", "devel", "utils", "python", "perl", "doc", "admin"]

    private static let expressions: [LicenseExpression] = [
        .id("MIT"),
        .id("GPL-2.0-or-later"),
        .id("LGPL-2.1-or-later"),
        .or([.id("Artistic-1.0-Perl"), .id("GPL-1.0-or-later")]),
        .id("Apache-2.0"),
        .id("BSD-3-Clause"),
        .id("GPL-3.0-or-later", with: "Autoconf-exception-generic-3.0"),
        .and([.id("GPL-3.0-or-later"), .id("GFDL-1.3-or-later")]),
        .id("Zlib"),
        .id("MPL-2.0"),
        .and([.or([.id("Apache-2.0"), .id("MIT")]), .id("BSD-2-Clause")]),
    ]
}
