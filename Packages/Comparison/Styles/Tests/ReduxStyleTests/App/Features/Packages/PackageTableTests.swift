import DomainLayer
import StyleDoubles
import Testing

@testable import ReduxStyle

@Suite struct PackageTableTests {
    @Test func `a package is found by its identifier`() {
        let table = PackageTable.of(LicenseEntry.samples)
        #expect(table["birch:all"] == LicenseEntry.samples[1])
        #expect(table.row(of: "birch:all") == 1)
        #expect(table["fig:all"] == nil)
    }

    @Test func `of two packages with one identifier the first is found`() {
        let twice = LicenseEntry.samples + LicenseEntry.samples
        #expect(PackageTable.of(twice).row(of: "cedar:all") == 2)
    }

    @Test func `what is gone is kept as long as it is needed, and isn't installed`() {
        let old = PackageTable.of(LicenseEntry.samples)
        var new = PackageTable.of([LicenseEntry.samples[2]])
        new.keep(["apple:all", "cedar:all"], of: old)
        #expect(new["apple:all"] == LicenseEntry.samples[0])
        #expect(new.row(of: "apple:all") == nil)
        #expect(new["birch:all"] == nil)
        var newest = PackageTable.of([])
        newest.keep(["apple:all", "cedar:all"], of: new)
        #expect(newest["apple:all"] == LicenseEntry.samples[0])
        newest.forgetDeparted()
        #expect(newest == PackageTable.of([]))
    }

    @Test func `tables of the same packages are equal, and others aren't`() {
        let table = PackageTable.of(LicenseEntry.samples)
        #expect(table == PackageTable.of(LicenseEntry.samples))
        #expect(table != PackageTable.of(LicenseEntry.samples.reversed()))
        var keeping = PackageTable.of([])
        keeping.keep(["apple:all"], of: table)
        #expect(keeping != PackageTable.of([]))
    }
}
