import CommandLineInterface
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

/// What a check relies on, whichever driver of rows a container has.
struct RowFileDriverContract<Driver: RowFileDriverProtocol> {
    static var scenarios: [String] { ["samples", "troubled", "spring", "empty"] }

    let driver: Driver
    /// The path at which the driver finds the rows of a scenario; those of `failure` have a key
    /// that doesn't match their contents.
    let path: @Sendable (_ scenario: String) -> String
    /// The host and the day of all rows.
    let host = HostName("juniper")
    let day = CalendarDate(parsing: "2023-11-14")

    func holds() async throws {
        try await factsHoldWhatIsJudged()
        try await rowsOfAnotherHostOrDayAreRefused()
        await whatIsForgedOrMissingIsAnErrorThatNamesIt()
    }

    private func factsHoldWhatIsJudged() async throws {
        for scenario in Self.scenarios {
            let inventory = try await MockLicenseDriver.samples.licenses(
                in: .root(scenario), detail: .digests
            ) { _ in }
            let facts = try await driver.facts(
                of: RowFile(at: .path(path(scenario)), host: host, day: day))
            let packages = inventory.entries.map { entry in
                var fact = PackageLicense(
                    name: entry.name, version: entry.version, architecture: entry.architecture,
                    source: entry.source, section: entry.section, isEssential: entry.isEssential,
                    basis: entry.basis, expression: entry.expression,
                    mainExpression: entry.mainExpression, textDigest: entry.textDigest)
                fact.reason = entry.reason.map { .listed($0.kind, path: "") }
                return fact
            }
            #expect(facts.map(\.entry) == packages)
            #expect(Set(facts.map(\.key)).count == facts.count)
        }
    }

    private func rowsOfAnotherHostOrDayAreRefused() async throws {
        let source = InputSource.path(path("samples"))
        await #expect(throws: RowFileError.refused(source, line: 1, .otherHost(host))) {
            try await driver.facts(of: RowFile(at: source, host: HostName("willow")))
        }
        await #expect(throws: RowFileError.refused(source, line: 1, .otherDay(day))) {
            try await driver.facts(
                of: RowFile(at: source, host: host, day: CalendarDate(parsing: "2023-11-15")))
        }
    }

    private func whatIsForgedOrMissingIsAnErrorThatNamesIt() async {
        let forged = InputSource.path(path("failure"))
        await #expect(throws: RowFileError.refused(forged, line: 1, .otherKey)) {
            try await driver.facts(of: RowFile(at: forged))
        }
        let missing = InputSource.path("/no/such/rows.jsonl")
        await #expect(
            throws: RowFileError.file(.unreadable(missing, message: "No such file or directory"))
        ) { try await driver.facts(of: RowFile(at: missing)) }
    }
}

@Suite struct RowFileDriverContractTests {
    /// The output of `export rows` for a scenario, with keys from the container's digests.
    @MainActor
    private func rows(_ scenario: String) async -> String {
        let recording = TerminalRecording()
        let digests = DIContainer().digestDriver
        let container = MockDIContainer {
            $0.digestDriver.sha256 = { digests.sha256(of: $0) }
        }
        let app = CommandLineApp(container: container, terminal: recording.terminal())
        _ = await app.run(["export", "rows", "--root", scenario])
        return recording.output
    }

    @Test func `the mock driver keeps the contract`() async throws {
        try await RowFileDriverContract(driver: MockRowFileDriver.samples, path: { "\($0).jsonl" })
            .holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            for scenario in RowFileDriverContract<MockRowFileDriver>.scenarios {
                try root.file("rows/\(scenario)", await rows(scenario))
            }
            let forged = await rows("samples").replacing(
                "\"essential\":false", with: "\"essential\":true")
            try root.file("rows/failure", forged)
            try await RowFileDriverContract(
                driver: DIContainer().rowFileDriver, path: { root.hostPath("rows/\($0)") }
            ).holds()
        }
    }
}
