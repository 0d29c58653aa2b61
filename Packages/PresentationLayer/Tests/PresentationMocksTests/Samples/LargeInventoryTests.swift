import DomainLayer
import Testing

@testable import PresentationMocks

struct LargeInventoryTests {
    @Test func `there are 10,000 packages in their order`() {
        let ids = LargeInventory.entries.map(\.id)
        #expect(ids.count == 10_000)
        #expect(ids.first == "package-00000:amd64")
        #expect(ids.last == "package-09999:all")
        #expect(zip(ids, ids.dropFirst()).allSatisfy(<))
    }

    @Test func `a package is made from its number alone`() {
        let entry = LargeInventory.entries[4_711]
        #expect(entry.id == "package-04711:all")
        #expect(entry.source == SourcePackage(name: "source-1570", version: "2.4-1"))
        #expect(entry.expression?.description == "Zlib")
        #expect(entry.installedSize == 64 + 4_711 * 7_919 % 65_536)
        #expect(
            LargeInventory.text(of: entry) == """
                Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                Files: *
                Copyright: 2020 The authors of source-1570
                License: Zlib
                 Here a real package prints Zlib.

                """)
    }

    @Test func `every expression is valid`() throws {
        let expressions = Set(LargeInventory.entries.compactMap(\.expression))
        #expect(expressions.count == 11)
        for expression in expressions {
            #expect(try LicenseExpression(parsing: expression.description) == expression)
        }
    }
}
