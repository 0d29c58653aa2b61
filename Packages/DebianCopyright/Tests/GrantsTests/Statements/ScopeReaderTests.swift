import Grants
import LicenseStatements
import Testing

@Suite struct ScopeReaderTests {
    static let cases: [(String, Grant.Scope)] = [
        ("This program is under the GPL version 2.", .work),
        ("All files are licensed under the GPL version 2.", .work),
        ("This file may be copied under the GPL version 2.", .work),
        (
            "The Debian packaging is copyright 2010 N. N. and is licensed under the GPL version 2.",
            .packaging
        ),
        (
            "The Debian packaging is:\n\n    Copyright 2010 N. N.\n\nand is licensed under the GPL version 2.",
            .packaging
        ),
        ("The files in debian/ are under the GPL version 2.", .packaging),
        ("The manual is under the GPL version 2.", .documentation),
        ("The documentation in some files is covered by the GPL version 2.", .documentation),
        ("The test suite and the tests are under the GPL version 2.", .tests),
        ("The scripts in contrib are under the GPL version 2.", .parts),
        ("The manual is nice. The program is under the GPL version 2.", .work),
    ]

    @Test(arguments: cases)
    func `the sentence says what a grant is for`(_ text: String, _ scope: Grant.Scope) {
        #expect(GrantReader.grants(text).map(\.scope) == [scope])
    }

    @Test func `the main grant speaks of no part alone`() {
        let grants = GrantReader.grants(
            "The manual is under the GFDL 1.2. The program is under the ISC license.")
        #expect(grants.main?.license == .license("ISC"))
        #expect(GrantReader.grants("The manual is under the GFDL 1.2.").main == nil)
    }
}
