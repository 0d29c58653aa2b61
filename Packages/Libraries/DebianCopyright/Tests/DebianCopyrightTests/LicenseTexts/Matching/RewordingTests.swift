import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct RewordingTests {
    private static let clover = """
        This licence was written by the people of the Committee for Lawns and Orchards with Vines,
        having its place of business at 4 Mill Lane, 10115 Oldtown, who look after the CLOV code.

        Anybody may use, copy, change and sell the code of the lawn for any purpose, so long as
        each visitor agrees to be bound by this licence and leaves the orchard to grow as it was
        found. Whoever changes the lawn should mark the place and date of each of the changes. This
        licence is governed by the laws of the State of Clover.

        The lawn is provided by the Committee as is and without warranty of any kind. In no event
        shall the Committee be liable for stains, however they came about.
        """

    private func ids(_ old: String, _ new: String) throws -> [String] {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Clover", text: Array(Self.clover.utf8))
            })
        let line = Self.clover.replacing("\n", with: " ").replacing("  ", with: "\n\n")
        let text = line.replacing(old, with: new)
        #expect(text != line)
        return index.read(text).ids
    }

    @Test(
        arguments: [
            ("sell the code", "sell the Verbena code"),
            ("sell the code", "sell the VerbenaCooks code"),
            ("the CLOV code", "the CLOV (for C[ommittee] L[awns] O[rchards] V[ines]) code"),
            ("4 Mill Lane, 10115", "31-33 rue Verte, 20099"),
            ("each visitor", "each</strong> visitor"), ("each visitor", "each <strong>visitor"),
            ("as it was", "as it was (as noted below)"),
            ("by this licence", "by the current licence"), ("to grow", "togrow"),
            ("State of Clover", "State of New Sorrel"),
            ("Lawns and Orchards", "Lawns <lea.mint@lawn.example> and Orchards"),
        ])
    func `other names make no other license`(_ old: String, _ new: String) throws {
        #expect(try ids(old, new) == ["Clover"])
    }

    @Test(
        arguments: [
            ("sell the code", "sell the unripe code"), ("sell the code", "sell the Unripe Code"),
            ("sell the code", "sell the Noncommercial code"),
            ("sell the code", "sell the unaltered Verbena code"),
            ("the CLOV code", "the CLOV (for Customers) code"),
            ("sell the code", "sell the Obfuscated code"),
            ("sell the code", "sell the Compiled code"),
            ("sell the code", "sell the Trialware code"),
            ("sell the code", "sell the Crippleware code"),
            ("sell the code", "sell the Unmodifiable code"),
            ("sell the code", "sell the Encrypted code"),
            ("sell the code", "sell the Paid code"), ("sell the code", "sell the Minified code"),
            ("the CLOV code", "the CLOV (for Customers Living Over Vales) code"),
            ("the CLOV code", "the CLOV (for Companies Licensed Only Voluntarily) code"),
            ("the State of Clover.", "the State of Clover. Selling Is Banned."),
            ("the State of Clover.", "the State of Clover. Noncommercial Copies Allowed."),
            ("the State of Clover.", "the State of Clover Forbidding Vendors."),
            ("the State of Clover.", "the State of Members."),
            ("10115 Oldtown,", "10115 Oldtown, Members Only 20099,"),
            ("4 Mill Lane", "4 Mill Lane, Schools Excluded"),
            ("the CLOV code", "the CLOV for Cooks Living Over Vales code"),
            ("the code of the lawn", "the code of the lawn at 5 Mint Road, 20099 Newtown"),
            ("each visitor", "each current visitor"), ("State of Clover", "schools of Sorrel"),
            ("each visitor", "each Sorrel visitor"),
            ("each visitor", "each strong visitor"), ("each visitor", "each <strong visitor"),
            ("each visitor", "each <teachers> visitor"), ("to grow", "tomow"),
        ])
    func `other words do`(_ old: String, _ new: String) throws {
        #expect(try ids(old, new) == [])
    }

    @Test(arguments: [("togrow", true), ("nogrow", false), ("tosell", false)])
    func `two of the license's words may be joined, but no negation`(
        word: String, isHarmless: Bool
    ) throws {
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Clover", text: Array(Self.clover.utf8))
            })
        let own = ["to", "grow", "no"].map { index.vocabulary[WordHash(of: $0)] }
        #expect(!own.contains(0))
        ByteView.withBytes(of: Array(word.utf8)) { bytes in
            let words = TextWords(of: bytes, numberedBy: index)
            var numbered = NumberedWords()
            numbered.read(words)
            let rewording = Rewording(
                index: index, license: nil, own: Set(own),
                text: NumberedText(bytes, words, numbered))
            #expect(rewording.saysNothingNew(0..<1) == isHarmless)
        }
    }
}
