import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// The overall results of whole texts. Each text is a known trap, or its opposite.
@Suite struct LicenseTermsTests {
    private static let grant = "You may use, copy, modify and distribute the orrery"

    private func category(_ text: String) -> LicenseTerms.Category? { terms(text).category }

    private func terms(_ text: String) -> LicenseTerms {
        ByteView.withBytes(of: Array(text.utf8), LicenseTerms.init(reading:))
    }

    @Test(arguments: [
        "\(grant).",
        "\(grant), free of charge, for any purpose, with or without fee.",
        "\(grant), with or without modification.",
        "\(grant), but don't sell it as your own.",
        "\(grant). I would appreciate it if you sent me a postcard.",
        "\(grant). If you sue anybody over patents in it, your patent license terminates.",
        """
        Anyone may use this orrery for any purpose, including commercial applications, and may alter
        it and redistribute it freely, subject to the following restrictions:

        1. The origin of this orrery must not be misrepresented.
        2. Altered versions must be plainly marked as such.
        3. This notice may not be removed or altered.
        """,
        """
        Redistribution and use in any form, with or without modification, are permitted provided
        that the following conditions are met:
        * Redistributions must keep the above copyright notice, this list of conditions and the
          following disclaimer, without modification.
        * Neither the name of Ada Turner nor the names of the makers may be used to endorse orreries
          without specific prior written permission.

        THIS ORRERY IS PROVIDED "AS IS". IN NO EVENT SHALL ADA TURNER BE LIABLE FOR MOONS THAT FALL.
        """,
        "\(grant) for commercial or noncommercial purposes, subject to acceptance of this license.",
        "\(grant), the only requirement being that this notice is kept.",
        "\(grant). If you change it you must label your orrery as modified.",
        "Do whatever you want with it.",
    ])
    func `a text is permissive if it grants all and limits nothing`(text: String) {
        #expect(category(text) == .permissive)
    }

    @Test(arguments: [
        "You may use and copy the orrery without modification.",
        "\(grant) without fee, provided that no fee is charged for further distribution.",
        "Do what you like with the orrery, but do not make any money with it.",
        "The orrery may be used and freely copied provided no changes are made.",
        "\(grant) without restriction of any kind. The text itself may not be modified.",
        "\(grant) for non-commercial purposes.",
        "\(grant). Commercial use requires a license.",
        "\(grant). It may not be sold.",
        "\(grant). You may not reverse engineer it.",
        "\(grant) for your personal use.",
        "\(grant). It may be used only with hardware of Ada Turner.",
        "\(grant). You must pay for it.",
        "\(grant) only with written permission.",
        "You may use, copy, modify and distribute the orrery with our permission.",
        "All rights to use, copy, modify and distribute the orrery are reserved.",
        "\(grant). Under no circumstances may it be used by millers.",
    ])
    func `a text is restricted if it withholds something`(text: String) {
        #expect(category(text) == .restricted)
    }

    @Test(arguments: [
        "The orrery may be freely distributed.",
        "You may use, copy and modify it. A patent license to make, use and sell it is granted.",
        "You may use and copy it. Nobody makes representations about modifying it for any purpose.",
        "You may use the orrery. You may distribute the original orrery and modify it at home.",
        "Redistribution and use in binary form, with or without modification, are permitted.",
        "Permission to use, copy, modify and distribute the orrery is not granted.",
        "Its maker reserves the right to use, copy, modify and distribute the orrery.",
        "The guild has the exclusive right to use, copy, modify and distribute the orrery.",
    ])
    func `a text that doesn't grant all is unknown`(text: String) {
        #expect(category(text) == nil)
    }

    @Test(arguments: [
        "\(grant), provided that you feed a hedgehog.",
        "\(grant), provided that this notice is kept and each reader bakes a cake.",
        "\(grant) for lunar missions.",
        "\(grant) in Lunaria.",
        "\(grant) within your observatory.",
        "\(grant) until 2030.",
        "\(grant) unless you are a wheelwright.",
        "\(grant) for any purpose other than publication.",
        "\(grant). Send all changes to the author.",
        "\(grant). See the terms of use on our site.",
        "Vous pouvez utiliser et modifier ce programme. \(grant).",
        "\(grant) as is, and hang it in your military camp.",
        "\(grant) on Linux systems.",
        "\(grant). Derived works become ours.",
        "\(grant). Use in wheels is reserved.",
        "\(grant). The moons are governed by the license shown on them.",
        "\(grant). Your rights terminate after a year.",
        "\(grant). This license may be terminated by us at will.",
        "\(grant). The copyright law of Lunaria forbids its use by you.",
        "\(grant). It should not be distributed without this file and a fee.",
        "Wheelwrights with two moons need a license from us.\n\n\(grant).",
        "\(grant).\n\nThe above does not apply to wheelwrights.",
        """
        Use and redistribution, with or without modification, are permitted provided that:
        1. Redistributions must keep the above copyright notice.
        2. The orrery may be turned with our wheels only.
        """,
    ])
    func `a text with a sentence that isn't understood is never permissive`(text: String) {
        #expect(category(text) != .permissive)
        #expect(category("\(Self.grant).") == .permissive)
    }

