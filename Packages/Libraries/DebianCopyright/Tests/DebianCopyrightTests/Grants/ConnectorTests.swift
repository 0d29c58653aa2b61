import Testing

@testable import DebianCopyright

@Suite struct ConnectorTests {
    static let cases = [
        Case(
            "Licensed under either the MIT license or the Apache License 2.0.", "MIT OR Apache-2.0"),
        Case("Licensed under the GPL v2 and the LGPL v2.1.", "GPL-2.0-only AND LGPL-2.1-only"),
        Case(
            "It is dual-licensed under the MIT license and the GPL version 2.",
            "MIT OR GPL-2.0-only"),
        Case(
            "Under the MPL 1.1/GPL 2.0/LGPL 2.1 licenses.",
            "MPL-1.1 OR GPL-2.0-only OR LGPL-2.1-only"),
        Case(
            """
            Either under the terms of the GNU Lesser General Public License version 2.1 as published by
            the Free Software Foundation, Inc. (the "LGPL") or, at your option, under the terms of the
            Mozilla Public License Version 1.1 (the "MPL").
            """, "LGPL-2.1-only OR MPL-1.1"),
        Case("License: GPL-2 | GPL-3", "GPL-2.0-only OR GPL-3.0-only"),
        Case(
            "Under the LGPL v2.1 (the gears) or the GPL v2 (all the rest).",
            "LGPL-2.1-only OR GPL-2.0-only"),
        Case(
            "Under the ISC license (gears, wheels) and the MIT license (or not).", "ISC AND MIT"),
        Case("Under the GPL v2 (or the MIT license).", "GPL-2.0-only OR MIT"),
        Case(
            "Under either the GNU GPL v2 or greater, or Ada Turner's Artistic license.",
            "GPL-2.0-or-later OR Artistic-1.0-Perl"),
        Case(
            "You can choose between the GPL v3 and Ada Turner's MIT License.",
            "GPL-3.0-only OR MIT"),
        Case(
            "Either under both the GPL v2 and the LGPL v2.1, or under the MIT license.",
            "(GPL-2.0-only AND LGPL-2.1-only) OR MIT"),
        Case(
            "Available under any of the following licenses: GPL v2, MIT license, ISC license.",
            "GPL-2.0-only OR MIT OR ISC"),
        Case(
            "It is triple-licensed under the MPL 1.1, the GPL v2 and the LGPL v2.1.",
            "MPL-1.1 OR GPL-2.0-only OR LGPL-2.1-only"),
        Case("Under the GPL v2. Alternatively, the MIT license.", "GPL-2.0-only OR MIT"),
        Case("Under the GPL v2 or (if need be) the MIT license.", "GPL-2.0-only OR MIT"),
        Case(
            """
            Under the LGPL (the gears) or the GPL (the wheels) as the Free Software Foundation
            publishes it, either version 2 of the License, or any later version.
            """, "LGPL-2.0-or-later OR GPL-2.0-or-later"),
        Case(
            "Released under the MIT license, the ISC license or the zlib license.",
            "MIT OR ISC OR Zlib"),
        Case(
            "Released under the MIT license, the ISC license and the zlib license.",
            "MIT AND ISC AND Zlib"),
        Case(
            "Use it under the GPL v2 or later, or, at your option, under the terms of the MPL 2.0.",
            "GPL-2.0-or-later OR MPL-2.0"),
        Case(
            "Released under the GPL v3 and the MIT license, at your choice.", "GPL-3.0-only OR MIT"),
        Case(
            """
            Subject to the Mozilla Public License 1.1. Alternatively, it may be used under the terms of
            the GNU General Public License, version 2 or later.
            """, "MPL-1.1 OR GPL-2.0-or-later"),
        Case(
            """
            Under the GPL v2. Alternatively, use it under the ISC license. Alternatively, use it under
            the ISC license.
            """, "GPL-2.0-only OR ISC"),
        Case(
            """
            Subject to the MPL 1.1. Portions created by A. A. are Copyright (C) 2001 A. A.

            Alternatively, it may be used under the terms of the GPL v2.
            """, "MPL-1.1 OR GPL-2.0-only"),
        Case(
            """
            Copyright 2001 A. A. It is under the terms of the ISC license.

            lib/turn.c: Copyright 2002 B. B. Turn it as long as you oil it.

            Alternatively, it may be used under the terms of the GPL v2.
            """, "ISC; GPL-2.0-only"),
        Case(
            "Licensed under the terms of either\n\n* the GPL v2, or\n\n* the ISC license.",
            "GPL-2.0-only OR ISC"),
        Case(
            """
            It is released under either of the following:

            a) the GNU General Public License version 2 as published by the Free Software Foundation,

            b) the ISC license.
            """, "GPL-2.0-only OR ISC"),
        Case(
            "It is under these licenses:\n\n(i) the GPL, version 2;\n\n(ii) the ISC license.",
            "GPL-2.0-only AND ISC"),
        Case("It is under these licenses:\n\n(see) the GPL 2, the ISC license.", ""),
        Case(
            "The library is under the MIT license. The tool is under the ISC license.", "MIT; ISC"),
        Case("Licensed under the GPL v2. It is compatible with the MIT license.", "GPL-2.0-only"),
    ]

    @Test(arguments: cases)
    func `connectors put names together`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test func `a choice with a license that has no id is incomplete`() {
        let grants = GrantReader.grants("Licensed under the GPL v2 or the BSD license.")
        #expect(grants.map { String(stating: $0.license) } == ["GPL-2.0-only"])
        #expect(grants.map(\.isIncomplete) == [true])
    }

    @Test(arguments: [
        (
            "Turn it under either the terms of the GPL v2 (see COPYING), or the conditions below:",
            true
        ),
        ("Turn it under the GPL v2 or under the terms of a license that you buy.", false),
        ("Turn it under the GPL v2. Or read the conditions.", false),
        ("Turn it under the GPL v2", false),
    ])
    func `conditions without a name are an alternative`(_ text: String, _ isIncomplete: Bool) {
        #expect(GrantReader.grants(text).map(\.isIncomplete) == [isIncomplete])
    }

    @Test func `an alternative to a license's text is none to what stands before the text`() {
        let opening = "The dial is under the MIT license.\n\n"
        let text = "You may turn the orrery, and shall oil it."
        let rest = "\n\nAlternatively, it may be used under the terms of the ISC license."
        #expect(GrantReader.stated(opening + rest) == "MIT OR ISC")
        let end = opening.utf8.count + text.utf8.count
        let grants = GrantReader.grants(
            opening + text + rest, except: [opening.utf8.count..<end])
        #expect(grants.map(\.license) == [.license("MIT"), .license("ISC")])
    }
}
