import Testing

@testable import DebianCopyright

@Suite struct LicenseNameAliasesTests {
    static let cases = [
        Case("Released under the MIT license.", "MIT"),
        Case("Released under the MIT/X11 licence.", "MIT"),
        Case("Released under the Expat license.", "MIT"),
        Case("Released under the MIT/X licence.", "MIT"),
        Case("Licensed under MIT/Apache-2.0 like the moon.", "MIT OR Apache-2.0"),
        Case("Released under the MIT-X Consortium license.", "MIT"),
        Case("License: X/MIT", "MIT"),
        Case("License: MIT-X", "MIT"),
        Case("This library is MIT-licensed.", "MIT"),
        Case("Released under the X11 license.", "X11"),
        Case("Released under the ISC license.", "ISC"),
        Case("Released under the zlib/libpng license.", "Zlib"),
        Case("Released under the 2-clause BSD license.", "BSD-2-Clause"),
        Case("Released under the simplified BSD licence.", "BSD-2-Clause"),
        Case("Released under the BSD 3-Clause license.", "BSD-3-Clause"),
        Case("Released under the new BSD license.", "BSD-3-Clause"),
        Case("Released under the three-clause BSD license.", "BSD-3-Clause"),
        Case("Released under the original BSD license.", "BSD-4-Clause"),
        Case("Released under the original BSD 3-clause license.", "BSD-3-Clause"),
        Case("Released under the modified BSD 2-clause license.", "BSD-2-Clause"),
        Case("Released under the 0-clause BSD license.", "0BSD"),
        Case("Under the GNU Lesser General Public version 2.1.", "LGPL-2.1-only"),
        Case(
            "Under the Lesser (or Library) GNU General Public License, version 2.", "LGPL-2.0-only"),
        Case("Released under the new BSD license (3-clause).", "BSD-3-Clause"),
        Case("Released under the revised BSD 2 clause licence.", "BSD-2-Clause"),
        Case("Released under the BSD license.", ""),
        Case("Released under the Artistic License.", "Artistic-1.0-Perl"),
        Case("Released under the Artistic License 2.0.", "Artistic-2.0"),
        Case("Released under the Clarified Artistic License.", "ClArtistic"),
        Case("Released under the Eclipse Public License 1.0.", "EPL-1.0"),
        Case("Released under the CDDL 1.0.", "CDDL-1.0"),
        Case("Released under the SIL Open Font License, Version 1.1.", "OFL-1.1"),
        Case("Released under the LPPL version 1.2 or later.", "LPPL-1.2+"),
        Case("Released under the PSF license version 2.", "PSF-2.0"),
        Case("Released under the Boost Software License, Version 1.0.", "BSL-1.0"),
        Case("Released under the Unlicense.", "Unlicense"),
        Case("Released under the WTFPL.", "WTFPL"),
        Case("Released under the W3C Software Notice and License.", "W3C"),
        Case("Released under the PHP License, version 3.01.", "PHP-3.01"),
        Case("Released under the Academic Free License version 2.1.", "AFL-2.1"),
        Case("Released under the CeCILL license, version 2.1.", "CECILL-2.1"),
        Case("Released under CC0.", "CC0-1.0"),
        Case("Released under CC-BY-SA-4.0.", "CC-BY-SA-4.0"),
        Case("Released under CC BY 3.0.", "CC-BY-3.0"),
        Case(
            "Released under the Creative Commons Attribution-ShareAlike 3.0 Unported License.",
            "CC-BY-SA-3.0"),
        Case(
            "Released under the Creative Commons Attribution Share Alike licence, version 2.5.",
            "CC-BY-SA-2.5"),
        Case("Released under Creative Commons Attribution 4.0 International.", "CC-BY-4.0"),
        Case("Released under Creative Commons Attribution 3.0 United States.", "CC-BY-3.0-US"),
        Case(
            "Released under Creative Commons Attribution 3.0 Austria (see below).", "CC-BY-3.0-AT"),
        Case(
            "Released under Creative Commons Attribution-ShareAlike 2.1 Japan.", "CC-BY-SA-2.1-JP"),
        Case(
            "Released under https://creativecommons.org/licenses/by-sa/3.0/de/.", "CC-BY-SA-3.0-DE"),
        Case("Released under https://creativecommons.org/licenses/by-sa/3.0/pl/.", ""),
        Case(
            "Released under CC-BY 3.0 (https://creativecommons.org/licenses/by/3.0/nl/).",
            "CC-BY-3.0-NL"),
        Case(
            "Under the CC Attribution 3.0 License <https://creativecommons.org/licenses/by/3.0/>.",
            "CC-BY-3.0"),
        Case("Released under CC BY-NC-SA 2.0 UK: England and Wales.", "CC-BY-NC-SA-2.0-UK"),
        Case("Released under CC BY 2.0 Germany.", ""),
        Case("Released under CC BY 3.0 at our wish.", "CC-BY-3.0"),
        Case("RELEASED UNDER CC BY 3.0 OR LATER.", "CC-BY-3.0+"),
        Case("Released under CC BY 3.0 DE.", "CC-BY-3.0-DE"),
        Case("Released under the Foobar Lesser General Public License.", "LGPL-2.0-or-later"),
        Case("Released under the Library GNU General Public License v2.", "LGPL-2.0-only"),
        Case("Released under the Affero GNU General Public License v3.", "AGPL-3.0-only"),
        Case(
            "Released under the Creative Common Attribution-\n  ShareAlike 3.0 License.",
            "CC-BY-SA-3.0"),
        Case("Released under the NetHack General Public License.", "NGPL"),
        Case("Released under the Foobar General Public License.", ""),
        Case("Released under the FSF General Public License.", "GPL-1.0-or-later"),
        Case(
            "Diese Dateien: under the GNU\nGeneral Public Licenseas published.", "GPL-1.0-or-later"),
        Case("Released under the Creative Commons Public Domain Dedication.", ""),
        Case("Released under the Creative Commons CC0 1.0 Universal.", "CC0-1.0"),
        Case("Released under Creative Commons Attribution-NonCommercial 2.0.", "CC-BY-NC-2.0"),
        Case("Released under https://creativecommons.org/licenses/by-sa/4.0/.", "CC-BY-SA-4.0"),
        Case("Released under the GNU Public Licence, version 3.", "GPL-3.0-only"),
        Case("Released under the Free Art License 1.3.", "LAL-1.3"),
        Case("Released under the Licence Art Libre, version 1.2.", "LAL-1.2"),
        Case("Released under the Open Publication License, v1.0 or later.", "OPUBL-1.0+"),
        Case("Released under the Nokia Open Source License.", "Nokia"),
        Case("Released under the Sun Industry Standards Source License 1.1.", "SISSL"),
        Case("Released under the Sun Industry Standards Source License 1.2.", "SISSL-1.2"),
        Case(
            "Licence:     wxWindows licence",
            "LGPL-2.0-or-later WITH WxWindows-exception-3.1"),
        Case(
            "Released under the wxWindows Library Licence, Version 3.1 or later.",
            "LGPL-2.0-or-later WITH WxWindows-exception-3.1"),
        Case(
            "Released under the LGPL version 2.1 with the wxWindows exception.",
            "LGPL-2.1-only WITH WxWindows-exception-3.1"),
        Case(
            "Released under the eCos license, version 2.0.",
            "GPL-2.0-or-later WITH eCos-exception-2.0"),
        Case(#"Released under the "Artistic" License."#, "Artistic-1.0-Perl"),
    ]

    static let creativeCommons = [
        ("Attribution-NonCommercial-NoDerivatives 4.0 International License", "CC-BY-NC-ND-4.0"),
        ("Attribution-Noncommercial-No Derivative Works 3.0 Unported", "CC-BY-NC-ND-3.0"),
        ("Attribution - Non Commercial - Share Alike 4.0", "CC-BY-NC-SA-4.0"),
        ("Attribution-NonCommercial ShareAlike 2.0 Generic license", "CC-BY-NC-SA-2.0"),
        ("Attribution NoDerivs 2.5", "CC-BY-ND-2.5"),
        ("Attribution-ShareAlike license, version 4.0", "CC-BY-SA-4.0"),
        ("Attribution 3.0 Unported", "CC-BY-3.0"),
    ]

    @Test(arguments: creativeCommons)
    func `what a Creative Commons license asks is spelled in many ways`(name: String, id: String) {
        #expect(GrantReader.stated("Released under the Creative Commons \(name).") == id)
        #expect(GrantReader.stated("Released under CC \(name).") == id)
    }

    @Test func `the version stands before the name, too`() {
        let text = "Under version 2.5 of the Creative Commons Attribution-ShareAlike license."
        #expect(GrantReader.stated(text) == "CC-BY-SA-2.5")
    }

    @Test(arguments: cases)
    func `a name is known in its spellings`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let shortNames = [
        Case("License: MIT", "MIT"),
        Case("It is under the MIT.", "MIT"),
        Case("It was written at MIT under great pressure.", ""),
        Case("The Apache server reads this file.", ""),
        Case("License: Artistic or GPL-2", "Artistic-1.0-Perl OR GPL-2.0-only"),
        Case("If you use the zlib library, tell us.", ""),
        Case("The packaging is licensed under the same terms as MIT Kerberos.", ""),
        Case("It is licensed as follows: zlib.h -- a header.", ""),
        Case("License: https://creativecommons.org/licenses/by/4.0/", "CC-BY-4.0"),
        Case("It links against expat and zlib.", ""),
        Case("Written for Ruby programmers who work under Vim.", ""),
        Case("Turn it under the terms of Ruby itself.", "Ruby"),
        Case("Turn it under the same licence as Ruby.", "Ruby"),
        Case(
            "Turn it under the GPL version 2 or alternatively the dual-licensing terms of Ruby itself.",
            "GPL-2.0-only OR Ruby"),
    ]

    @Test(arguments: shortNames)
    func `a word that is also a program's is a license only behind a word of granting`(
        _ example: Case
    ) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
