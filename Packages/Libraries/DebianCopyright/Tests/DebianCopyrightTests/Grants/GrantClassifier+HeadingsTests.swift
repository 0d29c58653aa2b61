import Testing

@testable import DebianCopyright

@Suite struct ListLineTests {
    static let parts = [
        Case("lib/turn.c: GPL-2", "GPL-2.0-only"),
        Case(
            "These are not ours:\n * turn.py: LGPL v2.1 or later\n\nTurn on.", "LGPL-2.1-or-later"),
        Case(
            "The rest:\n\n  client library: LGPL-2.1+;\n  tools: GPL v3 only.",
            "LGPL-2.1-or-later; GPL-3.0-only"),
        Case("moon/*: Apache License, Version 2.0", "Apache-2.0"),
    ]

    @Test(arguments: parts)
    func `a line of a list says what a part is under`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test(arguments: [
        "Title: GPL 2", "lib/turn.c: GPL-2 was its license once", "lib/turn.c: GPL",
        "See also: GPL-2 or later", "The text of it: GPL-2 or later", "https://turn.org/GPL-2",
        "2001-02-03: lib/turn.c: GPL-2",
    ])
    func `what says more than a part and its license is no such line`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test func `it speaks of a part`() {
        #expect(GrantReader.grants("lib/turn.c: GPL-2").map(\.scope) == [.parts])
    }
}

@Suite struct LabelTests {
    @Test(arguments: [
        "Former license: MIT", "The previous license: MIT", "Old licenses: MIT, zlib",
        "License (formerly): MIT", "License (until 2001): MIT", "License, previously: MIT",
    ])
    func `a label of the past grants nothing`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test(arguments: [
        "The former.\nLicense: MIT", "Original license: MIT", "Past and present license: MIT",
    ])
    func `a label that isn't of the past grants`(_ text: String) {
        #expect(GrantReader.stated(text) == "MIT")
    }
}
