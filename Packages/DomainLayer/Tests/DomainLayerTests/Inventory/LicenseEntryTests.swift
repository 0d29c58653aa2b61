import DomainLayer
import Testing

struct LicenseEntryTests {
    @Test func `an entry's id is name and architecture`() throws {
        #expect(try LicenseEntry.sample("libc6", architecture: "i386").id == "libc6:i386")
    }
}

struct LicenseEntryLicensesTests {
    @Test func `licenses and exceptions come from the expression, ordered`() throws {
        let entry = try LicenseEntry.sample(
            "a", "Zlib AND (MIT OR GPL-2.0-only WITH Linux-syscall-note)")
        #expect(entry.licenses == ["GPL-2.0-only", "MIT", "Zlib"])
        #expect(entry.exceptions == ["Linux-syscall-note"])
    }

    @Test func `what a reference builds upon counts as a license too`() throws {
        let entry = try LicenseEntry.sample(
            "a", "LicenseRef-deb-x-01234567 AND MIT", underlying: ["GPL-2.0-or-later", "MIT"])
        #expect(entry.licenses == ["GPL-2.0-or-later", "LicenseRef-deb-x-01234567", "MIT"])
        #expect(entry.category == .unknown)
    }

    @Test func `without an expression there is no license and the category is unknown`() throws {
        let entry = try LicenseEntry.sample("a", nil)
        #expect(entry.licenses == [])
        #expect(entry.exceptions == [])
        #expect(entry.category == .unknown)
    }
}
