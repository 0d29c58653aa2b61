extension SpokenNames {
    /// Creative Commons: the elements in each spelling that occurs. Ports to one country's law are
    /// other licences.
    static let creativeCommons: [Row] = [
        family(
            "CC0", "1.0", unversioned: "CC0-1.0",
            """
            creative commons cc0, creative commons zero, cc0, cc zero, cc0 license, creative commons 0,
            creativecommons org publicdomain zero, creative commons zero license, ccpd0
            """),
        // It once was what CC-PDDC is, and many mean CC0 by it.
        Row(meaning: .unlisted(file: nil), names: "creative commons public domain dedication"),
        single("CC-PDDC", "creative commons public domain dedication and certification"),
        creativeCommons(
            "CC-BY-NC-SA", ports: "2.0-DE 2.0-FR 2.0-UK 3.0-DE 3.0-IGO", glued: "ccbyncsa",
            spaced: "noncommercial sharealike, noncommercial share alike, nc sa, ncsa",
            joined: "byncsa, attributionnoncommercialsharealike"),
        creativeCommons(
            "CC-BY-NC-ND", ports: "3.0-DE 3.0-IGO", glued: "ccbyncnd",
            spaced: """
                noncommercial noderivs, noncommercial noderivatives, noncommercial noderivativeworks,
                nc nd, ncnd
                """, joined: "byncnd, attributionnoncommercialnoderivs"),
        creativeCommons(
            "CC-BY-NC", ports: "3.0-DE", glued: "ccbync", spaced: "noncommercial, nc",
            joined: "bync, attributionnoncommercial"),
        creativeCommons(
            "CC-BY-ND", ports: "3.0-DE", glued: "ccbynd",
            spaced: "noderivs, noderivatives, noderivativeworks, nd",
            joined: "bynd, attributionnoderivs, attributionnoderivatives"),
        creativeCommons(
            "CC-BY-SA", ports: "2.0-UK 2.1-JP 3.0-AT 3.0-DE 3.0-IGO", glued: "ccbysa",
            spaced: "sharealike, share alike, sa",
            joined: "bysa, attributionsharealike, sharealike, share alike"),
        creativeCommons(
            "CC-BY", ports: "2.5-AU 3.0-AT 3.0-AU 3.0-DE 3.0-IGO 3.0-NL 3.0-US", glued: "ccby",
            spaced: "", joined: "by, attribution"),
    ]

    /// - Parameters:
    ///   - ports: the versions for one country that the SPDX list has.
    ///   - glued: the whole in one word.
    ///   - spaced: what follows "Attribution" or "BY" as words of its own.
    ///   - joined: what follows "Creative Commons" or "CC" as one word.
    private static func creativeCommons(
        _ stem: String, ports: String, glued: String, spaced: String, joined: String
    ) -> Row {
        Row(
            meaning: .license(LicenseFamily(stem, versions: "1.0 2.0 2.5 3.0 4.0", ports: ports)),
            names: glued,
            compounds: [
                Compound(
                    heads: """
                        creative commons attribution, creative commons by, creative commons cc by,
                        creative commons license attribution, creativecommons attribution,
                        cc attribution, cc by, creative commons ccby, ccby
                        """, tails: spaced),
                Compound(
                    heads: """
                        creative commons, creative commons cc, creative commons license, cc,
                        creativecommons, creativecommons org licenses
                        """, tails: joined),
            ])
    }
}
