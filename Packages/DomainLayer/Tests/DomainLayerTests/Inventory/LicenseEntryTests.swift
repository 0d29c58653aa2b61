import DomainLayer
import Testing

struct LicenseEntryTests {
    @Test func `an entry's id is name and architecture`() throws {
        #expect(try LicenseEntry.sample("libc6", architecture: "i386").id == "libc6:i386")
    }
}
