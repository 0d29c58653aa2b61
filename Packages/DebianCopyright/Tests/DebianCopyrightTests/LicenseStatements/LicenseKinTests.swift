import Testing

@testable import DebianCopyright

struct LicenseKinTests {
    @Test(arguments: [
        ("MIT", true), ("GPL-3.0-only", true), ("ISC", false), ("LGPL-2.1-only", false),
    ])
    func `an id is kin to itself, and a GNU licence to its family`(id: String, isKin: Bool) {
        #expect(LicenseKin(of: ["GPL-2.0-or-later", "MIT"]).contains(id) == isKin)
    }
}
