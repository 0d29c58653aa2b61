import Testing

@testable import DebianCopyright

@Suite struct GrantClassifierTests {
    static let granted = [
        Case("The license is the GPL, version 2.", "GPL-2.0-only"),
        Case("Use and sale of it are permitted under the terms of the MIT license.", "MIT"),
        Case("License for turning it is by the GPL, version 2.", "GPL-2.0-only"),
        Case("This program is GPL v2 or later.", "GPL-2.0-or-later"),
        Case("The GPL, version 2 or later, applies to this program.", "GPL-2.0-or-later"),
        Case("Distributed as GPLv3.", "GPL-3.0-only"),
        Case("Use it according to the terms of the MPL 1.1.", "MPL-1.1"),
        Case("Use of it is subject to the Apache License 2.0.", "Apache-2.0"),
        Case("It was relicensed under the MIT license.", "MIT"),
        Case("It was relicensed from the GPL version 2 to the MIT license.", "MIT"),
        Case("It was relicensed to the GPL version 3.", "GPL-3.0-only"),
        Case("License: GPL-2+", "GPL-2.0-or-later"),
        Case("Upstream licence : LGPL v2.1 or later", "LGPL-2.1-or-later"),
        Case("License:\n\n  GPL v2", "GPL-2.0-only"),
        Case("License GPL-2+", "GPL-2.0-or-later"),
        Case("It may be used not only under the GPL version 2.", "GPL-2.0-only"),
        Case(
            "You may not use it except under the Apache License, Version 2.0.", "Apache-2.0"),
        Case("All other code is released under the GPL version 2.", "GPL-2.0-only"),
        Case("GPL v2 or later", "GPL-2.0-or-later"),
        Case("Some files, for example turn.c, are under the GPL version 2.", "GPL-2.0-only"),
        Case("Copyright 2001 N. N.\n\nMIT License\n\nFurther words follow.", "MIT"),
        Case("From version 2.0 on, it was released under the MIT license.", "MIT"),
        Case("Since 2004 it is distributed under the GPL version 2.", "GPL-2.0-only"),
        Case("As of release 4 all of it was put under the GPL version 2.", "GPL-2.0-only"),
        Case("Before you begin: it is under the GPL version 2.", "GPL-2.0-only"),
        Case(
            "It was under the MIT license until 2004, and is now under the GPL-2.", "GPL-2.0-only"),
        Case("The files below have a picture (© 2001 N. N., GPLv2) of a bird.", "GPL-2.0-only"),
        Case("The owl is copyright 2001 N. N. <n@example.org>.\nGPL.\n\nNext.", "GPL-1.0-or-later"),
        Case("(C) 2001-2003 N. N.; MIT license.", "MIT"),
        Case("turn.lisp\nCopyright 2001 N. N.\nGNU General Public License v2\n", "GPL-2.0-only"),
        Case(
            "© 2001 N. N.\nCC-BY-SA 4.0\nhttps://creativecommons.org/licenses/by-sa/4.0/",
            "CC-BY-SA-4.0"),
        Case(
            """
            The sun is under the MIT license.

            Apache 2.0 License: Refer to the copy under /usr/share/common-licenses

            GPL-2: Refer to the copy under /usr/share/common-licenses/GPL-2.
            """, "MIT; Apache-2.0"),
        Case(
            "It is released under the conditions in the file COPYING of the moon (i.e. the GPL, version 2).",
            "GPL-2.0-only"),
        Case(
            "It is a GPL-2 program with the Classpath exception.",
            "GPL-2.0-only WITH Classpath-exception-2.0"),
        Case("It makes use of the sun. The moon is under the MIT license.", "MIT"),
        Case(
            """
             * Copyright Ada Turner, Bob Quill et al.; MIT license:
               sun.c, moon.c
             * Copyright Ada Turner and some others whom nobody remembers;
               GPL (v3 or later), with Autoconf exception:
               turn.m4
            """, "MIT; GPL-3.0-or-later WITH Autoconf-exception-generic-3.0"),
        Case(
            """
            owl.c | G2h
            - "G2h":  The GNU General Public License, version 2 or (at your option) higher.
            - "GPL3": The GNU General Public License, version 3.
            """, "GPL-2.0-or-later; GPL-3.0-only"),
        Case("It is no longer under the MIT license, but under the GPL-2.", "GPL-2.0-only"),
        Case("It is compiled from sources that are under the MIT license.", "MIT"),
        Case("It may be used under the MIT license.", "MIT"),
    ]

