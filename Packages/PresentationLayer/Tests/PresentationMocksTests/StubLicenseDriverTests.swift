import DomainLayer
import PresentationMocks
import Synchronization
import Testing

struct StubLicenseDriverTests {
    private let driver = StubLicenseDriver(tick: .zero)

    /// Keeps what a driver says of its progress.
    private final class Progress: Sendable {
        private let recorded = Mutex<[[Int]]>([])

        /// Done, and of how many, in the order of the calls.
        var steps: [[Int]] { recorded.withLock { $0 } }

        func note(_ done: Int, _ total: Int) {
            recorded.withLock { $0.append([done, total]) }
        }
    }

    @Test func `nothing is there that nobody asked for`() async throws {
        let inventory = try await driver.licenses(in: .standard, detail: []) { _, _ in }
        #expect(inventory.system == Samples.system)
        #expect(inventory.entries.map(\.id) == Samples.inventory.entries.map(\.id))
        #expect(inventory.entries.allSatisfy { $0.textDigest == nil })
        #expect(inventory.texts.isEmpty)
    }

    @Test func `everything is there that somebody asked for`() async throws {
        let inventory = try await driver.licenses(in: .standard, detail: [.digests, .texts]) {
            _, _ in
        }
        #expect(inventory == Samples.inventory)
        let troubled = try await driver.licenses(
            in: .root("troubled"), detail: [.digests, .texts]
        ) { _, _ in }
        #expect(troubled == Samples.troubledInventory)
    }

    @Test(arguments: [
        ("samples", 18), ("troubled", 23), ("spring", 17), ("empty", 0), ("slow", 18),
        ("large", 10_000),
    ])
    func `each scenario has its packages`(scenario: String, packages: Int) async throws {
        let progress = Progress()
        let inventory = try await driver.licenses(
            in: .root(scenario), detail: [], onProgress: progress.note)
        #expect(inventory.entries.count == packages)
        #expect(inventory.system == Samples.system)
        #expect(progress.steps.last == [packages, packages])
    }

    @Test func `the slow scenario tells each step`() async throws {
        let progress = Progress()
        _ = try await driver.licenses(
            in: .root("slow"), detail: [], onProgress: progress.note)
        #expect(progress.steps == (0...18).map { [$0, 18] })
    }

    @Test func `the slow scenario ends at once when it is cancelled`() async {
        let patient = StubLicenseDriver(tick: .seconds(3_600))
        let (steps, step) = AsyncStream.makeStream(of: Int.self)
        let scan = Task { () async -> LicenseDriverError? in
            do throws(LicenseDriverError) {
                _ = try await patient.licenses(in: .root("slow"), detail: []) { done, _ in
                    step.yield(done)
                }
                return nil
            } catch {
                return error
            }
        }
        for await _ in steps { break }
        scan.cancel()
        #expect(await scan.value == .cancelled)
    }

    @Test func `nothing is given to a task that was cancelled before`() async {
        let scan = Task { () async -> LicenseDriverError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(LicenseDriverError) {
                _ = try await driver.licenses(in: .standard, detail: []) { _, _ in }
                return nil
            } catch {
                return error
            }
        }
        #expect(await scan.value == .cancelled)
    }

