import Testing

@testable import DebianCopyright

@Suite struct ExceptionReaderTests {
    static let cases = [
        Case(
            "Licensed under the GPL version 2 with the Classpath exception.",
            "GPL-2.0-only WITH Classpath-exception-2.0"),
        Case(
            "Licensed under the GPL-2+ with Autoconf exception.",
            "GPL-2.0-or-later WITH Autoconf-exception-generic"),
        Case(
            "Licensed under the GPL-3+ with Autoconf exception.",
            "GPL-3.0-or-later WITH Autoconf-exception-generic-3.0"),
        Case(
            "Licensed under the Apache License v2.0 with LLVM Exceptions.",
            "Apache-2.0 WITH LLVM-exception"),
        Case(
            "Licensed under the GPL v2 or v3 with the font exception.",
            "GPL-2.0-only WITH Font-exception-2.0 OR GPL-3.0-only WITH Font-exception-2.0"),
        Case(
            """
            Licensed under the GPL version 3 or later. Under section 7 of GPL version 3, you are
            granted additional permissions described in the GCC Runtime Library Exception.
            """, "GPL-3.0-or-later WITH GCC-exception-3.1"),
        Case(
            "Licensed under Apache License v2.0 with Runtime Library Exception.",
            "Apache-2.0 WITH Swift-exception"),
        Case(
            """
            Licensed under the GPL version 2 or the MPL 1.1. Ada designates it as subject to the
            "Classpath" exception.
            """, "GPL-2.0-only WITH Classpath-exception-2.0 OR MPL-1.1"),
        Case(
            "Under the GPL v2 with two exceptions: the \"Classpath\" exception and the Font exception.",
            "GPL-2.0-only WITH Classpath-exception-2.0 AND GPL-2.0-only WITH Font-exception-2.0"),
        Case(
            "Under the GPL v2 with the following exceptions:\n\n * the Font exception\n * the LLVM exception",
            "GPL-2.0-only WITH Font-exception-2.0 AND GPL-2.0-only WITH LLVM-exception"),
        Case(
            "Under the GPL v2 with two exceptions:\n\n1. CLASSPATH EXCEPTION\n\n2. FONT EXCEPTION\n",
            "GPL-2.0-only WITH Classpath-exception-2.0 AND GPL-2.0-only WITH Font-exception-2.0"),
        Case(
            "Licensed under the GPL version 2 with the cryptsetup OpenSSL exception.",
            "GPL-2.0-only WITH cryptsetup-OpenSSL-exception"),
        Case("Licensed under the GPL version 2 without the Classpath exception.", "GPL-2.0-only"),
        Case("The Classpath exception is explained elsewhere.", ""),
    ]

    @Test(arguments: cases)
    func `an exception by name belongs to the license before it`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test func `an exception without an id is told apart`() {
        let text = "Licensed under the GPL version 2 with the OpenSSL exception."
        let grants = GrantReader.grants(text)
        #expect(grants.map { String(stating: $0.license) } == ["GPL-2.0-only"])
        #expect(grants.map(\.unlistedException) == [42..<59])
    }
}
