import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Sentences that only make a remark, each with a nearly identical one that takes something back.
@Suite struct TermRemarksTests {
    private static let grant = "You may use, copy, modify and distribute the orrery."

    private func isPermissive(beside sentence: String) -> Bool {
        let text = "\(Self.grant)\n\n\(sentence)"
        return ByteView.withBytes(of: Array(text.utf8)) { LicenseTerms(reading: $0) }
            .category == .permissive
    }

    @Test(arguments: [
        ("The orrery is copyright 1999 Ada Turner.", "Your wheels are copyright Ada Turner."),
        ("The software is owned by Ada Turner.", "The software is owned by those who paid."),
        ("This software contains cryptography.", "This software contains parts that belong to us."),
        ("This software uses Lunar technology.", "This software uses secrets of Lunar Works."),
        (
            "This work was supported by the Lunar Fund.",
            "This work was supported for the guild alone."
        ),
        (
            "This work was produced at Lunar Works.",
            "This work was produced at Lunar Works to be sold."
        ),
        (
            "This work was partially produced at Lunar Works under contract no. M-7.",
            "This work was partially produced at Lunar Works under a contract that binds you."
        ),
    ])
    func `a fact about the work is read, and nothing about those who use it`(
        fact: String, other: String
    ) {
        #expect(isPermissive(beside: fact))
        #expect(!isPermissive(beside: other))
    }

    @Test(arguments: [
        (
            "This product includes software developed by Ada Turner.",
            "This product includes code made available by Ada for Lunaria."
        ),
        ("The following notice applies to the wheels.", "The following wheels apply to Lunarians."),
        (
            "The guild may revise this license from time to time.",
            "The guild may revise this license from time to time and your copy follows."
        ),
        ("No title or ownership is transferred.", "No title is transferred and no copies leave."),
        ("No written agreement or fee is required.", "No fee is required from schools."),
        (
            "Using this software indicates your acceptance of these terms.",
            "Using this software indicates your acceptance of the rules of our house."
        ),
        (
            "Your use or redistribution of this software constitutes acceptance of these terms.",
            "Your use or redistribution of this software constitutes acceptance of our prices."
        ),
        (
            "Derivative works need not be licensed under similar terms.",
            "Derivative works need to be licensed under similar terms."
        ),
        (
            "Notes may be added below this notice.",
            "Notes may be added below this notice by us only."
        ),
        (
            "Your use of this software constitutes your acceptance of this license.",
            "Your use of this software constitutes your acceptance of the Lunar Works policy."
        ),
        (
            "This license takes effect on January 1, 2009.",
            "This license takes effect on Lunar machines."
        ),
        ("This license took effect in 1999.", "This license takes effect after a year."),
        ("This license takes effect.", "This license takes effect when you wire us some moons."),
        (
            "The license and distribution terms cannot be changed.",
            "License and distribution terms cannot be changed; the same holds for the code."
        ),
        (
            "This code cannot just be copied and put under a different license.",
            "This code cannot just be copied and put under a different license, or sold."
        ),
        (
            "No modification of this license is permitted.",
            "No modification of this license is permitted, only verbatim copies."
        ),
        (
            "No modification of this license is permitted.",
            "No modification of this license is permitted and the code stays as it is."
        ),
        (
            "The orrery was written for research purposes only.",
            "The orrery was written for research purposes only and is distributed for the same."
        ),
        ("This section is intentionally left blank.", "This section is left to Lunar Works."),
        ("No modification of the license is permitted.", "No modification is permitted."),
        (
            "This license and distribution terms cannot be changed.",
            "The wheels cannot be changed."
        ),
        (
            "This code cannot simply be copied and put under a different license.",
            "This code cannot simply be copied."
        ),
        ("This license takes effect 13 May, 2015.", "This license takes effect once you may pay."),
        (
            "Your use of the orrery is subject to the applicable copyright laws.",
            "Your use of the orrery is subject to the applicable rules of Lunaria."
        ),
        (
            "You are responsible for complying with all export control laws.",
            "You are responsible for paying all export duties."
        ),
        ("If it breaks you get to keep both pieces.", "If it breaks you must send us both pieces."),
        (
            "It is understood that fixes should make their way back to the community.",
            "It is understood that fixes should make their way back to us."
        ),
        (
            "This product includes code developed by Ada Turner for use in the wheel for Moonlander.",
            "This product includes code for the Moonlander."
        ),
        (
            "Copyright (c) 2000,2001 spinner, Turner Inc. All rights reserved.",
            "Copyright (c) 2001 Turner Inc, who sells it. All rights reserved."
        ),
        (
            "Orrery is a trademark of Turner Inc. and may not be used for other wheels.",
            "The orrery is a work of Turner Inc. and may not be used for other wheels."
        ),
        (
            "The name Turner must not be used to advertise it.",
            "The wheel of Turner must not be used to drive it."
        ),
        (
            "The name of the turner is not mentioned in advertisements without consent.",
            "The orrery of the turner is not copied without consent."
        ),
        (
            "Due credit should be given to the jMoon project.",
            "Due money should be given to the jMoon project."
        ),
        (
            "Copies must acknowledge that this was developed by Ada Turner under support by jMoon.",
            "Copies must be bought from Ada Turner under support by jMoon."
        ),
        (
            "In no way are the patent or trademark rights of any person affected.",
            "In no way may the rights of any person be used."
        ),
        (
            "This notice is required to be provided under our contract with Lunaria.",
            "A yearly report is required to be provided to Lunaria."
        ),
    ])
    func `a remark about the license is read, and one with a duty isn't`(
        remark: String, duty: String
    ) {
        #expect(isPermissive(beside: remark))
        #expect(!isPermissive(beside: duty))
    }

