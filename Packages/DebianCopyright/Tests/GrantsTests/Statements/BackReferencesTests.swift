import Grants
import Testing

@Suite struct BackReferencesTests {
    static let cases = [
        Case(
            "It is under the LGPL. In full: under the terms of the LGPL, version 2.1 or later.",
            "LGPL-2.1-or-later"),
        Case(
            "It is licensed under the GPL version 2. Being under the GPL, it is free.",
            "GPL-2.0-only"),
        Case(
            "It is under the LGPL version 2.1. The Debian packaging is under the LGPL.",
            "LGPL-2.1-only; LGPL-2.0-or-later"),
        Case(
            "It is under the LGPL version 2.1. The Debian packaging is under the LGPL, see above.",
            "LGPL-2.1-only"),
        Case("Its packaging is under the LGPL, see above.", "LGPL-2.0-or-later"),
        Case(
            "It is dually licensed under the FDL and the GPL. It is under the FDL 1.2. It is under the GPL v2.",
            "GFDL-1.2-only OR GPL-2.0-only"),
        Case(
            """
            Subject to the MPL 1.1, or under either the GPL version 2 or the LGPL version 2.1. If you
            wish it to be used only under the terms of either the GPL or the LGPL, say so.
            """, "MPL-1.1 OR GPL-2.0-only OR LGPL-2.1-only"),
        Case(
            "Under the GPL version 2. You may use it under either the BSD license or the GPL.",
            "GPL-2.0-only"),
        Case(
            "The manual is under the FDL 1.3: use it under the terms of the FDL, version 1.3 or later.",
            "GFDL-1.3-or-later"),
    ]

    @Test(arguments: cases)
    func `a name without a version refers to the one that has it`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test func `a GNU licence without any version is marked`() {
        #expect(GrantReader.grants("It is under the GPL.").map(\.isUnversioned) == [true])
        #expect(GrantReader.grants("It is under the GPL v1.").map(\.isUnversioned) == [false])
    }
}
