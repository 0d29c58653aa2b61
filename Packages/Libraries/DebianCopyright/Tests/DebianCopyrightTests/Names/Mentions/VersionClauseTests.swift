import Testing

@testable import DebianCopyright

@Suite struct VersionClauseTests {
    static let cases = [
        Case("Licensed under the GNU General Public License version 2.", "GPL-2.0-only"),
        Case("Licensed under the GNU GPL, version 2 only.", "GPL-2.0-only"),
        Case("Released under the GPL v3.", "GPL-3.0-only"),
        Case("It is licensed under GPLv2.", "GPL-2.0-only"),
        Case("It is licensed under GPLv2+.", "GPL-2.0-or-later"),
        Case("It is licensed under the GPL-2+.", "GPL-2.0-or-later"),
        Case("It is licensed under LGPL-2.1-or-later.", "LGPL-2.1-or-later"),
        Case("It is licensed under GPL-3.0-only.", "GPL-3.0-only"),
        Case("It is licensed under GPL 2 or later.", "GPL-2.0-or-later"),
        Case("It is licensed under GPL (>= 2).", "GPL-2.0-or-later"),
        Case("It is licensed under the LGPL >= 2.1.", "LGPL-2.1-or-later"),
        Case("Use is governed by the GPL, version 2 or newer.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 3 and above.", "GPL-3.0-or-later"),
        Case("Use is governed by the GPL version 3 and upward.", "GPL-3.0-or-later"),
        Case("Use is governed by the GPL version 2 or any future release.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 2 or an later version.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 2 or some other later one.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 2 or any successor.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 2 or better.", "GPL-2.0-or-later"),
        Case(
            "Use is governed by the GPL version 2 and all following versions.", "GPL-2.0-or-later"),
        Case("Use is governed by the GPL version 2 and the following rules.", "GPL-2.0-only"),
        Case(
            "Use is governed by the GPL version 2 or (at the user's option) any later version.",
            "GPL-2.0-or-later"),
        Case("Use is governed by the GPL v2/v3.", "GPL-2.0-only OR GPL-3.0-only"),
        Case(
            "Use is governed by the GPL version 2, or (at your discretion) any more recent version.",
            "GPL-2.0-or-later"),
        Case(
            "Use is governed by the GPL v2 or, if you so choose, any newer one.", "GPL-2.0-or-later"
        ),
        Case(
            "Covered by the GPL; either version 2 of the License. (at your option) any later version.",
            "GPL-2.0-or-later"),
        Case(
            "Covered by the GPL version 2. (At present any later version is not.)", "GPL-2.0-only"),
        Case(
            "Covered by the GPL, version 2 (http://a.org/gpl-2.0.html), or (if you like) any later.",
            "GPL-2.0-or-later"),
        Case(
            "Covered by the GPL version 2 <https://www.a.org/licenses/> or any later version.",
            "GPL-2.0-or-later"),
        Case("Covered by the GPL (https://a.org/gpl), version 2 or later.", "GPL-2.0-or-later"),
        Case("Covered by the GPL version 2, see https://a.org/later.html.", "GPL-2.0-only"),
        Case("Covered by the GPL version 2 (see above) or any later version.", "GPL-2.0-or-later"),
        Case(
            "Covered by the GPL version 2 (see sun) or version 3 (see moon).",
            "GPL-2.0-only OR GPL-3.0-only"),
        Case(
            "Covered by the GPL version 2 (see below) and by the MIT license.",
            "GPL-2.0-only AND MIT"),
        Case("Covered by the GPL, at least version 2.", "GPL-2.0-or-later"),
        Case("Covered by version 2 of the GPL.", "GPL-2.0-only"),
        Case("Covered by version 2 or later of the GPL.", "GPL-2.0-or-later"),
        Case("Covered by version 2 of the GNU GPL or any later version.", "GPL-2.0-or-later"),
        Case(
            "Covered by version 2 or, at your option, any later version of the GNU GPL.",
            "GPL-2.0-or-later"),
        Case("Covered by the GPL, version 2 or 3.", "GPL-2.0-only OR GPL-3.0-only"),
        Case("Covered by the GPL, version 2 or version 3.", "GPL-2.0-only OR GPL-3.0-only"),
        Case("Covered by version 2 or version 3 of the GPL.", "GPL-2.0-only OR GPL-3.0-only"),
        Case("Covered by the GPL version two or later.", "GPL-2.0-or-later"),
        Case(
            """
            You may share it under the terms of the GNU General Public License as published by the
            Free Software Foundation; either version 2 of the License, or (at your option) any later
            version.
            """, "GPL-2.0-or-later"),
        Case(
            """
            You may share it under the terms of the GNU Lesser General Public License (LGPL), as
            published by the Free Software Foundation, version 2.1.
            """, "LGPL-2.1-only"),
        Case(
            "Licensed under the GNU Library General Public License. Either version 2 or later.",
            "LGPL-2.0-or-later"),
        Case(
            """
            Licensed under the GPL version 2, or any later version accepted by the Free
            Software Foundation.
            """, "GPL-2.0-or-later"),
        Case(
            "Licensed under the LPPL as found in base/lppl.txt; either version 1.2 of the License, or later.",
            "LPPL-1.2+"),
        Case("Licensed under the GNU Affero General Public License, version 3.", "AGPL-3.0-only"),
        Case("Licensed under the GPL.", "GPL-1.0-or-later"),
        Case("Licensed under the LGPL.", "LGPL-2.0-or-later"),
        Case("Licensed under the GNU FDL.", "GFDL-1.1-or-later"),
        Case(
            """
            Licensed under either the GNU Lesser General Public License (LPGL) version 2.1 or the
            Mozilla Public License (MPL) version 1.1.
            """, "LGPL-2.1-only OR MPL-1.1"),
        Case("Licensed under the Affero GPL.", ""),
        Case(
            "Licensed under the GPL and LGPL, version 2.", "GPL-2.0-only AND LGPL-2.0-only"),
        Case(
            "Licensed under the GPL and the LGPL version 2.1.",
            "GPL-1.0-or-later AND LGPL-2.1-only"),
        Case("Licensed under the Academic Free License, and the LGPL version 2.", "LGPL-2.0-only"),
        Case("Licensed under the GPL version 7.", ""),
        Case("License: GPL\nVersion: 0.3", "GPL-1.0-or-later"),
        Case("License: GPL\nVersion: 3", "GPL-3.0-only"),
        Case("Licensed under the GPL version 2 or 7.", ""),
        Case("Licensed under the MPL.", ""),
        Case("Licensed under the MPL, version 3.0.", ""),
        Case("Licensed under GPL, 2003 by N. N.", "GPL-1.0-or-later"),
        Case("Licensed under the Mozilla Public License, v. 2.0.", "MPL-2.0"),
        Case("Licensed under the Apache License, Version 2.0, January 2004.", "Apache-2.0"),
        Case("Licensed under the Apache-2.0 license.", "Apache-2.0"),
        Case("Licensed under Apache 2.", "Apache-2.0"),
        Case("Licensed under the Zope Public License (ZPL) Version 2.1.", "ZPL-2.1"),
    ]

