import Testing

@testable import DebianSystems

struct PartNameTests {
    private func name(_ path: String) -> String? {
        PartName(path.utf8).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test(arguments: [
        ("a/layer.tar", "a/layer.tar"), ("./a//layer.tar/", "a/layer.tar"),
        ("/etc/passwd", "etc/passwd"),
        (".", ""), ("../a", nil), ("a/../b", "b"), ("a/../../b", nil),
        ("a/..b", "a/..b"),
    ])
    func `a name never leads upwards`(path: String, expected: String?) {
        #expect(name(path) == expected)
    }

    @Test(arguments: [
        ("a/layer.tar", "../b/layer.tar", "b/layer.tar"), ("a.tar", "b.tar", "b.tar"),
        ("a/layer.tar", "../../b", nil), ("a/layer.tar", "..", ""),
        ("a.tar", "/etc/passwd", "etc/passwd"),
    ])
    func `a link stays inside the archive`(path: String, link: String, expected: String?) throws {
        let target = try #require(PartName(path.utf8)).target(Array(link.utf8))
        #expect(target.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
    }
}
