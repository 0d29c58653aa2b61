import DomainLayer
import Testing

struct LicenseInventoryTests {
    @Test(arguments: [
        (nil, nil, false),
        (LicenseReason.missingFile(path: "/p"), nil, false),
        (.unreadable(path: "/p", message: "m"), nil, true),
        (nil, LicenseFinding(.documentationExcluded), false),
        (nil, LicenseFinding(.unreadable), true),
        (nil, LicenseFinding(.syntaxError), true),
    ])
    func `an inventory is incomplete where something could not be read`(
        reason: LicenseReason?, finding: LicenseFinding?, isIncomplete: Bool
    ) throws {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: [try .sample("a"), try .sample("b", reason: reason)],
            findings: [finding].compactMap(\.self))
        #expect(inventory.isIncomplete == isIncomplete)
    }

    @Test func `a finding of one package leaves the inventory complete`() throws {
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", findings: [.init(.syntaxError)])])
        #expect(!inventory.isIncomplete)
    }
}
