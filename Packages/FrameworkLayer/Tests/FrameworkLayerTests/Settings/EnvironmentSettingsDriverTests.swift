import DebianRootFixtures
import DebianSystems
import DomainLayer
import Testing

@testable import FrameworkLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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

    @Test(
        arguments: [
            ("Creator: Person: Ann\nPerson\n", .strayLine(path: "PATH", line: 2)),
            (" Person: Ann\n", .strayLine(path: "PATH", line: 1)),
            (
                "Creator: Person: Ann\ncreator: Person: Bob\n",
                .repeatedField("creator", path: "PATH", line: 2, first: 1)
            ),
            (
                "Creator: Person: Ann\n\n# Or rather:\nCreator: Person: Ann\n",
                .repeatedField("Creator", path: "PATH", line: 4, first: 1)
            ),
            (
                "Creator: Person: Ann\n\nName: Press\n",
                .unknownField("Name", path: "PATH", line: 3)
            ),
        ] as [(String, SettingsError)])
    func `a line that would be passed over is an error`(
        text: String, error: SettingsError
    ) async throws {
        try await withDebianRoot { folder in
            try folder.file("config", text)
            let driver = EnvironmentSettingsDriver(
                environment: [:], systemFile: folder.hostPath("config"))
            await #expect(throws: error.at(folder.hostPath("config"))) {
                try await driver.creator()
            }
        }
    }

    @Test func `a file that is there but can't be read is an error, one that isn't is none`()
        async throws
    {
        try await withDebianRoot { folder in
            try folder.file("system", "Creator: Person: Root\n")
            let driver = EnvironmentSettingsDriver(
                environment: ["XDG_CONFIG_HOME": folder.hostPath("own")],
                systemFile: folder.hostPath("system"))
            try folder.file("own", "not a folder")
            #expect(try await driver.creator()?.name == "Root")
            let loop = EnvironmentSettingsDriver(
                environment: ["XDG_CONFIG_HOME": folder.hostPath("home")],
                systemFile: folder.hostPath("system"))
            try folder.link("home/debian-licenses/config", to: "config")
            await #expect(
                throws: SettingsError.unreadable(
                    path: folder.hostPath("home/debian-licenses/config"),
                    .unreadable(message: SystemError(number: ELOOP).message))
            ) { try await loop.creator() }
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

extension SettingsError {
    /// The error in the file at this path.
    fileprivate func at(_ path: String) -> SettingsError {
        switch self {
        case .unknownField(let name, _, let line): .unknownField(name, path: path, line: line)
        case .repeatedField(let name, _, let line, let first):
            .repeatedField(name, path: path, line: line, first: first)
        case .strayLine(_, let line): .strayLine(path: path, line: line)
        case .notAnAgent, .unreadable: self
        }
    }
}
