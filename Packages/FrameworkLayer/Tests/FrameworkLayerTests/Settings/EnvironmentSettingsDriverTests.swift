import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

struct EnvironmentSettingsDriverTests {
    private let orchard = DocumentAgent(
        .organization, "Orchard", email: MailAddress("sbom@orchard.example"))

    @Test func `the environment takes precedence over a user's file, and that over the system's`()
        async throws
    {
        try await withDebianRoot { folder in
            let system = folder.hostPath("etc/debian-licenses/config")
            func creator(_ environment: [String: String]) async throws -> DocumentAgent? {
                try await EnvironmentSettingsDriver(environment: environment, systemFile: system)
                    .creator()
            }
            #expect(try await creator([:]) == nil)
            try folder.file("etc/debian-licenses/config", "Creator: Person: Root\n")
            #expect(try await creator(["HOME": folder.hostPath("home")])?.name == "Root")
            try folder.file(
                "home/.config/debian-licenses/config",
                "# Who answers.\ncreator: Organization: Orchard\n (sbom@orchard.example)\n")
            #expect(try await creator(["HOME": folder.hostPath("home")]) == orchard)
            let other = ["HOME": folder.hostPath("home"), "XDG_CONFIG_HOME": "/nowhere"]
            #expect(try await creator(other)?.name == "Root")
            let set = other.merging(["DEBIAN_LICENSES_CREATOR": "Person: Ann"]) { $1 }
            #expect(try await creator(set) == DocumentAgent(.person, "Ann"))
        }
    }

    @Test func `what makes no sense is an error that names its place`() async throws {
        let variable = EnvironmentSettingsDriver(
            environment: ["DEBIAN_LICENSES_CREATOR": "Orchard"], systemFile: "/nowhere")
        await #expect(
            throws: SettingsError.notAnAgent("Orchard", place: "DEBIAN_LICENSES_CREATOR")
        ) { try await variable.creator() }
        try await withDebianRoot { folder in
            let path = folder.hostPath("config")
            let driver = EnvironmentSettingsDriver(environment: [:], systemFile: path)
            try folder.file("config", "\nCreator: Nobody\n")
            await #expect(throws: SettingsError.notAnAgent("Nobody", place: "\(path):2")) {
                try await driver.creator()
            }
            try folder.file("config", "Author: Person: Ann\n")
            await #expect(throws: SettingsError.unknownField("Author", path: path, line: 1)) {
                try await driver.creator()
            }
            let limit = EnvironmentSettingsDriver.sizeLimit
            try folder.file("config", String(repeating: "#", count: limit + 1))
            await #expect(
                throws: SettingsError.unreadable(
                    path: path, .tooLarge(size: limit + 1, limit: limit))
            ) { try await driver.creator() }
        }
    }
}
