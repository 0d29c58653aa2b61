import Testing

@testable import DebianCopyright

@Suite struct DebianVersionTests {
    @Test(arguments: [
        ("1.0", "1.1"), ("1.9", "1.10"), ("1.0~rc1", "1.0"), ("1.0~~", "1.0~"),
        ("1.0", "1.0a"), ("1.0a", "1.0+"), ("1.0-1", "1.0-2"), ("1.0-9", "1.0-10"),
        ("9", "1:0"), ("1:9", "2:0"), ("1.0", "1.0-1"), ("1.0-1~bpo12+1", "1.0-1"),
        ("1.0-1", "1.0-1+b1"), ("1.2-3-4", "1.2-4-3"), ("2.36-9+deb12u9", "2.36-9+deb12u10"),
        ("", "1"), ("0~", ""), ("1.0", "99999999999999999999999999"),
    ])
    func `the first one is earlier`(first: String, second: String) {
        #expect(DebianVersion(first) < DebianVersion(second))
        #expect(DebianVersion(second) > DebianVersion(first))
        #expect(DebianVersion(first) != DebianVersion(second))
    }

    @Test(arguments: [
        ("1.0", "1.0"), ("0:1.0", "1.0"), ("1.0", "1.0-0"), ("1.00", "1.0"), ("", "0"),
        ("1.01", "1.1"),
    ])
    func `both are one version`(first: String, second: String) {
        #expect(DebianVersion(first) == DebianVersion(second))
        #expect(!(DebianVersion(first) < DebianVersion(second)))
    }
}