    @Test(arguments: [
        (
            "It would be nice if you sent me your changes.",
            "It would be nice if all were free, but the moons are not mine."
        ),
        (
            "We request (but do not require) that you include an acknowledgment.",
            "We require that you include the original wheels."
        ),
        ("I would appreciate it if changes were sent to me.", "Changes must be sent to me."),
        (
            "Ada Turner requests users of this software to return improvements.",
            "Ada Turner asks that you pay for improvements."
        ),
        ("We ask that you mention Ada.", "We ask that you keep it in Lunaria."),
        (
            "It would be nice if additions were sent back to me.",
            "It would be nice, but the wheels must not be sent to others."
        ),
        ("A letter would be nice.", "A postcard would be nice; companies pay for each copy."),
        ("A letter would be very nice.", "A letter would be very nice before you publish it."),
    ])
    func `a request is read, and a demand isn't`(request: String, demand: String) {
        #expect(isPermissive(beside: request))
        #expect(!isPermissive(beside: demand))
    }

    @Test(arguments: [
        ("Portions Copyright 1999 Ada van der Moon.", "Portions of your wheels are ours."),
        ("Turner University, 7 Moon Lane, Lunaria.", "Turner University, Lunaria, pays 7."),
        ("Ada Turner, Bo Spinner, Lunaria.", "Beta Turners."),
        (
            "Ada Turner, Bo Spinner, Kim Joiner, Lea van der Moon, Max Miller and Nell Weaver.",
            "Ada Turner, Bo Spinner, Kim Joiner, Lea van der Moon and Max Miller forbid it."
        ),
        ("The Orrery License, version 2.0.", "License for Lunaria alone, version 2.0."),
        ("Copyright 2009 The Go Turners.", "Copyright 2009, and go and pay."),
    ])
    func `names, addresses and headings are read, and no other sentence without a verb`(
        names: String, other: String
    ) {
        #expect(isPermissive(beside: names))
        #expect(!isPermissive(beside: other))
    }

    @Test(arguments: [
        (
            "The name of the author may not be used to promote orreries.",
            "The author may end this at any time."
        ),
        ("The authors will not be liable for moons.", "The author will choose who gets a copy."),
        (
            "The orrery was developed for research purposes only.",
            "The orrery is for research purposes only."
        ),
        (
            "The orrery should not be used in any situation endangering life.",
            "The orrery should not be used in any shop."
        ),
        (
            "The orrery should not be used in any situation endangering human life.",
            "The orrery should not be used in any situation endangering our income."
        ),
        (
            "The orrery is neither tested nor approved for any purpose.",
            "The orrery is neither tested nor approved for sale."
        ),
        (
            "The orrery is neither tested nor approved for clinical use.",
            "The orrery is neither tested nor approved for commercial use."
        ),
        (
            "In no event shall our total liability exceed the amount paid.",
            "In no event may copies be sold or may our liability exceed the amount paid."
        ),
        (
            "The orrery has neither been tested nor approved for clinical use.",
            "The orrery may be used neither for tests nor for clinical use."
        ),
        (
            "Neither the name of Moon! Inc. nor that of Ada may be used to endorse orreries.",
            "Neither the name of Moon! Inc. nor the orrery may be used."
        ),
        (
            "The authors will not be liable for moons.",
            "The authors will not be liable, and neither may you sell it."
        ),
        (
            "The orrery is licensed as is, to the extent permitted by law.",
            "To the extent permitted by law, the wheels stay with us."
        ),
    ])
    func `what is said of names and liability is read, and what holders may do isn't`(
        clause: String, power: String
    ) {
        #expect(isPermissive(beside: clause))
        #expect(!isPermissive(beside: power))
    }

    @Test(arguments: [
        ("\"You\" means the reader of this file.", "\"You\" means an owner of our book."),
        (
            "\"Software\" means the program and its manual.",
            "\"Software\" means the object code."
        ),
        ("\"Orrery\" means the moons.", "\"Copy\" means a single one for yourself."),
        ("\"Guild\" refers to all makers.", "\"Everyone\" refers to all makers."),
    ])
    func `a definition of users, acts or forms may narrow the grant`(wide: String, narrow: String) {
        #expect(isPermissive(beside: wide))
        #expect(!isPermissive(beside: narrow))
    }

    @Test(arguments: [
        ("Please send bug reports.", "Please send the fee."),
        ("Please enjoy it.", "Please destroy it in the end."),
        ("You agree to these terms.", "You agree to our policy."),
        ("You agree to comply with this license.", "You agree to run it at the Observatory."),
        (
            "The authors agree to grant third parties the right to copy, use and change it.",
            "You agree to grant us the right to copy, use and change yours."
        ),
    ])
    func `a polite or agreed duty is one`(free: String, bound: String) {
        #expect(isPermissive(beside: free))
        #expect(!isPermissive(beside: bound))
    }
}
