import DomainLayer

extension PolicyVerdict {
    /// A verdict with everything that there can be: each kind of violation and each kind of note.
    static func thorough() throws -> PolicyVerdict {
        func field(_ name: String, _ line: Int, _ value: String) -> PolicyField {
            let place = SourceLocation.line(line, column: name.utf8.count + 3)
            return PolicyField(name, line: line, value: [PolicyText(value, at: place)])
        }
        let document = PolicyDocument(
            path: "/etc/house policy",
            stanzas: [
                PolicyStanza([
                    field("Allow", 1, "MIT, GPL-2.0-or-later"), field("Deny", 2, "GPL-3.0-*"),
                    field("Unknown", 3, "warn"),
                ]),
                PolicyStanza([
                    field("Package", 5, "exempt"), field("Allow", 6, "ISC"),
                    field("Reason", 7, "agreed \"upon\""), field("Expires", 8, "2030-12-31"),
                ]),
                PolicyStanza([
                    field("Package", 10, "gone"), field("Allow", 11, "ISC"),
                    field("Expires", 12, "1969-12-31"),
                ]),
                PolicyStanza([
                    field("Package", 14, "clear"), field("Version", 15, "1-1"),
                    field("Expression", 16, "Zlib"),
                ]),
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
        return try LicensePolicy(document: document).verdict(
            on: inventory, day: CalendarDate(Timestamp(clamping: 0))
        ).explained(by: graph)
    }
}

extension LicenseEntry {
    /// A package whose file states these, a statement each of three lines.
    fileprivate static func stating(
        _ name: String, _ expressions: [LicenseExpression], underlying: [String] = []
    ) -> LicenseEntry {
        LicenseEntry(
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
