import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct CheckRowsTests {
    @Test func `rows are checked like their system, and what is found joins back`() async throws {
        let system = await AppRun.of("check --policy house --root spring -f csv")
        let rows = await AppRun.of("check --policy house --rows - -f csv")
        func violations(_ run: AppRun) -> [[Substring]] {
            run.output.split(separator: "\n").dropFirst()
                .map { Array($0.split(separator: ",").prefix(3)) }
        }
        #expect(violations(rows) == violations(system))
        #expect(rows.status == .violation)
        let facts = try await MockRowFileDriver.samples.facts(of: RowFile(at: .standardInput))
        for line in rows.output.split(separator: "\n").dropFirst() {
            let fact = try #require(facts.first { line.hasSuffix("," + $0.key) })
            #expect(line.hasPrefix(fact.entry.id + ","))
        }
    }

    @Test(arguments: [
        ("--host juniper --day 2023-11-14", ""),
        ("--host willow", "samples.jsonl:1: the row is of the host juniper"),
        ("--host juniper --day 2023-11-15", "samples.jsonl:1: the row is of 2023-11-14"),
    ])
    func `rows of another host or day are refused`(origin: String, message: String) async {
        let run = await AppRun.of("check --deny WTFPL --rows samples.jsonl -q " + origin)
        #expect(
            run
                == (message.isEmpty
                    ? AppRun()
                    : AppRun(error: "debian-licenses: error: \(message)\n", status: .failure)))
    }

    @Test(arguments: [
        ("check --deny WTFPL --rows samples.jsonl", CommandLineInterface.ExitStatus.success),
        ("check --deny AGPL-* --rows samples.jsonl", .violation),
        ("check --deny WTFPL --rows samples.jsonl --strict", .unanswered),
        ("check --deny WTFPL --rows troubled.jsonl", .success),
        ("check --deny WTFPL --rows failure.jsonl", .failure),
        ("check --deny WTFPL --rows attic.jsonl", .failure),
        ("check --deny WTFPL --scope main --rows samples.jsonl", .success),
        ("check --deny WTFPL --rows empty.jsonl", .success),
        ("check --deny WTFPL --rows empty.jsonl --strict", .unanswered),
        ("check --deny WTFPL --rows samples.jsonl --host .a", .usage),
    ])
    func `the status of rows tells whether they may be taken`(
        line: String, status: CommandLineInterface.ExitStatus
    ) async {
        #expect(await AppRun.of(line).status == status)
    }
}