    @Test(arguments: cases)
    func `a version stands before or behind a name`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let covers = [
        Case(
            "Shared under the GNU Free Documentation License 1.3 or later, with no Invariant Sections.",
            "GFDL-1.3-no-invariants-or-later"),
        Case(
            "Shared under the GFDL, version 1.2, without any Invariant Sections or Cover Texts.",
            "GFDL-1.2-no-invariants-only"),
        Case(
            """
            Shared under the GNU Free Documentation License, Version 1.2 or any later version; with
            the Invariant Sections being "Why", and no Cover Texts.
            """, "GFDL-1.2-invariants-or-later"),
        Case(
            """
            Shared under the GNU Free Documentation License, Version 1.1 or any later version; with
            no Invariant Sections, with the Front-Cover Texts being "A Manual", and with no
            Back-Cover Texts.
            """, "GFDL-1.1-invariants-or-later"),
        Case(
            """
            Shared under the GNU Free Documentation License, Version 1.2 or any later version; with
            no Invariant Sections, no Front-Cover Texts, and with one Back-Cover Text: "Buy it".
            """, "GFDL-1.2-invariants-or-later"),
        Case(
            """
            Shared under the GNU Free Documentation License, Version 1.2 or any later version; with
            no Invariant Sections, Front-Cover Texts or Back-Cover Texts.
            """, "GFDL-1.2-no-invariants-or-later"),
        Case(
            "Shared under the GFDL 1.2. It is not free if the Front-Cover Texts options are used.",
            "GFDL-1.2-only"),
        Case("Shared under the GFDL version 1.1.", "GFDL-1.1-only"),
        Case(
            """
            Shared under the GNU General Public License or the GNU Lesser General Public License as
            published by the FSF; either version 2 of the Licenses, or (at your option) any later
            version.
            """, "GPL-2.0-or-later OR LGPL-2.0-or-later"),
        Case(
            "Shared under the GFDL with no Invariant Sections.", "GFDL-1.1-no-invariants-or-later"),
        Case(
            """
            The manual is under the GFDL version 1.2 or later. Each page is shared under the GFDL
            with no Invariant Sections.
            """, "GFDL-1.2-no-invariants-or-later"),
    ]

    @Test(arguments: covers)
    func `invariant sections are part of a documentation license`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
