import Testing

@testable import DebianCopyright

@Suite struct LicenseIndexTests {
    private func bytes() throws -> [UInt8] {
        var builder = LicenseIndexBuilder()
        try builder.add(id: "Bramble", text: Array(InventedLicenses.bramble.utf8))
        try builder.add(
            id: "Gate-exception", isException: true,
            text: Array(InventedLicenses.gateException.utf8))
        return builder.build()
    }

    @Test func `an index keeps ids, and which are exceptions`() throws {
        let index = try #require(LicenseIndex(bytes()))
        #expect((0..<index.templateCount).map(index.id) == ["Bramble", "Gate-exception"])
        #expect((0..<index.templateCount).map(index.isException) == [false, true])
    }

    @Test func `a text that the list lacks is not taken for one like it`() throws {
        let neighbor =
            InventedLicenses.gateException + " Whoever meets the goat also leaves by the stile."
        var builder = LicenseIndexBuilder()
        try builder.add(
            id: "Gate-exception", isException: true,
            text: Array(InventedLicenses.gateException.utf8))
        try builder.add(
            id: LicenseIndexBuilder.unlistedID, isException: true, text: Array(neighbor.utf8))
        let index = try #require(LicenseIndex(builder.build()))
        #expect((0..<index.templateCount).map(index.isListed) == [true, false])
        #expect(index.read(neighbor).ids == [LicenseIndexBuilder.unlistedID])
        #expect(index.read(InventedLicenses.gateException).ids == ["Gate-exception"])
    }

    @Test func `the same texts make the same bytes`() throws {
        #expect(try bytes() == bytes())
    }

    @Test func `an index of nothing finds nothing`() throws {
        let index = try #require(LicenseIndex(LicenseIndexBuilder().build()))
        #expect(index.templateCount == 0)
        #expect(index.read(InventedLicenses.bramble).ids == [])
        // Words that every index has.
        #expect(index.read("may not copy modify distribute or sell").ids == [])
    }

    @Test func `no byte of an index can change unseen`() throws {
        let bytes = try bytes()
        for position in stride(from: 0, to: bytes.count, by: 7) {
            var broken = bytes
            broken[position] ^= 0x10
            #expect(LicenseIndex(broken) == nil, "byte \(position)")
        }
    }

    @Test(arguments: [0, 1, 47, 48, 100])
    func `a cut index is none`(_ count: Int) throws {
        #expect(try LicenseIndex(Array(bytes().prefix(count))) == nil)
    }

    @Test func `the embedded index has the list's texts and exceptions`() {
        let index = LicenseIndex.spdx
        let ids = Set((0..<index.templateCount).map(index.id))
        #expect(ids.count > 500)
        #expect(
            ids.isSuperset(of: ["MIT", "BSD-3-Clause", "GPL-3.0-only", "Autoconf-exception-3.0"]))
        #expect(ids.contains(LicenseIndexBuilder.unlistedID))
    }

    @Test func `the other embedded index has licenses of LicenseDB alone`() {
        let index = LicenseIndex.licenseDB
        let ids = (0..<index.templateCount).map(index.id)
        #expect(ids.count > 1000)
        #expect(ids.allSatisfy { $0.hasPrefix("LicenseRef-scancode-") })
        #expect(Set(ids).count == ids.count)
    }
}
