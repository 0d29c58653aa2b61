import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Wordings that withhold something, each with a nearly identical one that doesn't.
@Suite struct TermLimitationsTests {
    private func isRestricted(_ text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { LicenseTerms(reading: $0) }
            .category == .restricted
    }

    @Test(arguments: [
        (
            "The orrery may not be changed without our written consent.",
            "Copyright notices may not be removed without our written consent."
        ),
        (
            "Notices may not be removed and moons may not be sold without consent.",
            "Notices may not be removed from moons without consent."
        ),
        (
            "Neither you nor we shall use the orrery without specific prior written permission.",
            "Neither the makers nor you shall use the name of the other without prior permission."
        ),
        (
            "The orrery may be used without charge with the permission of its maker.",
            "The orrery is sublicensed to you under these terms with the permission of its maker."
        ),
        (
            "The orrery is not to be sold without our prior consent.",
            "Notices are not to be removed from the orrery without our prior consent."
        ),
        (
            "You may not copy the orrery without our prior consent.",
            "You may not assign this agreement without our prior consent."
        ),
        (
            "Changed wheels must not be called Orrery and have to be approved by its maker.",
            "Changed wheels must not be called Orrery and have been approved by its maker."
        ),
        (
            "You may use the orrery, but not without permission.",
            "You may use the orrery without even asking us for permission."
        ),
    ])
    func `consent withholds the work, but neither names nor notices`(work: String, other: String) {
        #expect(isRestricted(work))
        #expect(!isRestricted(other))
    }

    @Test(arguments: [
        ("The orrery may not be modified.", "This license may not be modified."),
        (
            "The orrery under this license may not be modified without consent.",
            "This license itself may not be modified without consent."
        ),
        (
            "Changes to this orrery can only be made by the maker with written consent.",
            "Changes to this license can only be made by the maker with written consent."
        ),
        (
            "You may copy the orrery if the wheels are not modified.",
            "You may copy the orrery if the orrery's notice is not modified."
        ),
        (
            "You may turn the orrery only if it is kept unchanged.",
            "You may turn the orrery only if this notice appears unchanged."
        ),
        (
            "The software is redistributed verbatim without any modification.",
            "This notice is redistributed verbatim without any modification."
        ),
    ])
    func `no change of the work is a restriction, no change of a notice or the license is none`(
        work: String, other: String
    ) {
        #expect(isRestricted(work))
        #expect(!isRestricted(other))
    }

    @Test(arguments: [
        (
            "You may not distribute the orrery without a fee.",
            "You may not distribute the orrery without this notice."
        ),
        (
            "Do not redistribute the source.",
            "Do not remove this notice when you redistribute the source."
        ),
        (
            "The orrery must not be distributed under any circumstances.",
            "The orrery must not be distributed under any other license."
        ),
        (
            "You have no right to copy the orrery.",
            "If you do not agree to these terms, you have no right to copy the orrery."
        ),
        (
            "You may not distribute the orrery with any moon.",
            "You may not distribute the orrery with any technological measures."
        ),
        (
            "Copies of the orrery are not distributed by anyone but us.",
            "If a copy of the license was not distributed with the orrery, ask for one."
        ),
        (
            "No right to use the orrery is granted.",
            "No patent license to use the orrery is granted."
        ),
    ])
    func `conditions of distribution are told apart from its refusal`(
        refusal: String, condition: String
    ) {
        #expect(isRestricted(refusal))
        #expect(!isRestricted(condition))
    }

    @Test(arguments: [
        (
            "A license is granted to users of our moons.",
            "Copies must be visible to users of our moons."
        ),
        (
            "Permission is granted to any member of the guild to use it.",
            "Permission is granted to anybody to show it to any member of the guild."
        ),
        ("You shall not use it in war.", "You shall not use it in violation of any law."),
        (
            "You may use it only in accordance with our wishes, for internal use.",
            "You may use it, with changes that you make for internal use or for distribution."
        ),
        (
            "You may use it for personal, domestic or household use.",
            "Goods of a kind ordinarily acquired for personal, domestic or household use exist."
        ),
        (
            "Works directed toward commercial advantage may not be made.",
            "Commercial and noncommercial purposes are alike."
        ),
        ("You may use it in object code form only.", "If only object code is distributed, say so."),
        ("The user agrees to pay us.", "The user agrees to pay any taxes."),
        (
            "Commercial use not permitted.",
            "Permission to use it for any end, commercial or not, is granted."
        ),
        (
            "It may not be used without charge, permission or consent.",
            "The guild grants to all, without charge, permission to use it."
        ),
        (
            "Commercial use of the orrery is not permitted.",
            "Commercial use and media that have not been invented are covered."
        ),
        ("You must pay a fee.", "A license without any obligation to pay royalties is granted."),
        (
            "You must keep it confidential.",
            "Use it without any obligation to keep it confidential."
        ),
    ])
    func `fields, persons, forms and money withhold only if the work is bound to them`(
        bound: String, free: String
    ) {
        #expect(isRestricted(bound))
        #expect(!isRestricted(free))
    }

    @Test func `a text that is about nothing but itself is the work`() {
        let words =
            "Everyone is permitted to copy and distribute verbatim copies of this license"
            + " document, but changing it is not allowed."
        #expect(isRestricted(words))
        #expect(isRestricted("Copyright 1999 Ada Turner\n\n\(words)"))
        #expect(!isRestricted("\(words)\n\nYou may copy, use, change and distribute the orrery."))
        #expect(!isRestricted("\(words)\n\nThe orrery turns as its maker sees fit."))
    }
}
