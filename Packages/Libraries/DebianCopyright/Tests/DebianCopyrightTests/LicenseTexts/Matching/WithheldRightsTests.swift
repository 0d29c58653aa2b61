import Testing

@testable import DebianCopyright

@Suite struct WithheldRightsTests {
    private static let sorrel = """
        Permission is granted to use, copy, change, sell and hand on this salad for any purpose,
        with or without oil and without fee, including commercial kitchens, so long as this page
        lies beside each bowl and the name of Sorrel Growers is spelled in full on it.

        The salad is provided by Sorrel Growers as is and without warranty of any kind. In no
        event shall Sorrel Growers be liable for stains, however they came about.
        """

    private func ids(_ old: String, _ new: String) throws -> [String] {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Sorrel", text: Array(Self.sorrel.utf8))
            })
        let line = Self.sorrel.replacing("\n", with: " ").replacing("  ", with: "\n\n")
        let text = line.replacing(old, with: new)
        #expect(text != line)
        return index.read(text).ids
    }

    @Test(
        arguments: [
            ("with or without oil", "without oil"), ("with or without oil", "with oil"),
            ("for any purpose", "for a purpose"), ("for any purpose", "for personal purposes"),
            ("for any purpose", "for any purpose but evaluation"),
            ("including commercial", "excluding commercial"), ("without fee", "without"),
            ("use, copy, change", "copy, change"), ("sell and hand", "and hand"),
            ("Permission is granted to use", "Permission is granted to nonprofit kitchens to use"),
            ("hand on this salad", "hand on only this salad"),
            ("so long as", "unless it is prohibited, so long as"),
            ("Permission is granted to use", "Permission is granted to solely use"),
            ("Permission is granted", "In academic kitchens permission is granted"),
            ("as is and", "as is, for noncommercial use, and"),
            ("without warranty", "with warranty"), ("is granted to use", "is not granted to use"),
            ("came about.", "came about, in research kitchens."),
            ("hand on this salad", "hand on this salad at the garden's own table"),
            ("for any purpose", "for any humble purpose"),
            ("this salad for", "this salad within the Kingdom of Sorrel for"),
            ("is spelled", "and of its cook Tarragon is spelled"),
            ("came about.", "came about,\nnor may they be washed off."),
        ])
    func `what gives less makes another text`(_ old: String, _ new: String) throws {
        #expect(try ids(old, new) == [])
    }

    @Test(
        arguments: [
            ("for any purpose", "for all purposes"),
            ("this salad", "this salad and its documentation"),
            ("use, copy, change", "use, change, copy"), ("name of Sorrel", "names of Sorrel"),
            ("Sorrel Growers be", "the Research Growers of Academic Hill be"),
            ("Sorrel Growers be", "anybody who copies or sells the salad be"),
            ("stains, however", "stains, unless a law says so, however"),
            ("Permission is", "Published by the Institute for Salad Research.\nPermission is"),
            ("is spelled in full", "is speled in full"),
            ("commercial kitchens", "commercial kit\u{AD}chens"),
        ])
    func `what gives as much makes none`(_ old: String, _ new: String) throws {
        #expect(try ids(old, new) == ["Sorrel"])
    }
}
