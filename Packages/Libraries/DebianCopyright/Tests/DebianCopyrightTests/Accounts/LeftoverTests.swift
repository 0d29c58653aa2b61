import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct LeftoverTests {
    private func leftovers(_ text: String, beside accounted: [String] = []) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            let ranges = accounted.compactMap { words -> Range<Int>? in
                guard let range = text.firstRange(of: words) else { return nil }
                let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                return start..<start + words.utf8.count
            }
            return Sentences(numbered: bytes).leftovers(beside: ranges)
                .map { "\($0.kind): \(String(bytes[$0.bytes]))" }
        }
    }

    @Test func `a restriction is found in a line of holders, a comment and a list`() {
        #expect(
            leftovers(
                """
                Copyright 1999 Ada Turner
                Copyright 2001 Bo Spinner (the maps, which must not be sold)
                Copyright 2002 Cy Wheeler

                dnl This moon may be turned. Changing it is not dnl allowed.
                """)
                == [
                    "restriction: Copyright 2001 Bo Spinner (the maps, which must not be sold",
                    "offer: This moon may be turned",
                    "restriction: Changing it is not dnl allowed",
                ])
    }

    @Test func `what is accounted for isn't left over, but a restriction around it is`() {
        let grant = "GNU General Public License, version 2"
        #expect(leftovers("It is under the \(grant).", beside: [grant]) == [])
        #expect(
            leftovers("It is under the \(grant), but may not be sold.", beside: [grant])
                == ["restriction: It is under the \(grant), but may not be sold"])
    }

    @Test(arguments: [
        "The moons must not be turned for others. They were removed from the package.",
        "Until 1999 the orrery was not to be sold.",
        "The archive is created by removing the non-free songs.",
        "The songs are removed because their license forbids changes.",
        "Mails about moons would be appreciated, please don't send rings.",
        "The orrery can not be in Debian main, since its moons may not be sold.",
        "The orrery cannot be distributed as part of Debian.",
        "The archive is the upstream one, renamed without changes.",
        "The orrery turns without a moon.",
    ])
    func `history, wishes and what was left out are remarks`(text: String) {
        #expect(leftovers(text).filter { !$0.hasPrefix("other") } == [])
    }

    @Test func `a doubt remains one though it is about the past`() {
        let doubt = "It was unsure since 1999 whether the turner had agreed"
        #expect(leftovers("\(doubt).") == ["unseenTerms: \(doubt)"])
        #expect(leftovers("The songs were removed, since it is not clear if they are free.") == [])
    }

    @Test func `why Debian left something out may be said before that it did`() {
        let reason = "The songs have licenses that disallow changes."
        let rule = "Only other songs are allowed in Debian"
        #expect(
            leftovers("\(reason) \(rule). They have been removed from the archive.")
                == ["permission: \(rule)"])
        #expect(leftovers("\(reason) \(rule). They are pretty.").count == 2)
    }

    @Test(arguments: [
        "2017-2024, Till Turner <till.turner@orrery.example>", "Till Turner <ada@orrery.example>",
        "1999, Will Spinner and May Grant",
        "The home page for Moon is at https://moon.example",
        "This borrows some code from the moon (which has no license restrictions).",
        "In applying this license, the guild does not waive the privileges and immunities that "
            + "it has by law, nor does it submit to any court.",
        "For other licensing arrangements, please contact Ada Turner.",
        "The permission notice appears below, in accordance with the conditions therein.",
        "The Government is granted for itself and others acting on its behalf a paid-up, "
            + "nonexclusive license to copy this.",
        "Each licensee is addressed as \"you\".",
        "The guild further requests voluntary reporting of all use and other alteration.",
        "See Terms of Use for definitions of the guild's files.",
        "NeedsCompilation: no\nRepository: Moon",
        "2018, Ada Sales de Turner <ada@orrery.example>",
        "Before it was at https://orrery.example it was elsewhere.",
        "The new upstream home for the orrery is the moon.",
        "Their domain at the moon has expired.", "The songs were digitized by Ada Turner.",
        "No releases.",
        "These files are part of the tests and do not contribute to the installed orrery.",
        "There seems to be no other way to turn it.",
        "The kit has the tools you need to turn it.",
        "You have to choose one of the three licenses.",
        "The GPL allows you to change it, as long as you do not deny that freedom to others.",
        "The orrery has a disassembler.",
        "Unless you state otherwise, any contribution submitted for inclusion is licensed as above.",
        "The source had a copy of the songs, which has been excluded since it has no license.",
        "The source has a file, which is not allowed as it is in the archive.",
        "The orrery is available for use in all personal or commercial projects.",
        "Copyright 2001 Regents of the University of Luna, Lunari campus",
    ])
    func `names, definitions and offers set no terms`(text: String) {
        #expect(leftovers(text).filter { !$0.hasPrefix("other") } == [])
    }

    @Test func `a short sentence that begins with an exclusion is open`() {
        for text in ["Not in print, though", "Only in Lunaria", "Except for my friends"] {
            #expect(leftovers("The orrery is MIT. \(text).").contains("unseenTerms: \(text)"))
        }
        for text in ["Only two moons were made", "It turns not in vain", "Not all turn"] {
            #expect(!leftovers("The orrery is MIT. \(text).").contains("unseenTerms: \(text)"))
        }
    }

    @Test func `a court for disputes is no limit`() {
        let court = "Disputes shall be settled by the city court of Luna"
        #expect(leftovers("\(court).") == ["offer: \(court)"])
        let judge = "Disputes of users are settled by the maker, who may charge a fee"
        #expect(leftovers("\(judge).") == ["unseenTerms: \(judge)"])
    }

    @Test(arguments: [
        "The sprites are ours, not yours.", "Send ten pounds if you keep it.",
        "Wipe it from your disk in the end.", "2017, Till Moon; not for sale", "Schools Excepted",
        "Homes, till 2030",
        "You may borrow it from the library.", "It is for home use only.",
        "The licensee, addressed as \"you\", must pay.", "See Terms of Use for the guild's files.",
        "Copies: no copies", "Turner Sales Only", "Sales to Ada Turner", "No wheels.",
        "Before you used it for the moon, you paid.", "The orrery is for the home of its maker.",
        "You may use it with our written consent.", "Public domain expired",
        "The orrery may not be sold and is not allowed in the archive.",
        "Their domain expired and so did your right to copy it.",
        "No strings may be sold.", "Any contribution submitted must be paid.",
        "Copies are not allowed in the archive.",
        "There is no other way than to buy it.", "When contributing money you must not copy it.",
        "You do not deny that freedom to others who pay.",
        "The orrery may not be sold. It has been repackaged with a script.",
        "Copyright 2001 Ada Turner, for the campus of the university",
        "Do as you please with it, but do not sell it.", "It may be digitized by members",
        "The maker obliges you to pay.",
        "There is no other license.", "You need to turn it.", "You have to leave it.",
        "Only contributing members may use it.", "Sale has been excluded since it has a license.",
        "Contributions may not be sold by others who submit them.",
        "Use on the campus of Luna.", "Members have been excluded because they have no license.",
        "The songs have been removed from the archive, and the orrery is for noncommercial use.",
        "Files whose logos have been removed from the package may not be sold.",
        "The orrery may not be sold before the songs have been removed from the package.",
        "For sale of copies, other licensing arrangements are available, contact Ada.",
        "For profit, other licensing can be bought from Ada.",
        "Users borrow the orrery from Lunar Works for a year.",
        "Copies may not be, if possible, sold.",
        "The licensee, addressed above, pays.",
        "You may use it in your products only with a license of ours.",
        "You may sell it if you pay for it.",
        "We asked volunteers; voluntarily you pay us, and without payment you delete it.",
        "Each licensee is addressed as \"you\" and forfeits all rights.", "Churches Banned",
        "The Government is granted for itself and others acting on its behalf the only permission "
            + "to copy this.",
        "The songs have licenses that disallow changes. Only songs are allowed in Debian. They "
            + "are pretty.",
    ])
    func `words that resemble them do`(text: String) {
        #expect(leftovers(text).filter { !$0.hasPrefix("other") } != [])
    }

    @Test(arguments: [
        "Die gewerbliche Nutzung ist nur nach Zustimmung gestattet.",
        "Toute utilisation commerciale est interdite.",
        "商用利用は禁止します。", "Коммерческое использование запрещено.",
        "The Turners' Terms of Use are at https://orrery.example/terms.",
    ])
    func `terms that nobody can read here are unseen`(text: String) {
        #expect(leftovers(text).map { $0.prefix(11) } == ["unseenTerms"])
    }

    @Test func `an author's name in another script is no term`() {
        #expect(leftovers("Copyright 2001 山田太郎, Müller und Søn") == [])
    }

    @Test func `lines are counted from ranges, and those that meet are one`() {
        ByteView.withBytes(of: Array("a\nbb\nccc\nd\n\nf\n".utf8)) { text in
            #expect([2..<4, 5..<7, 12..<13].lines(in: text) == [2...3, 6...6])
            #expect([0..<1].lines(in: text, from: 40) == [40...40])
        }
    }

    /// The terms left open by a text that only names MIT, as a name and as a remark do.
    private func openTerms(_ text: String, isNamed: Bool) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            Sentences(numbered: bytes).leftovers(beside: [])
                .unexplained(in: bytes, isNamed: isNamed).terms.map { String(bytes[$0]) }
        }
    }

    @Test(
        arguments: [
            "You may use it at the Moon Observatory", "You may use it on your own computer",
            "Use by the Turner Society is permitted", "Feel free to copy it for the Moonlander",
            "Anybody may change it, but not for money", "It may be used in their own Observatory",
            "Copying is granted to the Turner Society", "You may copy it once",
            "Free for use by the members of the club", "You can use it if you own the book",
            "Anyone in the club may copy it", "You may change it in private",
        ], [true, false])
    func `a permission for one place, purpose or person is open`(text: String, isNamed: Bool) {
        #expect(openTerms("\(text).", isNamed: isNamed) == [text])
    }

    @Test func `terms of the same text are accepted by the license's name`() {
        let text = "By using it you accept all terms and conditions of this agreement"
        #expect(openTerms("\(text).", isNamed: true) == [])
        #expect(openTerms("\(text).", isNamed: false) == [text])
        for other in [
            "By using it you accept all terms and conditions of our agreement",
            "By using it you accept the terms of this agreement, which forbids sale",
            "By using it you accept the terms of this agreement with Ada Turner",
            "By using it at home you accept all terms of this agreement",
        ] {
            #expect(openTerms("\(other).", isNamed: true) == [other])
        }
    }

    @Test(arguments: [
        "You may use it for any purpose.", "You may use it at your own risk.",
        "You may copy the changes to the Moonlander.", "You may use what was made by the Society.",
        "You can find it at the Moon Observatory.", "You can reach its maker at the moon.",
        "You may obtain a copy of the book there.", "You may link it with the Moonlander.",
        "You may deal in the Moonlander without restriction.",
        "Thanks to the Turner Society for the permission to use its moons.",
        "You may use the license at the Moon Observatory.",
        "You may use, copy, modify and distribute it without any restriction.",
        "You may do anything you want with it, except claim you wrote it.",
        "You are free to use it however you like.",
        "This is free software with absolutely no warranty.",
        "If you really need a moon, you may wish to ask the makers.",
        "This manual page was written by Ada Turner for the Debian system (but may be used by"
            + " others).",
    ])
    func `a permission for all is explained by the license's name`(text: String) {
        #expect(openTerms(text, isNamed: true) == [])
    }

    @Test func `a license of patents adds to the other license`() {
        let grant = "Ada Turner grants you a free patent license to make, use and sell the orrery"
        let end = "If you start patent litigation against anybody, your patent license terminates"
        let reach = "This grant does not include claims that are infringed only by your own changes"
        for sentence in [grant, end, reach] {
            #expect(openTerms("\(sentence).", isNamed: false) == [])
        }
        for sentence in [
            "\(grant) if you pay for it", "\(end), and you must pay",
            "You may use it in your products only with a license of our patents",
            "Without a patent license you may not sell it",
        ] {
            #expect(openTerms("\(sentence).", isNamed: false) == [sentence])
        }
    }
}
