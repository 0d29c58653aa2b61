import Testing

@testable import DebianCopyright

@Suite struct IdentifierLineTests {
    static let cases = [
        Case("// SPDX-License-Identifier: MIT\nint x;", "MIT"),
        Case(
            "# SPDX-License-Identifier: GPL-2.0-or-later OR BSD-3-Clause",
            "GPL-2.0-or-later OR BSD-3-Clause"),
        Case(
            "/* SPDX-License-Identifier: (GPL-2.0-only WITH Linux-syscall-note) AND MIT */",
            "GPL-2.0-only WITH Linux-syscall-note AND MIT"),
        Case("SPDX-License-Identifier: LicenseRef-Mine", "LicenseRef-Mine"),
        Case("SPDX-License-Identifier: (MIT", ""),
        Case("SPDX-License-Identifier:", ""),
    ]

    @Test(arguments: cases)
    func `an identifier line gives its whole expression`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }
}
