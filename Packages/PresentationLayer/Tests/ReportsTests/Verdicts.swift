import DomainLayer

extension PolicyVerdict {
    /// A verdict with everything that a verdict can have: each kind of violation and each kind of
    /// note.
    static func thorough() -> PolicyVerdict {
        func entries(_ list: String, _ line: Int, column: Int) -> [PolicyEntry] {
            var reader = PatternReader()
            return reader.entries(in: [PolicyText(list, at: .line(line, column: column))])
        }
        let policy = LicensePolicy(
            path: "/etc/house policy",
            rules: [
                PolicyRule(
                    allow: entries("MIT, GPL-2.0-or-later", 1, column: 8),
                    deny: entries("GPL-3.0-*", 2, column: 7),
                    unknown: .warn, unknownLocation: .line(3, column: 1),
                    location: .line(1, column: 1))
            ],
            exemptions: [
                PolicyExemption(
                    packages: PackageSelection(packages: [PackagePattern("exempt")]),
                    allow: entries("ISC", 6, column: 8),
                    reason: "agreed \"upon\"", expires: CalendarDate(parsing: "2030-12-31"),
                    location: .line(5, column: 1)),
                PolicyExemption(
                    packages: PackageSelection(packages: [PackagePattern("gone")]),
                    allow: entries("ISC", 11, column: 8),
                    expires: CalendarDate(parsing: "1969-12-31"), location: .line(10, column: 1)),
            ],
            clarifications: [
                LicenseClarification(
                    packages: PackageSelection(packages: [PackagePattern("clear")], version: "1-1"),
                    expression: .id("Zlib"),
                    location: .line(14, column: 1))
            ])
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: [
                .stating("both", [.id("GPL-3.0-only"), .id("GPL-3.0-only"), .id("MIT")]),
                .stating("built", [.id("LicenseRef-x")], underlying: ["GPL-3.0-only"]),
                .stating("chosen", [.or([.id("ISC"), .id("MIT")])]),
                .stating("clear", [.id("LicenseRef-y")]),
                .stating("either", [.or([.id("ISC"), .id("GPL-3.0-only")])]),
                .stating("exempt", [.id("ISC")]),
                .stating("linked", [.id("GPL-2.0-or-later", with: "Bison-exception-2.2")]),
                .stating("mute", []),
            ])
        let graph = InstallationGraph([
            .init("both:amd64", dependencies: ["built:amd64"], isAutomatic: false),
            .init("built:amd64", dependencies: ["clear:amd64"], isAutomatic: true),
            .init("clear:amd64", isAutomatic: true),
        ])
        return policy.verdict(
            on: inventory, day: CalendarDate(Timestamp(clamping: 0))
        ).explained(by: graph)
    }
}

extension PackageLicense {
    /// A package whose file states these expressions, with three lines per statement.
    fileprivate static func stating(
        _ name: String, _ expressions: [LicenseExpression], underlying: [String] = []
    ) -> PackageLicense {
        PackageLicense(
            name: name, version: "1-1", architecture: "amd64",
            source: SourcePackage(name: name, version: "1-1"),
            copyrightFile: "/usr/share/doc/\(name)/copyright",
            expression: LicenseExpression.all(expressions)?.simplified,
            statements: expressions.enumerated().map { index, expression in
                LicenseStatement(
                    expression: expression, lines: index * 4 + 1...index * 4 + 3,
                    basis: .declared, underlying: underlying)
            })
    }
}
