import Testing

@testable import DebianCopyright

@Suite struct StringFamilyTests {
    @Test(arguments: [
        ("GPL-2.0-or-later", "GPL"), ("BSD-3-Clause", "BSD"), ("MIT", "MIT"), ("", ""),
    ])
    func `a family is what stands before the first hyphen`(id: String, family: String) {
        #expect(id.licenseFamily == family)
    }
}
