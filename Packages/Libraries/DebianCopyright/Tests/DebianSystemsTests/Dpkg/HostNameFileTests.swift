import DebianRootFixtures
import Testing

@testable import DebianSystems

@Suite struct HostNameFileTests {
    private func name(_ text: String) async throws -> String? {
        try await withDebianRoot { fixture in
            try fixture.file("etc/hostname", text)
            return HostNameFile.read(from: try RootDirectory(path: fixture.path))
        }
    }

    @Test(arguments: [
        ("orchard\n", "orchard"),
        ("# the machine in the shed\n\n  orchard.example \r\nother\n", "orchard.example"),
        (String(repeating: "a", count: 64), String(repeating: "a", count: 64)),
        (String(repeating: "a", count: 65), nil),
        ("# orchard\n", nil),
        ("", nil),
        (String(repeating: "#\n", count: HostNameFile.sizeLimit) + "orchard\n", nil),
    ])
    func `the first line that says something is the name`(
        _ text: String, _ expected: String?
    ) async throws {
        #expect(try await name(text) == expected)
    }

    @Test func `a link out of the root names no machine`() async throws {
        try await withDebianRoot { fixture in
            try fixture.link("etc/hostname", to: "../../../../../../../../etc/hostname")
            #expect(HostNameFile.read(from: try RootDirectory(path: fixture.path)) == nil)
        }
    }
}