    @Test func `the failure is that of a database that can't be read, whatever is asked`() async {
        let failure = LicenseDriverError.unreadableDatabase(
            path: "/var/lib/dpkg/status", .system(message: "Permission denied"))
        await #expect(throws: failure) {
            try await driver.licenses(in: .root("failure"), detail: []) { _, _ in }
        }
        await #expect(throws: failure) {
            try await driver.license(
                of: Samples.inventory.entries[0], in: .root("failure"))
        }
        await #expect(throws: failure) {
            try await driver.owners(of: "/usr/bin/brook", in: .root("failure"))
        }
    }

    @Test func `an unknown scenario is refused, and the known ones are named`() async {
        let error = LicenseDriverError.unknownSource(
            "/", known: ["samples", "troubled", "spring", "empty", "failure", "slow", "large"])
        await #expect(throws: error) {
            try await driver.licenses(in: .root("/"), detail: []) { _, _ in }
        }
        await #expect(throws: error) { try await driver.owners(of: "/bin/sh", in: .root("/")) }
    }

    @Test func `a package's text is its copyright file`() async throws {
        let entry = try #require(Samples.entry("base-almanac:all"))
        #expect(
            try await driver.license(of: entry, in: .standard)
                == License(
                    id: "base-almanac:all",
                    name: "base-almanac",
                    body: """
                        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
                        Upstream-Name: Base Almanac

                        Files: *
                        Copyright: Nobody, these are measurements
                        License: public-domain
                         When the sun rises is a fact and belongs to nobody. Whatever rights the
                         keepers had in writing it down, they have given up.

                        """))
    }

    @Test func `a package without a file has no text`() async throws {
        let entry = try #require(Samples.entry("gantry:amd64"))
        await #expect(throws: LicenseDriverError.noText("gantry:amd64")) {
            try await driver.license(of: entry, in: .standard)
        }
        await #expect(throws: LicenseDriverError.noText("gantry:amd64")) {
            try await driver.license(of: entry, in: .root("empty"))
        }
    }

    @Test func `a package has a text only where it is installed`() async throws {
        let entry = try #require(Samples.entry("tollgate:amd64"))
        #expect(
            try await driver.license(of: entry, in: .root("troubled")).body
                == Samples.text(of: "tollgate:amd64"))
        await #expect(throws: LicenseDriverError.noText("tollgate:amd64")) {
            try await driver.license(of: entry, in: .root("samples"))
        }
    }

    @Test(arguments: [
        ("samples", "/usr/games/brook", ["brook:amd64"]),
        (
            "slow", "/usr/share/doc/libjuniper3/copyright",
            ["libjuniper3:amd64", "libjuniper3:i386"]
        ),
        ("samples", "/usr/bin/nothing", []),
        ("samples", "/usr/bin/tollgate", []),
        ("troubled", "/usr/bin/tollgate", ["tollgate:amd64"]),
        ("troubled", "/usr/games/brook", ["brook:amd64"]),
        ("empty", "/usr/games/brook", []),
        ("large", "/usr/share/doc/package-00042/copyright", ["package-00042:amd64"]),
    ])
    func `the owners of a path are known`(scenario: String, path: String, ids: [String])
        async throws
    {
        #expect(try await driver.owners(of: path, in: .root(scenario)) == ids)
    }

    @Test(arguments: ["kestrel", "/usr/share/doc/kestrel/copyright"])
    func `a package's name or copyright file gives what the file states`(path: String) async throws
    {
        let entry = try #require(Samples.entry("kestrel:amd64"))
        let source = IdentificationSource.file(path: path)
        #expect(
            try await driver.identify(source)
                == IdentifiedFile(
                    source: source, format: .dep5, basis: .declared, expression: entry.expression,
                    mainExpression: entry.mainExpression, statements: entry.statements,
                    findings: entry.findings))
    }

    @Test func `standard input always holds the same file`() async throws {
        let entry = try #require(Samples.entry("lantern:amd64"))
        #expect(
            try await driver.identify(.standardInput)
                == IdentifiedFile(
                    source: .standardInput, format: .text, basis: .pointer,
                    expression: entry.expression, mainExpression: entry.mainExpression,
                    statements: entry.statements))
    }

    @Test(arguments: ["gantry", "/usr/share/doc/gantry/copyright", "COPYING", "-", ""])
    func `what is no readable file of a sample is not there`(path: String) async {
        let source = IdentificationSource.file(path: path)
        await #expect(
            throws: LicenseDriverError.unreadableFile(
                source, .system(message: "No such file or directory"))
        ) {
            try await driver.identify(source)
        }
    }
}
