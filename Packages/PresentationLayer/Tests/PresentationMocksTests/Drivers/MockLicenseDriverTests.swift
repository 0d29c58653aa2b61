import DomainLayer
import PresentationMocks
import Testing

struct MockLicenseDriverTests {
    private let driver = MockLicenseDriver.samples(tick: .zero)

    @Test func `nothing is there that nobody asked for`() async throws {
        let inventory = try await driver.licenses(in: .standard, detail: []) { _ in }
        #expect(inventory.system == Samples.system)
        #expect(inventory.entries.map(\.id) == Samples.inventory.entries.map(\.id))
        #expect(inventory.entries.allSatisfy { $0.textDigest == nil })
        #expect(inventory.texts.isEmpty)
    }

    @Test func `everything is there that somebody asked for`() async throws {
        let inventory = try await driver.licenses(in: .standard, detail: [.digests, .texts]) {
            _ in
        }
        #expect(inventory == Samples.inventory)
        let troubled = try await driver.licenses(
            in: .root("troubled"), detail: [.digests, .texts]
        ) { _ in }
        #expect(troubled == Samples.troubledInventory)
    }

    @Test(arguments: [
        ("samples", 18), ("troubled", 23), ("spring", 17), ("empty", 0), ("slow", 18),
        ("large", 10_000),
    ])
    func `each scenario has its packages`(scenario: String, packages: Int) async throws {
        let steps = CallRecorder<LoadProgress>()
        let inventory = try await driver.licenses(
            in: .root(scenario), detail: []
        ) { steps.record($0) }
        #expect(inventory.entries.count == packages)
        #expect(inventory.system == Samples.system)
        #expect(steps.calls.last == .packages(done: packages, of: packages))
    }

    @Test func `the slow scenario tells each step`() async throws {
        let steps = CallRecorder<LoadProgress>()
        _ = try await driver.licenses(
            in: .root("slow"), detail: []
        ) { steps.record($0) }
        let bytes = (0...7).map {
            LoadProgress.bytes(done: $0 * 33_400_000, of: 267_200_000, in: .root("slow"))
        }
        #expect(steps.calls == bytes + (0...18).map { .packages(done: $0, of: 18) })
    }

    @Test func `the slow scenario ends at once when it is cancelled`() async {
        let patient = MockLicenseDriver.samples(tick: .seconds(3_600))
        let (steps, step) = AsyncStream.makeStream(of: LoadProgress.self)
        let scan = Task { () async -> LicenseDriverError? in
            do throws(LicenseDriverError) {
                _ = try await patient.licenses(in: .root("slow"), detail: []) {
                    step.yield($0)
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
                _ = try await driver.licenses(in: .standard, detail: []) { _ in }
                return nil
            } catch {
                return error
            }
        }
        #expect(await scan.value == .cancelled)
    }

    @Test func `the failure is that of a database that can't be read, whatever is asked`() async {
        let failure = LicenseDriverError.unreadableDatabase(
            path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))
        await #expect(throws: failure) {
            try await driver.licenses(in: .root("failure"), detail: []) { _ in }
        }
        await #expect(throws: failure) {
            try await MockLicenseTextDriver.samples.license(
                of: Samples.inventory.entries[0], in: .root("failure"))
        }
        await #expect(throws: failure) {
            try await MockInstallationDriver.samples.owners(
                of: "/usr/bin/brook", in: .root("failure"))
        }
    }

    @Test func `an unknown scenario is refused, and the known ones are named`() async {
        let error = LicenseDriverError.unknownSource(
            "/",
            known: ["samples", "troubled", "spring", "image", "empty", "failure", "slow", "large"])
        await #expect(throws: error) {
            try await driver.licenses(in: .root("/"), detail: []) { _ in }
        }
        await #expect(throws: error) {
            try await MockInstallationDriver.samples.owners(of: "/bin/sh", in: .root("/"))
        }
    }

    @Test func `a recording driver answers as before, and tells what it is asked, failures too`()
        async throws
    {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let recording = driver.recording(in: recorder)
        let inventory = try await recording.licenses(in: .standard, detail: .texts) { _ in }
        #expect(inventory.entries.count == 18)
        _ = try await recording.revision(of: .standard)
        await #expect(throws: LicenseDriverError.self) {
            try await recording.licenses(in: .root("failure"), detail: []) { _ in }
        }
        #expect(
            recorder.calls == [
                .licenses(.standard, .texts), .revision(.standard), .licenses(.root("failure"), []),
            ])
    }
}
