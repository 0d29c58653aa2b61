import DomainLayer

extension Samples {
    /// Files in prose, identified by text, by grant, or by pointer; and one that states nothing.
    static let prose: [Sample] = [emberFonts, fathom, lantern, marrow]

    /// It prints the license's own text, which doesn't explain why the package is in non-free.
    private static let emberFonts = Sample(
        "ember-fonts", "2.003-1", architecture: "all",
        source: SourcePackage(name: "fonts-ember", version: "2.003-1"), section: "non-free/fonts",
        maintainer: "Ngọc Trần <ngoc@ember.example>", size: 3_702, format: .prose,
        expression: .id("OFL-1.1"),
        statements: [
            LicenseStatement(
                expression: .id("OFL-1.1"),
                lines: 5...8,
                basis: .text,
                method: .licenseText,
                holders: ["2017 The Ember Type Workshop"])
        ],
        findings: [LicenseFinding(.freeLicenseInNonFree)],
        body: """
            Ember, a typeface for long evenings.

            Copyright 2017 The Ember Type Workshop

            Here the package prints the Open Font License from its first word to its
            last. In short: set any text with these letters, bundle them with anything,
            never sell them alone, and give what you redraw another name and the same
            freedom.

            """,
        files: ["/usr/share/fonts/truetype/ember/Ember-Regular.ttf"])

    /// It grants the license in words, one of which is in an old encoding.
    private static let fathom = Sample(
        "fathom", "7.1.0+git20230114-1", section: "database",
        maintainer: "Jürgen Groß <juergen@fathom.example>", size: 54_272, format: .prose,
        expression: .id("AGPL-3.0-or-later"),
        statements: [
            LicenseStatement(
                expression: .id("AGPL-3.0-or-later"),
                lines: 5...7,
                basis: .grant,
                method: .grant,
                grantRule: .nearestWord,
                holders: ["2010-2023 J\u{FFFD}rgen Gro\u{FFFD}"])
        ],
        findings: [LicenseFinding(.notUTF8, line: 3)],
        body: """
            Fathom measures how deep your data goes.

            Copyright 2010-2023 J\u{FFFD}rgen Gro\u{FFFD}

            You may redistribute Fathom under the terms of the GNU Affero General Public
            License, version 3 or, at your option, any later version. Whoever serves it
            over a network owes those who use it there the source.

            """,
        files: ["/usr/bin/fathom", "/usr/lib/fathom/sounder"])

    /// It has only a path, so the answer is no surer than that.
    private static let lantern = Sample(
        "lantern", "1.06-5.1", section: "admin", maintainer: "Aoife Byrne <aoife@lantern.example>",
        size: 184, format: .prose,
        expression: .id("GPL-2.0-only"),
        statements: [
            LicenseStatement(
                expression: .id("GPL-2.0-only"), lines: 6...6, basis: .pointer,
                method: .commonLicense)
        ],
        body: """
            This package was put together by Aoife Byrne in the winter of 2004.

            Upstream author: somebody who wanted light.

            On Debian systems the license is in
            /usr/share/common-licenses/GPL-2.

            """,
        files: ["/usr/sbin/lantern"])

    /// It has many words, none of which is a license.
    private static let marrow = Sample(
        "marrow", "20010912-17", section: "non-free/libs",
        maintainer: "Viktor Lindqvist <viktor@marrow.example>", size: 72, format: .prose,
        reason: .noStatement,
        body: """
            Marrow was found on a disk that came with a magazine. Its author could not be
            reached, and the magazine is no more.

            """)
}
