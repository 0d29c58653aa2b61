import DomainLayer
import PresentationMocks
import Testing

struct MockRowFileDriverTests {
    private let driver = MockRowFileDriver.samples

    @Test(arguments: [("samples.jsonl", 18), ("spring.jsonl", 17), ("empty.jsonl", 0)])
    func `a scenario has its rows`(name: String, packages: Int) async throws {
        let facts = try await driver.facts(of: RowFile(at: .path(name)))
        #expect(facts.count == packages)
        #expect(Set(facts.map(\.key)).count == packages)
        #expect(facts.allSatisfy { $0.key.utf8.count == 32 && $0.entry.statements.isEmpty })
    }

    @Test func `standard input holds the rows of spring`() async throws {
        #expect(
            try await driver.facts(of: RowFile(at: .standardInput))
                == driver.facts(of: RowFile(at: .path("spring.jsonl"))))
    }

    @Test(arguments: ["samples", "attic.jsonl"])
    func `every other name is missing`(name: String) async {
        await #expect(
            throws: RowFileError.file(
                .unreadable(.path(name), message: "No such file or directory"))
        ) { try await driver.facts(of: RowFile(at: .path(name))) }
    }
}
