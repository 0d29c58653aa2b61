import Testing

@testable import DebianCopyright

@Suite struct UnlistedOptionsTests {
    /// The grants of a text, with the name of a reference without a text in brackets.
    private static func stated(_ text: String) -> String {
        func words(_ license: StatedLicense) -> String {
            guard case .reference(let reference) = license,
                case .name(let name) = reference.identity
            else { return String(stating: license) }
            return "[\(name)]"
        }
        return GrantReader.grants(text).map {
            $0.license.alternatives.map(words).joined(separator: " or ")
        }.joined(separator: "; ")
    }

    static let choices = [
        Case(
            "Under one licence of your choice: the Quern Source Licence 2.0, or the MPL 1.1, or the GPL v3.",
            "MPL-1.1 or GPL-3.0-only or [quern source licence 2.0]"),
        Case(
            "It is under the GPL version 2, the Quern License, or the MIT license.",
            "GPL-2.0-only or MIT or [quern license]"),
        Case(
            "It is under the GPL version 2, or the Quern Source License version 1.1.",
            "GPL-2.0-only or [quern source license version 1.1]"),
        Case("Licensed under QSLv2 or the AGPLv3.", "AGPL-3.0-only or [qslv2]"),
        Case(
            "You may choose one of: the QSLv2, the MPL 1.1 or the GPLv3.",
            "MPL-1.1 or GPL-3.0-only or [qslv2]"),
    ]

    @Test(arguments: choices)
    func `a license that nobody knows is one to choose`(_ example: Case) {
        #expect(Self.stated(example.text) == example.stated)
    }

    static let others = [
        Case("It is under the GPL version 2 and the Quern License.", "GPL-2.0-only"),
        Case("It is under the Quern License.", ""),
        Case("It is under the GPL version 2 or the license below.", "GPL-2.0-only"),
        Case("It is under the MIT license or the Mozilla Public License 1.1.", "MIT or MPL-1.1"),
        Case(
            "It is under the MIT License or Ada Turner's Artistic License.",
            "MIT or Artistic-1.0-Perl"),
    ]

    @Test(arguments: others)
    func `only beside others is such a name a license's`(_ example: Case) {
        #expect(Self.stated(example.text) == example.stated)
    }

    @Test func `later versions that somebody has to accept are a choice of their own`() {
        #expect(
            Self.stated(
                "It is under the GPL, version 2, or version 3, or any later version accepted by the "
                    + "board of Tallow (or whoever follows it).")
                == "GPL-2.0-only or GPL-3.0-only or [later versions approved by the board of tallow]"
        )
        #expect(
            Self.stated(
                "It is under the GPL, version 2, or any later version approved by the Free Software "
                    + "Foundation.") == "GPL-2.0-or-later")
    }

    @Test func `a short name with somebody's exception is another license`() {
        let grants = GrantReader.grants("You may distribute it either as GPL, GPL+LE or LGPL.")
        #expect(
            grants.map(\.license) == [
                .or([
                    .license("GPL-1.0-or-later"),
                    .reference(
                        LicenseReference(.name("gpl+le"), underlying: ["GPL-1.0-or-later"])),
                    .license("LGPL-2.0-or-later"),
                ])
            ])
    }
}
