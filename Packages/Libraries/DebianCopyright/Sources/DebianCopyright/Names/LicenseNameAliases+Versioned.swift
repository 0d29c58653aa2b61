extension LicenseNameAliases {
    /// Licenses with several versions on the SPDX list, or with a version in their only id.
    static let versioned: [Row] = [
        family(
            "Apache", "1.0 1.1 2.0",
            """
            apache license, apache software license, asl, apache public license, asf license,
            apache software foundation license, apachelicensed, apache licensed, apache v
            """, short: "apache, apl"),
        family(
            "Artistic", "1.0 2.0", unversioned: "Artistic-1.0-Perl",
            "artistic license, perl artistic license, perls artistic license, perl5 artistic license",
            short: "artistic"),
        single("ClArtistic", "clarified artistic license, clartistic"),
        family(
            "MPL", "1.0 1.1 2.0", "mozilla public license, mpl, mozilla license, mozilla public"),
        family("EPL", "1.0 2.0", "eclipse public license, epl"),
        family("EDL", "", "eclipse distribution license, edl"),
        family(
            "CDDL", "1.0 1.1",
            "common development and distribution license, cddl, common development distribution license"
        ),
        family("CPL", "1.0", "common public license, cpl"),
        family("CPAL", "1.0", "common public attribution license"),
        family(
            "OFL", "1.0 1.1", "sil open font license, open font license, sil ofl, ofl, sil license"),
        family(
            "LPPL", "1.0 1.1 1.2 1.3a 1.3c",
            "latex project public license, lppl, latex public license, latex project license"),
        family("AFL", "1.1 1.2 2.0 2.1 3.0", "academic free license, afl"),
        family("OSL", "1.0 1.1 2.0 2.1 3.0", "open software license, osl"),
        family(
            "EUPL", "1.0 1.1 1.2", "european union public license, eupl, european public license"),
        family(
            "BSL", "1.0", unversioned: "BSL-1.0", "boost software license, boost license",
            short: "boost"),
        family("BUSL", "1.1", unversioned: "BUSL-1.1", "business source license, busl"),
        family(
            "SSPL", "1.0", unversioned: "SSPL-1.0",
            "server side public license, serverside public license, mongodb sspl, sspl"),
        family("Elastic", "2.0", "elastic license, elv"),
        family("SUL", "1.0", unversioned: "SUL-1.0", "sustainable use license"),
        family(
            "PolyForm-Noncommercial", "1.0.0", "polyform noncommercial license"),
        family(
            "PolyForm-Small-Business", "1.0.0", "polyform small business license"),
        family("ZPL", "1.1 2.0 2.1", "zope public license, zpl"),
        family("QPL", "1.0", unversioned: "QPL-1.0", "q public license, qt public license, qpl"),
        family("IPL", "1.0", "ibm public license"),
        family("APSL", "1.0 1.1 1.2 2.0", "apple public source license, apsl"),
        family("SPL", "1.0", "sun public license"),
        family("NPL", "1.0 1.1", "netscape public license, npl"),
        family(
            "PSF", "2.0", "psf license, python software foundation license, psfl",
            short: "psf"),
        family("Python", "2.0 2.0.1", "python license", short: "python"),
        family("PHP", "3.0 3.01", "php license"),
        family(
            "CECILL", "1.0 1.1 2.0 2.1",
            "cecill, cecill license, ce cill, cecill free software license agreement"),
        single("CECILL-B", "cecillb, cecill b, cecillb license"),
        single("CECILL-C", "cecillc, cecill c, cecillc license"),
        family("MulanPSL", "1.0 2.0", "mulan permissive software license, mulanpsl, mulan psl"),
        family("ECL", "1.0 2.0", "educational community license"),
        family("EFL", "1.0 2.0", "eiffel forum license"),
        family("RPL", "1.1 1.5", "reciprocal public license"),
        family("Unicode", "3.0", "unicode license"),
        family(
            "SGI-B", "1.0 1.1 2.0",
            """
            sgi free software license b, sgi free software b license, sgi freeb license,
            sgi freeb software license
            """),
        family("OLDAP", "2.8", "openldap public license, open ldap public license, oldap"),
        family(
            "ODbL", "1.0", unversioned: "ODbL-1.0",
            "open database license, open data commons open database license, odbl"),
        family("LiLiQ-P", "1.1", "liliqp, licence libre du québec permissive"),
        family("LAL", "1.2 1.3", "free art license, license art libre, licence art libre"),
        family("SISSL", "1.2", "sun industry standards source license, sissl"),
        family("OPUBL", "1.0", "open publication license"),
        family("GFDL-NIV", "", "gfdlniv"),
    ]
}

