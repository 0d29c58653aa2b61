import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Grants and their conditions, each with a nearly identical one that withholds something.
@Suite struct TermGrantsTests {
    private static let grant = "You may use, copy, modify and distribute the orrery"

    private func isPermissive(_ text: String) -> Bool {
        ByteView.withBytes(of: Array(text.utf8)) { LicenseTerms(reading: $0) }
            .category == .permissive
    }

    @Test(arguments: [
        ("Copy it, change it, distribute it.", "Copy it, change it, distribute it in Lunaria."),
        ("Use it, copy it, change it, share it.", "Use it, copy it, leave it as it is."),
        (
            "Permission is hereby granted to use, reproduce, modify and redistribute it.",
            "Permission is hereby granted to use, reproduce, modify and redistribute it at home."
        ),
        (
            "Everyone is welcome to use, copy, modify and distribute it.",
            "Everyone is welcome to use, copy, modify and distribute it within Lunaria."
        ),
        (
            "TURNER ALLOWS EVERYBODY TO USE, COPY, MODIFY AND DISTRIBUTE THE ORRERY.",
            "TURNER ALLOWS EVERYBODY TO USE, COPY, MODIFY AND DISTRIBUTE IT IN ITS OWN BUILDINGS."
        ),
        (
            "Permission to use, copy, modify and distribute it is granted to everybody.",
            "Permission to use, copy, modify and distribute it is granted to owners."
        ),
        ("\(grant) for unrestricted use.", "\(grant) for use by Lunar Works."),
        ("\(grant) even for commercial purposes.", "\(grant) for purposes of Lunaria."),
        ("\(grant), even commercially.", "\(grant), but not commercially."),
        ("\(grant), for money or for free.", "\(grant), for money."),
        ("\(grant), for gain or otherwise.", "\(grant), for no gain."),
        ("\(grant) at any price.", "\(grant) at the guild's price."),
        (
            "\(grant) without payment of a licence fee.",
            "\(grant) with payment of a licence fee."
        ),
        ("\(grant), with or without charging for it.", "\(grant), without charging for it."),
        ("\(grant) privately or commercially.", "\(grant) privately."),
        ("\(grant). Do whatever you like.", "Do anything with the orrery that we like."),
        ("\(grant), as it is.", "\(grant), as a member."),
        ("\(grant) in perpetuity.", "\(grant) in Lunaria."),
        (
            "You may do as you please with it, as long as this notice stays intact.",
            "You may do as you please with it in Lunaria, as long as this notice stays intact."
        ),
        (
            "\(grant), except that this notice may not be removed or altered.",
            "You may use, copy and distribute it, except that this notice may not be altered."
        ),
        (
            "License is granted to use and distribute it freely, as long as this notice is kept and "
                + "modifications are clearly marked.",
            "License is granted to use and distribute it freely, as long as this notice is not altered."
        ),
        (
            "Permission to use, copy, modify and distribute it is granted to any person or institution.",
            "Permission to use, copy, modify and distribute it is granted to any Lunar institution."
        ),
        (
            "Everyone is granted a license to exercise all rights in it.",
            "Everyone is granted a license to exercise all rights in it at home."
        ),
        (
            "You may deal in the Data Files or Software without restriction.",
            "You may deal in printed copies or software without restriction."
        ),
        ("\(grant), without payment to Turner.", "\(grant), with payment to Turner."),
        (
            "\(grant), provided that the names of its makers or their employers not be used in "
                + "advertising.",
            "\(grant) as employers, provided that the names of its makers not be used in advertising."
        ),
        (
            "\(grant), provided that modifications are appropriately documented.",
            "\(grant), provided that modifications are appropriately honored."
        ),
        (
            "\(grant) under the terms of the license.",
            "\(grant) under the terms of the Moon Public License."
        ),
        (
            "You may use, copy, modify and distribute it without asking for permission.",
            "No person may use, copy, modify and distribute it without permission."
        ),
        (
            "You may deal in the Orrery without restriction.",
            "You may deal in Lunaria with the orrery."
        ),
        ("Do whatever you want with it.", "Do whatever you want with it in Lunaria."),
        (
            "You can do virtually anything you like with it.",
            "You can do virtually anything you like with it at home."
        ),
        (
            "\(grant) in any way that does not diminish the rights of anyone else.",
            "\(grant) in any way that does not diminish our income."
        ),
        (
            "\(grant) in any project, whether commercial or not.",
            "\(grant) in any project, whether commercial or not, of the guild alone."
        ),
        (
            "\(grant), if header lines are left unchanged.", "\(grant), if it is left unchanged."
        ),
        (
            "You can do almost anything you like with it.",
            "You can do almost anything you like with it but distribute it."
        ),
        (
            "You can do almost anything you like with the source or binary.",
            "You can do almost anything you like with the binary."
        ),
        (
            "\(grant).", "\(grant). You should have received a copy of the Moon license."
        ),
        ("\(grant).", "\(grant). If not, see the Moon license."),
        ("Do whatever you like with it.", "Do whatever you like with it, apart from publication."),
        (
            "You may deal in the Orrery and its documentation without restriction.",
            "You may deal in printed copies of the orrery without restriction."
        ),
        (
            "Ada grants anyone the right to use this for any purpose without any conditions.",
            "Ada grants anyone the right to use the binary for any purpose without any conditions."
        ),
        (
            "\(grant), subject to the restriction that this notice is kept.",
            "\(grant), subject to the restriction that you may distribute it to the author."
        ),
        (
            "\(grant) under the same distribution terms that you use for the rest of that program.",
            "\(grant) under the same distribution terms as those of the wheels."
        ),
        ("\(grant) and link it with Lunaria.", "\(grant), linked with Lunaria."),
        ("\(grant) as a whole.", "\(grant) as a ringtone."),
        ("\(grant), alone or in combination.", "\(grant), you alone or with your team."),
        (
            "\(grant), if the header lines are left intact.",
            "\(grant), if header and code are left intact."
        ),
        (
            "You may use and modify it. \(grant) under the law.",
            "You may use and modify it. Any distribution of it must comply with export law."
        ),
        (
            "\(grant).",
            "\(grant), provided that all other requirements of the GNU General Public License are met."
        ),
        (
            "Any use, commercial or not, is permitted. \(grant).",
            "\(grant). Any use, commercial or of another kind, is not permitted."
        ),
        (
            "Redistribution and use in source and binary forms are permitted.",
            "Redistribution and use in source form are permitted."
        ),
        (
            "You may change and distribute this under the same terms as Python itself.",
            "You may change and distribute this under the same terms as the Moonlander itself."
        ),
        (
            "There are no restrictions on further distribution and use.",
            "There are no restrictions on further distribution."
        ),
        ("\(grant) at your own risk.", "\(grant) at your own site."),
        ("\(grant) in the source form.", "\(grant) in the Observatory."),
        ("\(grant) under these terms.", "\(grant) under supervision."),
        ("\(grant) together with this notice.", "\(grant) together with the moon."),
        ("\(grant) as part of any work.", "\(grant) as part of Lunaria."),
        ("\(grant), with or without changes.", "\(grant) between May and June."),
        ("\(grant) in any way.", "\(grant) where the law of Lunaria applies."),
        ("\(grant) on any medium.", "\(grant) via our server."),
        (
            "You may use and copy it. Changed versions must be marked. You may distribute it.",
            "You may use and copy it. Changed versions must be renamed. You may distribute it."
        ),
    ])
    func `a grant is one in any form, but not at every place`(free: String, bound: String) {
        #expect(isPermissive(free))
        #expect(!isPermissive(bound))
    }