    @Test(arguments: [
        (
            "Your rights terminate if you do not comply with these terms.",
            "Your rights terminate if you use it at a fair."
        ),
        (
            "The orrery's makers grant you a patent license to make and use it.",
            "You may not run it if you hold patents."
        ),
        (
            "This license is governed by the laws of Lunaria, and no court shall doubt it.",
            "By the laws of Lunaria, which govern this license, it is not sold to a court."
        ),
        (
            "Under no circumstances shall its maker be liable for moons, as permitted by law.",
            "Under no circumstances may its wheels be used by millers."
        ),
        (
            "All other rights are reserved by Ada Turner.",
            "All rights to use its wheels by day are with Ada Turner."
        ),
        (
            "The Government retains certain rights.",
            "The Government restricts its use."
        ),
        (
            "No immunity is granted for other works.",
            "No copy is granted for other works."
        ),
        (
            "All rights not expressly granted above are reserved.",
            "All rights to copy it at night are exclusive."
        ),
        (
            "Redistributions must reproduce at minimum a disclaimer like the one below.",
            "Redistributions must not be included in almanacs."
        ),
    ])
    func `a clause is read if it says nothing of use, and unread or a limit if it does`(
        clause: String, limit: String
    ) {
        #expect(category("\(Self.grant).\n\n\(clause)") == .permissive)
        #expect(category("\(Self.grant).\n\n\(limit)") != .permissive)
    }

    @Test func `the same terms for all is strong copyleft, for files or the library weak`() {
        let same = "provided that modified versions are distributed under the same terms"
        #expect(category("\(Self.grant), \(same).") == .strongCopyleft)
        #expect(
            category("\(Self.grant). Modified versions must include the complete source code.")
                == .weakCopyleft)
        #expect(
            category("\(Self.grant). Changed files must be kept under the same license.")
                == .weakCopyleft)
    }

    @Test func `only a dedication is public domain, and only one without limits`() {
        #expect(category("The orrery is hereby placed in the public domain.") == .publicDomain)
        #expect(
            category("The orrery is placed in the public domain. It may not be sold.")
                == .restricted)
        #expect(category("The orrery is not in the public domain.") == nil)
        #expect(category("The orrery is part of the public domain.") == .publicDomain)
        #expect(
            category("The makers relinquish any claim to any copyright in it.") == .publicDomain)
        #expect(category("The makers relinquish any claim to a fee for it.") != .publicDomain)
    }

    @Test func `each finding has the lines of its words, and an unread sentence all of its own`() {
        let terms = terms(
            """
            Copyright 1999 Ada Turner

            Permission to use and
            modify the orrery is granted, provided that
            this notice is kept.

            The moon knows no
            master.
            """)
        #expect(
            terms.permissions == [
                TermFinding(.commercialUse, lines: 3...3),
                TermFinding(.modifications, lines: 4...4),
                TermFinding(.privateUse, lines: 3...3),
            ])
        #expect(terms.conditions == [TermFinding(.includeCopyright, lines: 5...5)])
        #expect(terms.limitations.isEmpty)
    }

    @Test(arguments: [
        "Copyright (c) 1999 Ada Turner <ada@orrery.example>\nAll rights reserved.",
        "The Orrery License", "ORRERY\n======\nhttps://orrery.example/license",
        "The orrery was written by Ada Turner.",
    ])
    func `holders, titles, addresses and remarks say nothing and are read`(text: String) {
        #expect(terms(text) == LicenseTerms())
    }

    @Test(arguments: [
        "Whatever you add to it belongs to the observatory.", "Changes go back to the turner.",
        "The gears stay as they are.", "Shops buy a license.", "Ask first.", "No mirrors.",
        "One copy goes to Ada.", "Timings stay between you and us.", "Run it on a Turner board.",
        "It is for hobbyists.", "The owner may revoke this.", "Keep the source to yourself.",
    ])
    func `a sentence that nothing explains is unread, however harmless it sounds`(text: String) {
        #expect(category("\(Self.grant). \(text)") != .permissive)
        #expect(category("\(text) \(Self.grant).") != .permissive)
    }

    @Test(arguments: [
        "once I have answered your mail", "among holders of a source license",
        "through 31 December 1999", "while stocks last", "after registration",
    ])
    func `a grant may be limited by the words around it`(words: String) {
        #expect(category("\(Self.grant) \(words).") != .permissive)
    }

    @Test func `whoever may pass on nothing but binaries has no free license`() {
        let text = "You may use, copy and modify the source, and may distribute the binaries."
        #expect(category(text) == nil)
    }

    @Test func `works that carry the same terms are under copyleft`() {
        #expect(
            category("\(Self.grant). Works built on it carry the same terms.") == .strongCopyleft)
    }

    @Test(arguments: ["under the same terms as Moonlander", "on the same conditions as the orrery"])
    func `terms that stand elsewhere are unread`(words: String) {
        #expect(category("\(Self.grant) \(words).") == nil)
    }

    @Test func `a license may be announced above its text, but not for a part of it`() {
        let lead = "This orrery is distributed under a Moon license:"
        #expect(category("\(lead)\n\n\(Self.grant).") == .permissive)
        #expect(category("\(lead)\n\nSee the moon. \(Self.grant).") == nil)
        #expect(
            category("This orrery is distributed under a license of Ada Turner.\n\(Self.grant).")
                == nil)
        #expect(category("\(Self.grant).\n\n\(lead)\n\n\(Self.grant).") == nil)
    }

    @Test func `a heading of terms isn't one of their words`() {
        #expect(category("\(Self.grant).\n3. RESTRICTIONS\nKeep this notice.") == .permissive)
        #expect(category("\(Self.grant) without\nrestrictions\nby me.") == nil)
    }

    @Test func `a text as long as the licenses of many works isn't read`() {
        let text = "\(Self.grant).\n" + String(repeating: "It is as is.\n", count: 6000)
        #expect(terms(text).unread == [1...6002])
        #expect(terms(text).permissions == [])
    }

    @Test func `what may be done with the license's own text is no permission`() {
        let text =
            "All may copy and distribute this license document, but changing it is not allowed."
        #expect(terms(text).permissions == [])
        #expect(category(text) == nil)
    }
}
