import Testing

@testable import DebianCopyright

@Suite struct PointedNamesTests {
    static let cases = [
        Case("It is under the BSD license; see /usr/share/common-licenses/BSD.", "BSD-3-Clause"),
        Case(
            """
            The orrery is under the GPL version 2. The packaging is licensed under the BSD licence.

            On Debian systems its text is in `/usr/share/common-licenses/BSD'.
            """, "GPL-2.0-only; BSD-3-Clause"),
        Case(
            """
            You may use it under the GPL version 2 or the BSD license. Their texts are in
            /usr/share/common-licenses/GPL-2 and /usr/share/common-licenses/BSD.
            """, "GPL-2.0-only OR BSD-3-Clause"),
        Case(
            "License: Apache. Its text is in /usr/share/common-licenses/Apache-2.0.", "Apache-2.0"),
        Case(
            "It is under the Mozilla Public License: /usr/share/common-licenses/MPL-1.1", "MPL-1.1"),
    ]

    @Test(arguments: cases)
    func `a path says which license a name without an id means`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let others = [
        Case("It is under the BSD license; see /usr/share/common-licenses/GPL-2.", ""),
        Case("See /usr/share/common-licenses/BSD. It is under the BSD license.", ""),
        Case("It is under the GPL; see /usr/share/common-licenses/GPL-2.", "GPL-1.0-or-later"),
        Case(
            "It is under the Apache License 1.0; compare /usr/share/common-licenses/Apache-2.0.",
            "Apache-1.0"),
        Case("It is under the MPL 3.0, not in /usr/share/common-licenses/MPL-2.0.", ""),
        Case("It differs from the BSD license in /usr/share/common-licenses/BSD.", ""),
    ]

    @Test(arguments: others)
    func `another path, or one before the name, says nothing`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test func `a license's text before the path is what the name means`() {
        let text = "It is under the BSD license: TEXT. See /usr/share/common-licenses/BSD."
        #expect(GrantReader.grants(text, except: [29..<33]).isEmpty)
    }

    @Test func `a path far behind belongs to something else`() {
        let text =
            "It is under the BSD license." + String(repeating: " Turn it.", count: 80)
            + " See /usr/share/common-licenses/BSD."
        #expect(GrantReader.stated(text) == "")
    }
}
