import Testing

@testable import DebianCopyright

/// What words grant, brought together with pointers.
struct ProseIdentifierGrantsTests {
    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))

    private func statements(_ text: String) -> [IdentifiedStatement] {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.statements(in: $0) }
    }

    private func meaning(_ text: String) -> TextMeaning? {
        ByteView.withBytes(of: Array(text.utf8)) { identifier.findings(in: $0).meaning }
    }

    @Test func `a pointer beside a grant is no second licence`() {
        let text = """
            The orrery is free software; you may pass it on under the terms of the GNU
            General Public License, version 2 or later.

            The licence is in /usr/share/common-licenses/GPL-2, another in
            /usr/share/common-licenses/LGPL-2.1.
            """
        #expect(
            statements(text) == [
                IdentifiedStatement(
                    license: .license("GPL-2.0-or-later"), basis: .grant, rule: .grant,
                    lines: 1...2, name: "GNU General Public License, version 2 or later")
            ])
    }

    @Test(arguments: [
        ("You may turn the orrery under the terms of the GPL, version 2.", StatementRule.grant),
        ("You may turn the orrery under the same terms as Perl itself.", .perlTerms),
        ("The orrery is in the public domain.", .publicDomain),
        ("SPDX-License-Identifier: GPL-2.0-only", .identifierLine),
        ("See /usr/share/common-licenses/GPL-2.", .commonLicense),
    ])
    func `a statement says by which rule its words were understood`(
        text: String, rule: StatementRule
    ) {
        #expect(statements(text).map(\.rule) == [rule])
    }

    @Test func `the packaging is a part`() {
        let found = statements(
            """
            The orrery is licensed under the Apache License, version 2.0.

            The Debian packaging is licensed under the GPL, version 3.
            """)
        #expect(found.map(\.license) == [.license("Apache-2.0"), .license("GPL-3.0-only")])
        #expect(found.map(\.isPartial) == [false, true])
    }

    @Test func `an identifier line is held against the list`() {
        #expect(
            statements("SPDX-License-Identifier: Apache-2.0 OR MIT\n").map(\.license)
                == [.or([.license("Apache-2.0"), .license("MIT")])])
        #expect(statements("SPDX-License-Identifier: Moon-1.0\n") == [])
    }

    @Test func `a word behind a label is held against the list`() {
        #expect(
            statements("License: SMLNJ\n\nLicense: zpl-2.1\n") == [
                IdentifiedStatement(
                    license: .license("SMLNJ"), basis: .grant, rule: .listedID, lines: 1...1,
                    name: "License: SMLNJ"),
                IdentifiedStatement(
                    license: .license("ZPL-2.1"), basis: .grant, rule: .grant, lines: 3...3,
                    name: "zpl-2.1"),
            ])
        #expect(statements("License: smlnj\nLicense: Moon-1.0\n") == [])
    }

    @Test func `the text of a stanza means what it grants`() {
        let meaning = meaning(
            """
             This program may be passed on under the terms of the GNU General Public
             License as published by the Free Software Foundation; either version 3, or
             (at your option) any later version.
            """)
        #expect(meaning?.license == .license("GPL-3.0-or-later"))
        #expect(meaning?.basis == .grant)
    }

    @Test func `a text that names something without an id means nothing certain`() {
        #expect(
            meaning("It may be used under the BSD license or the GNU GPL version 2 or later.")
                == nil)
    }
}
