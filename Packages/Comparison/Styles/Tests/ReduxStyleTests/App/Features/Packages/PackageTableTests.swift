import DomainLayer
import StyleDoubles
import Testing

@testable import ReduxStyle

@Suite struct PackageTableTests {
    @Test func `a package is found by its identifier`() {
        let table = PackageTable.of(PackageLicense.samples)
        #expect(table["birch:all"] == PackageLicense.samples[1])
        #expect(table.row(of: "birch:all") == 1)
        #expect(table["fig:all"] == nil)
    }

    @Test func `of two packages with one identifier the first is found`() {
        let twice = PackageLicense.samples + PackageLicense.samples
        #expect(PackageTable.of(twice).row(of: "cedar:all") == 2)
    }

    @Test func `what is gone is kept as long as it is needed, and isn't installed`() {
        let old = PackageTable.of(PackageLicense.samples)
        var new = PackageTable.of([PackageLicense.samples[2]])
        new.keep(["apple:all", "cedar:all"], of: old)
        #expect(new["apple:all"] == PackageLicense.samples[0])
        #expect(new.row(of: "apple:all") == nil)
        #expect(new["birch:all"] == nil)
        var newest = PackageTable.of([])
        newest.keep(["apple:all", "cedar:all"], of: new)
        #expect(newest["apple:all"] == PackageLicense.samples[0])
        newest.forgetDeparted()
        #expect(newest == PackageTable.of([]))
    }

    @Test func `tables of the same packages are equal, and others aren't`() {
        let table = PackageTable.of(PackageLicense.samples)
        #expect(table == PackageTable.of(PackageLicense.samples))
        #expect(table != PackageTable.of(PackageLicense.samples.reversed()))
        var keeping = PackageTable.of([])
        keeping.keep(["apple:all"], of: table)
        #expect(keeping != PackageTable.of([]))
    }
}