    @Test(arguments: [
        ("each copy must carry this notice", "each copy must be given away free"),
        ("a copy of the license must be included", "the orrery must remain exactly as published"),
        ("you include a copy of this license", "you include a copy of this license signed by both"),
        ("you must retain the above copyright", "you must keep it in one piece"),
        ("the copyright must remain in all copies", "the text must remain in Lunarian"),
        ("this notice must stay in all copies", "the tables must be displayed on a public screen"),
        ("credit is given where it is due", "credit is given where it is due, and paid"),
        ("you don't try to pretend that you wrote it", "you don't try to sell it"),
    ])
    func `a notice may have to be kept, but nothing else`(notice: String, else other: String) {
        #expect(isPermissive("\(Self.grant), provided that \(notice)."))
        #expect(!isPermissive("\(Self.grant), provided that \(other)."))
    }

    @Test(arguments: [
        (
            "\(grant), provided that you give recipients a copy of the license.",
            "\(grant), provided that the notice is kept and you give us a license to your changes."
        ),
        (
            "Lunar Works grants you the right to use, copy, modify and distribute the orrery.",
            "\(grant). You hereby grant us the right to use, copy and modify your wheels."
        ),
    ])
    func `whoever must license changes to somebody has no free license`(free: String, bound: String)
    {
        #expect(isPermissive(free))
        #expect(!isPermissive(bound))
    }