    @Test(arguments: granted)
    func `words of granting grant`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let mentioned = [
        "You should have received a copy of the GNU General Public License version 2.",
        "See the GNU General Public License for more details.",
        "On Debian systems, the complete text of the GNU General Public License version 2 can be found in /usr/share/common-licenses/GPL-2.",
        "/usr/share/common-licenses/GPL-3",
        "Look at http://www.gnu.org/copyleft/gpl.html first.",
        "Its license is compatible with the GPL.",
        "It is under a GPL-compatible license.",
        "Some moons are under an MIT/BSD like permissive license.",
        "It is under a license like the MIT license.",
        "It is not covered by the GPL.",
        "It was formerly licensed under the GPL version 2.",
        "Versions prior to 1.10 were released under the GPL version 2.",
        "Unlike the GPL, our license is short.",
        "The executable file might be covered by the GNU General Public License.",
        "Additional permission under GNU GPL version 3 section 7 is given.",
        "Section 3 of the GPL explains this.",
        "It was not relicensed from the GPL version 2 to the MIT license.",
        "Compare the GPL version 2 to the MIT license.",
        "GNU GENERAL PUBLIC LICENSE\nVersion 2, June 1991",
        "The GNU General Public License",
        "The GPL requires that sources are offered.",
        "Is it really released under the GPL version 2?",
        "For those of you that choose to use the GPL, read on.",
        "Apache License is a name.",
        "That doesn't mean that we share it under the GPL.",
        "That doesn't mean that we share Python under the GPL.",
        "So it can be combined with other software that is released under the GPL.",
        "If it is embedded in any software that is released under the GPL, turn it off.",
        "It is linked into any program that is under the GPL.",
        "Its short name is \"Artistic License 2.0\".",
        "The short name of that license is \"Artistic License 2.0\".",
        "It is built with Moon, which is under the GPL version 2.",
        "It is a clone of Moon, which is under the GPL version 2.",
        "For that Moon is needed, which is under the GPL version 2.",
        "Plug-ins may be under the MIT license or the GPL version 3.",
        "I have asked Ada to release it under the GPL version 2.",
        "I can give it to you under whatever license you like: MIT, BSD, GPL.",
        "You might note so, with something like: This file is licensed under the GPL v2 or later.",
        "Add a header, probably something like this:\n// © 2001 Ada and others\n// SPDX-License-Identifier: MIT",
        "Tell me in your notice, for example\n\n  This file is licensed under the GPL version 2.",
        "Nothing is said here.",
        "Copyright 2001 N. N., see the GPL.",
        "This license is a MIT license, plus a clause about the moon.",
        "The license is an MIT license with a further clause.",
        "Its turner makes use of GNU Moon.\n\nThe GNU Moon Library is under the GPL version 2.",
        "It turns with Sun which requires Moon. Moon is under the GPL version 2.",
        "For the nights Moon is needed, too. It also is under the GPL version 2.",
        "Version 2 of the moon library used by Sun is under the GPL version 2.",
        "It is linked against Moon. The Moon library is under the GPL version 2.",
        "It may not be turned under the conditions in the file COPYING (i.e. the GPL version 2).",
        "Read the file COPYING (i.e. the GPL version 2).",
        "Copyright matters here; the GPL explains: read it.",
        "It speaks of the copyright; GPL version 2: a name.",
        "\"GPL\": see the GNU General Public License.",
        "It speaks of \"GPL\": The GNU General Public License.",
        "",
    ]

    static let past = [
        "Prior to version 2.1, Foo was released under the GPL version 2.",
        "Until release 4, Foo was released under the GPL version 2.",
        "Before 2003, the code of N. N. was covered by the GPL version 2.",
        "Up to version 1.4 it was distributed under the MIT license.",
        "From Sept. 3rd 2001 to May 2nd 2003 I said that it was licensed under the GPL.",
        "Between 2001 and 2003, the code was dual-licensed under the MIT license and the GPL.",
        "Previous releases were distributed under the GPL version 2.",
        "All older versions, whoever may have them, are available under the GPL version 2.",
        "Versions before 3.0 were distributed under the GPL version 2.",
        "Earlier versions had this notice as well:\n\nFoo is released as public domain software.",
        "Foo was released under the GPL version 2 until 2004.",
        "Placing these files under the GPL has been withdrawn as of May 2001.",
        "The grant under the MIT license was revoked.",
        "This program is no longer under the GPL version 2.",
        "It used to be under the GPL version 2.",
    ]

    @Test(arguments: past)
    func `what was granted once is granted no more`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test(arguments: mentioned)
    func `a mere mention grants nothing`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test func `a pointer is no second license`() {
        let text = """
            This is free software under the terms of the GNU General Public License, version 2 or (at
            your option) any later version. The full text is in /usr/share/common-licenses/GPL-2.
            """
        #expect(GrantReader.stated(text) == "GPL-2.0-or-later")
    }

    @Test func `a name that stands alone gives way to a grant of its family`() {
        let grants = GrantReader.grants("GPL version 2 only\n\nLicensed under the GPL version 3.")
        #expect(grants.map { String(stating: $0.license) } == ["GPL-3.0-only"])
        #expect(GrantReader.grants("GPL version 2 only").map(\.form) == [.bareName])
    }

    @Test func `what lies in a license's text is not read`() {
        let text =
            "Licensed under the MIT license. Apply the GPL version 3 under the GPL version 3."
        let start = 32
        let grants = GrantReader.grants(text, except: [start..<text.utf8.count])
        #expect(grants.map { String(stating: $0.license) } == ["MIT"])
        #expect(grants.map(\.bytes) == [19..<30])
    }
}
