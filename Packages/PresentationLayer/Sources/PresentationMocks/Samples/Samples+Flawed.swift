import DomainLayer

extension Samples {
    /// Machine-readable files with findings.
    static let flawed: [Sample] = [brook, kestrel, patchwork]

    /// An old file with a license whose version is missing.
    private static let brook = Sample(
        "brook", "2.7.4-11", section: "games", maintainer: "Brook Team <brook@waters.example>",
        size: 12_288,
        expression: .and([.id("GPL-2.0-or-later"), .id("GPL-1.0-or-later")]),
        main: .id("GPL-2.0-or-later"),
        statements: [
            .declared(
                .id("GPL-2.0-or-later"), as: "GPL-2+", files: ["*"], lines: 4...6,
                holders: ["1999-2008 Birgit Sørensen"]),
            .declared(
                .id("GPL-1.0-or-later"), as: "GPL", files: ["po/*"], lines: 8...10,
                holders: ["the translators"]),
        ],
        findings: [
            LicenseFinding(.obsoleteFormatURL, line: 1),
            LicenseFinding(.unversionedLicense, line: 10, declared: "GPL"),
        ],
        body: """
            Format: http://dep.debian.net/deps/dep5/
            Upstream-Name: Brook

            Files: *
            Copyright: 1999-2008 Birgit Sørensen
            License: GPL-2+

            Files: po/*
            Copyright: the translators
            License: GPL

            License: GPL-2+
             See /usr/share/common-licenses/GPL-2; a later version is as good.

            License: GPL
             See /usr/share/common-licenses/GPL.

            """,
        files: ["/usr/games/brook"])

    /// A name above a text that says something else.
    private static let kestrel = Sample(
        "kestrel", "5.0.3-4", section: "graphics",
        maintainer: "Giulia Ferri <giulia@kestrel.example>", size: 20_480,
        expression: .id("GPL-3.0-only"),
        statements: [
            .declared(
                .id("GPL-3.0-only"), as: "GPL-3", files: ["*"], lines: 4...6,
                holders: ["2014-2022 Giulia Ferri"])
        ],
        findings: [
            LicenseFinding(
                .declaredTextMismatch,
                line: 8,
                declared: "GPL-3.0-only",
                text: "GPL-3.0-or-later")
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: Kestrel

            Files: *
            Copyright: 2014-2022 Giulia Ferri
            License: GPL-3

            License: GPL-3
             Kestrel flies under version 3 of the GPL or, if you like, any later one.
             It is in /usr/share/common-licenses/GPL-3.

            """,
        files: ["/usr/bin/kestrel"])

    /// A file that many people have edited.
    private static let patchwork = Sample(
        "patchwork", "0.2-0.1", section: "misc",
        maintainer: "Debian QA Group <packages@qa.example>", size: 96,
        expression: .and([.id("ISC"), .id("Zlib"), .id(remnantLicense)]), main: .id("ISC"),
        statements: [
            .declared(
                .id("ISC"), as: "ISC", by: .listedID, files: ["*"], lines: 3...5,
                holders: ["2002 a quilting circle"]),
            LicenseStatement(
                expression: nil,
                files: ["hem/*"],
                lines: 8...9,
                basis: .none,
                holders: ["2003 somebody"]),
            .declared(
                .and([.id("Zlib"), .id(remnantLicense)]), as: "zlib and Remnant", by: .unlistedText,
                files: ["seam/*"], lines: 11...13, holders: ["2004 somebody else"]),
        ],
        findings: [
            LicenseFinding(.licenseWithoutText, line: 5, declared: "ISC"),
            LicenseFinding(.syntaxError, line: 6),
            LicenseFinding(.stanzaWithoutLicense, line: 8),
            LicenseFinding(.unknownShortName, line: 13, declared: "Remnant"),
            LicenseFinding(.incompleteText, line: 15, declared: "zlib"),
            LicenseFinding(.additionalCondition, line: 17, declared: "Zlib"),
            LicenseFinding(.unexplainedTerms, line: 19),
        ],
        unexplained: [6...6, 19...20],
        names: [remnantLicense: "Remnant"],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

            Files: *
            Copyright: 2002 a quilting circle
            License: ISC
            and so on

            Files: hem/*
            Copyright: 2003 somebody

            Files: seam/*
            Copyright: 2004 somebody else
            License: zlib and Remnant

            License: zlib
             Don't say that you sewed it, mark what you changed, keep this label.
             And never sell it.

            Whoever wears the quilt abroad asks the circle first,
            \tand \u{1B}[1mbrings it home again\u{1B}[0m.

            """,
        texts: [remnantLicense: "Remnant"])

    private static let remnantLicense = "LicenseRef-deb-name-90c4f1d27b3e5a60c8f4d219"
}
