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
        ("\(grant). Do whatever you like.", "Do anything with the orrery that we like."),
        ("\(grant), as it is.", "\(grant), as a member."),
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