    @Test(arguments: [
        (
            "You must cause the modified files to carry prominent notices.",
            "You must cause the modified files to be returned."
        ),
        (
            "Papers resulting from its use should cite the author.",
            "Papers resulting from its use should be shown to the author."
        ),
        (
            "Neither the name of the hospital nor those of its students may be used to endorse it.",
            "Neither the hospital nor its students may use it, nor endorse it."
        ),
        (
            "The name of Ada Turner shall not be used except as stated in the Turner Name Policy.",
            "The orrery shall not be used except as stated in the Turner Name Policy."
        ),
        (
            "Redistributions must contain a verbatim copy of this license.",
            "Redistributions must contain a verbatim copy of our catalog."
        ),
        ("Please don't try to sell it as your own.", "Please don't try to sell it."),
        (
            "Please don't try to sell this work as your own.",
            "Please don't try to sell it as we live on our own."
        ),
        (
            "The name of Ada's moon must not be used except as stated in our name policy.",
            "The name and the code of Ada must not be used except as stated in our name policy."
        ),
        (
            "This notice must be clearly visible to all users.",
            "Your source and its license must be accessible to all users."
        ),
        (
            "Neither the name of the hospital nor those of its students may be used to endorse it.",
            "Neither the name of Ada nor the orrery may be used commercially, or to endorse it."
        ),
        (
            "Neither the name of Ada nor those of her friends may be used in advertising.",
            "Neither the name nor copies sold to schools may be used in advertising."
        ),
        (
            "Neither the name of Ada nor that of Bo may be used to promote it.",
            "Neither the name of Ada may be used to promote it, nor may copies be made."
        ),
    ])
    func `a condition is one about notices, names or credit`(condition: String, other: String) {
        #expect(isPermissive("\(Self.grant). \(condition)"))
        #expect(!isPermissive("\(Self.grant). \(other)"))
    }

    @Test func `a demand on changed copies implies that copies may be changed`() {
        let grant = "You may use, copy and distribute the orrery"
        #expect(isPermissive("\(grant). Altered versions must be plainly marked as such."))
        #expect(!isPermissive("\(grant). Copies must be plainly marked as such."))
        #expect(!isPermissive("You may use it. Altered versions must be plainly marked as such."))
    }

    @Test func `conditions on a part of the copies begin behind a second lead`() {
        let text = """
            Subject to these terms, Turner grants you a license to use, copy, modify and \
            redistribute the orrery, provided that if you redistribute it in its entirety and \
            without modifications, you must retain this notice.
            """
        #expect(isPermissive(text))
        #expect(!isPermissive("\(Self.grant) without modifications. You must retain this notice."))
    }
}