extension LicenseNameAliases {
    /// Creative Commons licenses, with the elements in each spelling that occurs. A port to a
    /// country's law is a license of its own.
    static let creativeCommons: [Row] = [
        family(
            "CC0", "1.0", unversioned: "CC0-1.0",
            """
            creative commons cc0, creative commons zero, cc0, cc zero, cc0 license, creative commons 0,
            creative commons zero license, ccpd0
            """),
        // This was once the name of CC-PDDC, and many people use it for CC0.
        Row(meaning: .unlisted(file: nil), names: "creative commons public domain dedication"),
        single("CC-PDDC", "creative commons public domain dedication and certification"),
        creativeCommons(
            "CC-BY-NC-SA", ports: "2.0-DE 2.0-FR 2.0-UK 3.0-DE 3.0-IGO",
            [.noncommercial, .sharealike]),
        creativeCommons(
            "CC-BY-NC-ND", ports: "3.0-DE 3.0-IGO", [.noncommercial, .noderivatives]),
        creativeCommons("CC-BY-NC", ports: "3.0-DE", [.noncommercial]),
        creativeCommons("CC-BY-ND", ports: "3.0-DE", [.noderivatives]),
        creativeCommons(
            "CC-BY-SA", ports: "2.0-UK 2.1-JP 3.0-AT 3.0-DE 3.0-IGO", [.sharealike],
            others: ", sharealike, share alike"),
        creativeCommons(
            "CC-BY", ports: "2.5-AU 3.0-AT 3.0-AU 3.0-DE 3.0-IGO 3.0-NL 3.0-US", []),
    ]

    /// A restriction that such a license adds to attribution.
    private struct Element {
        let letters: String
        let spellings: [String]

        static let noncommercial = Element(
            letters: "nc", spellings: ["noncommercial", "non commercial"])
        static let sharealike = Element(letters: "sa", spellings: ["sharealike", "share alike"])
        static let noderivatives = Element(
            letters: "nd",
            spellings: [
                "noderivs", "noderivatives", "noderivativeworks", "noderivative works",
                "no derivs", "no derivatives", "no derivative works",
            ])
    }

    /// - Parameters:
    ///   - ports: the versions for single countries on the SPDX list.
    ///   - others: further names that follow "Creative Commons".
    private static func creativeCommons(
        _ stem: String, ports: String, _ elements: [Element], others: String = ""
    ) -> Row {
        // Hyphenated words are one word.
        let names = elements.reduce([""]) { names, element in
            names.flatMap { name in
                element.spellings.flatMap { name.isEmpty ? [$0] : [name + $0, "\(name) \($0)"] }
            }
        }
        let letters = elements.map(\.letters)
        let tails = names + [letters.joined(separator: " "), letters.joined()]
        return Row(
            meaning: .license(
                VersionedLicense(stem, versions: "1.0 2.0 2.5 3.0 4.0", ports: ports)),
            names: "ccby" + letters.joined(),
            compounds: [
                Compound(
                    heads: """
                        creative commons attribution, creative commons by, creative commons cc by,
                        creative commons license attribution, creativecommons attribution,
                        cc attribution, cc by, creative commons ccby, ccby
                        """, tails: elements.isEmpty ? "" : tails.joined(separator: ", ")),
                Compound(
                    heads: """
                        creative commons, creative commons cc, creative commons license, cc,
                        creativecommons
                        """,
                    tails: (["by" + letters.joined()] + names.map { "attribution" + $0 })
                        .joined(separator: ", ") + others),
            ])
    }
}
