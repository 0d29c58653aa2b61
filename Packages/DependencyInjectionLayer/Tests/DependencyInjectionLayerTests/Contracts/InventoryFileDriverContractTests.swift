import CommandLineInterface
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

/// What the use case relies on, whichever driver of saved listings a container has.
struct InventoryFileDriverContract<Driver: InventoryFileDriverProtocol> {
    static var scenarios: [String] { ["samples", "troubled", "spring", "empty"] }

    let driver: Driver
    /// The path at which the driver finds the listing of a scenario.
    let path: @Sendable (_ scenario: String) -> String
    /// The path of a system.
    let system: String

    func holds() async throws {
        try await listingsHoldWhatIsCompared()
        #expect(try await driver.inventory(at: .path(system)) == nil)
        await aMissingFileIsAnErrorThatNamesIt()
        await whatEndsEarlyIsAnErrorThatNamesIt()
    }

    private func listingsHoldWhatIsCompared() async throws {
        for scenario in Self.scenarios {
            let inventory = try await MockLicenseDriver.samples.licenses(
                in: .root(scenario), detail: .digests
            ) { _ in }
            let listing = try #require(try await driver.inventory(at: .path(path(scenario))))
            let difference = InventoryDifference(
                from: inventory, at: .path(system), to: listing.inventory, at: .path("listing"))
            #expect(difference.isEmpty && difference.uncomparedTexts == 0)
            #expect(difference.isIncomplete == inventory.isIncomplete)
            #expect(
                listing.inventory.entries.map(\.statements) == inventory.entries.map(\.statements))
            #expect(listing.inventory.findings == inventory.findings)
        }
    }

    private func aMissingFileIsAnErrorThatNamesIt() async {
        let origin = InputSource.path("/no/such/listing.json")
        await #expect(
            throws: InventoryFileError.unreadable(origin, message: "No such file or directory")
        ) {
            try await driver.inventory(at: origin)
        }
    }

    private func whatEndsEarlyIsAnErrorThatNamesIt() async {
        let origin = InputSource.path(path("failure"))
        await #expect(
            throws: InventoryFileError.invalid(
                origin,
                InventoryFileProblem(.endsEarly, line: 7, column: 15, keyPath: "packages[0].name"))
        ) {
            try await driver.inventory(at: origin)
        }
    }
}

@Suite struct InventoryFileDriverContractTests {
    /// The output of `list` for a scenario.
    @MainActor
    private func saved(_ scenario: String) async -> String {
        let recording = TerminalRecording()
        let app = CommandLineApp(container: MockDIContainer(), terminal: recording.terminal())
        _ = await app.run(["list", "--format", "json", "--digests", "--texts", "--root", scenario])
        return recording.output
    }

    @Test func `the mock driver keeps the contract`() async throws {
        try await InventoryFileDriverContract(
            driver: MockInventoryFileDriver.samples, path: { "\($0).json" }, system: "samples"
        ).holds()
    }

    @Test func `the container's driver keeps the contract`() async throws {
        try await withDebianRoot { root in
            for scenario in InventoryFileDriverContract<MockInventoryFileDriver>.scenarios {
                try root.file("saved/\(scenario)", await saved(scenario))
            }
            let lines = await saved("samples").split(
                separator: "\n", omittingEmptySubsequences: false)
            let cut = lines[..<6].joined(separator: "\n") + "\n" + lines[6].prefix(14)
            try root.file("saved/failure", cut)
            try await InventoryFileDriverContract(
                driver: DIContainer().inventoryFileDriver,
                path: { root.hostPath("saved/\($0)") }, system: root.path
            ).holds()
        }
    }
}
