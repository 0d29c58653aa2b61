import Testing

@testable import DebianCopyright

/// The SPDX list's names of licenses, in a text.
struct NameTreeTests {
    @Test(arguments: [
        ("Released under the Turner Glyph License.", "Turner-Glyph"),
        ("Released under the turner glyph licence or the MIT license.", "Turner-Glyph OR MIT"),
        ("License: Wheel Public License v2.0", "Wheel-2.0"),
        ("Licensed under the Wheel Public License, version 1.0.", "Wheel-1.0"),
        ("Licensed under the Wheel Public License, version 3.", ""),
        ("Licensed under the Wheel Public License.", ""),
        ("Licensed under the ISC License (Gear variant).", "ISC-Gear"),
        ("Licensed under the ISC License.", "ISC"),
        ("Licensed under the Unturned.", "Unturned"),
        ("It looks like the Turner Glyph License.", ""),
        ("Under the following Turner Glyph License:", ""),
        ("Licensed under https://spdx.org/licenses/Turner-Glyph.html.", "Turner-Glyph"),
    ])
    func `a name of the list is read in full`(text: String, licenses: String) {
        #expect(stated(text) == licenses)
    }

    @Test func `a word that only names of the list have plays no other part`() {
        let words = "turner glyph wheel gear turner glyph wheel gear variant"
        #expect(stated("It is under \(words) the moon, like the MIT license.") == "")
        #expect(stated("Under what Ada called the moon of Turner Glyph Wheel lies MIT.") == "")
    }

    private static let names = NameTree(
        knowing: LicenseVocabulary(
            licenseIDs: [
                "ISC", "ISC-Gear", "MIT", "Turner-Glyph", "Unturned", "Wheel-1.0", "Wheel-2.0",
            ],
            exceptionIDs: [],
            names: [
                ("ISC", "ISC License"), ("ISC-Gear", "ISC License (Gear variant)"),
                ("Turner-Glyph", "Turner Glyph License"), ("Unturned", "The Unturned"),
                ("Wheel-1.0", "Wheel Public License v1.0"),
                ("Wheel-2.0", "Wheel Public License version 2.0"),
            ]))

    private func stated(_ text: String) -> String {
        GrantReader.grants(text, by: Self.names).map { String(stating: $0.license) }
            .joined(separator: "; ")
    }
}
