import Testing

@testable import DebianCopyright

@Suite struct SeedClustersTests {
    @Test(arguments: [
        "The roots in the soil, close the gate", "Boil them down or freeze them, and give away",
        "Name the field that its fruit comes",
    ])
    func `a text may say twice what a license says once, further down`(_ words: String) throws {
        let text = InventedLicenses.larkspur + "\n\n" + InventedLicenses.bramble
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Larkspur-bramble", text: Array(text.utf8))
            })
        let place = "Neither the name"
        let other = text.replacing(place, with: words + " " + place)
        #expect(other != text)
        #expect(index.read(other).ids == ["Larkspur-bramble"])
    }
}

@Suite struct SeedRunTests {
    /// Positions on one diagonal.
    private func row(_ positions: [Int32], diagonal: Int32 = 10) -> [SeedOccurrence] {
        positions.map { SeedOccurrence(position: $0, diagonal: diagonal) }
    }

    private func take(
        _ occurrences: [SeedOccurrence], into run: inout SeedRun,
        beside other: SeedRun = SeedRun()
    ) -> Int {
        occurrences.withUnsafeBufferPointer { run.take($0, from: 0, beside: other) }
    }

    @Test func `seeds in a row are taken in at once`() {
        var run = SeedRun(SeedOccurrence(position: 20, diagonal: 10))
        #expect(take(row([24, 30, 31, 40]) + row([41], diagonal: 12), into: &run) == 4)
        #expect(run.hits == 5)
        #expect(run.last == 40)
        #expect(run.anchor == 40)
        #expect(run.anchorOrigin == 30)
        #expect(run.room == 24)
    }

    @Test func `a row ends where the text goes on for long without a seed`() {
        var run = SeedRun(SeedOccurrence(position: 20, diagonal: 10))
        #expect(take(row([24, 425, 426]), into: &run) == 1)
        #expect(run.claim(row([424])[0]) == 2)
        #expect(run.claim(row([425])[0]) == .min)
    }

    @Test func `seeds that a longer run may claim are taken one by one`() {
        var run = SeedRun(SeedOccurrence(position: 20, diagonal: 10))
        var longer = SeedRun(SeedOccurrence(position: 0, diagonal: 12))
        #expect(take(row([2, 4, 6, 8, 10], diagonal: 12), into: &longer) == 5)
        #expect(take(row([24, 30]), into: &run, beside: longer) == 1)
        #expect(run.hits == 2)
    }

    @Test func `the anchor is in the longest row`() {
        var run = SeedRun(SeedOccurrence(position: 20, diagonal: 10))
        #expect(take(row([24, 30]), into: &run) == 2)
        #expect(take(row([40], diagonal: 13), into: &run) == 1)
        #expect(run.anchor == 30)
        #expect(run.anchorOrigin == 20)
    }

    @Test func `words that the text lacks leave no room`() {
        var run = SeedRun(SeedOccurrence(position: 20, diagonal: 10))
        #expect(take(row([30], diagonal: 5), into: &run) == 1)
        // 19 words of the template from the first seed to the last, and 5 lacking.
        #expect(run.room == 14)
    }

    @Test func `a run without seeds claims none`() {
        #expect(SeedRun().claim(row([5])[0]) == .min)
    }
}
