import Testing

@testable import DebianCopyright

@Suite struct PublicDomainClassifierTests {
    static let given = [
        "This file is in the public domain.",
        "These files have been put into the public domain by their author.",
        "I hereby place it in the Public Domain.",
        "The code was donated to the public domain.",
        "The code is public domain.",
        "It is hereby released to the public domain.",
        "The author dedicates any and all interest in this code to the public domain.",
        "License: public-domain",
        "Written by N. N., public domain.",
        "hash.c (public domain)",
        "Public domain. No warranty.",
        "The data is not copyrighted and is in the public domain.",
        "The author disclaims copyright to this source code.",
        "This software is released as public domain software.",
        "Other parts of it are from the public domain.",
        "I place my changes in the public domain.",
        "It is based on code by N. N. and is placed in the public domain.",
        "Based on code by N. N., it is in the public domain.",
        "The following sounds are released under public domain: turn.wav",
        "It has been put under the public domain.",
        "The maps are under public domain.",
        "The moon falls under the public domain.",
    ]

    @Test(arguments: given)
    func `a work is put into the public domain in many words`(_ text: String) {
        #expect(GrantReader.stated(text) == "LicenseRef-public-domain")
    }

    static let withheld = [
        "This file is not in the public domain.",
        "It is neither free nor in the public domain.",
        "If the work is in the public domain, do as you like.",
        "It is based on a public domain program.",
        "It is based on code placed in the public domain by N. N.",
        "The hash is derived from a table that was put into the public domain.",
        "It differs from the public domain version.",
        "It is derived from Moon, which was put into the public domain.",
        "You need no license for elements of the material in the public domain.",
        "Some believe that the tables are in the public domain.",
        "Is your list in the public domain?",
        "Its scales are taken from the public domain.",
        "You may turn it if you place your modifications in the public domain.",
        "A part must be under a free license, or be put into the public domain.",
        "Some parts are under different licenses, or in the public domain.",
        "Some parts may be in the public domain.",
        "It is a licence of our own rather than under the public domain.",
        "It is not secret if it was known, or has entered the public domain since.",
        "Confidential is nothing that (a) is part of the public domain; (b) was known before.",
        "Keep it secret, unless it was in the public domain when it was disclosed.",
        "What enters the public domain through no fault of yours may be told.",
        "To the extent that parts are in the public domain, no license is needed.",
        "The earlier release said that it was in the public domain.",
        "An earlier version of it was in the public domain.",
        "The company hereby disclaims all copyright interest in the program.",
    ]

    @Test(arguments: withheld)
    func `not all that speaks of the public domain is there`(_ text: String) {
        #expect(GrantReader.stated(text) == "")
    }

    @Test(arguments: [
        (
            "It is dedicated to the public domain by means of the CC0 1.0 public domain dedication.",
            "CC0-1.0"
        ),
        ("It was released to the public domain via CC0-1.0.", "CC0-1.0"),
        ("It is in the public domain (CC0).", "CC0-1.0"),
        ("License: CC0 (public domain)", "CC0-1.0"),
        ("It is in the public domain, see http://unlicense.org/", "Unlicense"),
        ("It is under the Unlicense, i.e. in the public domain.", "Unlicense"),
        ("It is in the public domain, or under CC0.", "LicenseRef-public-domain OR CC0-1.0"),
        (
            "It is in the public domain where there is one, or under the MIT license elsewhere.",
            "LicenseRef-public-domain OR MIT"
        ),
        (
            "It is in the public domain. The maps are under CC0.",
            "LicenseRef-public-domain; CC0-1.0"
        ),
        ("It is not in the public domain, but see CC0.", ""),
    ])
    func `what puts a work there says which license it is`(text: String, expected: String) {
        #expect(GrantReader.stated(text) == expected)
    }

    @Test func `the notice of CC0 is CC0`() {
        let text = """
            To the extent possible under law, the author has dedicated all copyright and related and
            neighboring rights to this software to the public domain worldwide.
            """
        #expect(GrantReader.stated(text) == "CC0-1.0")
    }
}
