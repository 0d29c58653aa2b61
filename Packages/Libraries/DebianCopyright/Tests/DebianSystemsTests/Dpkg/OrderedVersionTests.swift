import Testing

@testable import DebianSystems

@Suite struct OrderedVersionTests {
    @Test(arguments: [
        ("1.0", "1.1"), ("1.9", "1.10"), ("1.0~rc1", "1.0"), ("1.0~~", "1.0~"),
        ("1.0", "1.0a"), ("1.0a", "1.0+"), ("1.0-1", "1.0-2"), ("1.0-9", "1.0-10"),
        ("9", "1:0"), ("1:9", "2:0"), ("1.0", "1.0-1"), ("1.0-1~bpo12+1", "1.0-1"),
        ("1.0-1", "1.0-1+b1"), ("1.2-3-4", "1.2-4-3"), ("2.36-9+deb12u9", "2.36-9+deb12u10"),
        ("", "1"), ("0~", ""), ("0", "0a"), ("a0b", "ab"), ("1", "1a"), ("00:1", "0:1-1"),
        ("1.~1", "1."), ("1-~", "1-0"), ("1:1", "1.1:0"), ("1.0", "99999999999999999999999999"),
    ])
    func `the first one is earlier`(first: String, second: String) throws {
        let earlier = try #require(OrderedVersion(first))
        let later = try #require(OrderedVersion(second))
        #expect(earlier < later)
        #expect(later > earlier)
        #expect(earlier != later)
    }

    @Test(arguments: [
        ("1.0", "1.0"), ("0:1.0", "1.0"), ("1.0", "1.0-0"), ("1.00", "1.0"), ("", "0"),
        ("1.01", "1.1"), ("1.", "1.0"), ("a", "a0"), ("000:00", ""),
    ])
    func `both are one version`(first: String, second: String) throws {
        #expect(try #require(OrderedVersion(first)) == #require(OrderedVersion(second)))
    }

    @Test func `a version that no file name could hold is none`() {
        #expect(OrderedVersion(String(repeating: "0", count: 254) + "1") == OrderedVersion("1"))
        #expect(OrderedVersion(String(repeating: "1", count: 256)) == nil)
    }
}
