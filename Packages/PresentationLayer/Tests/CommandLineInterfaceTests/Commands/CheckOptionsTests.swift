import DomainLayer
import PresentationLayer
import Testing

@testable import CommandLineInterface

struct CheckOptionsTests {
    @Test(
        arguments: [
            ("", .system(.standard)),
            ("--root a", .system(.root("a"))),
            ("saved.json", .listing(.path("saved.json"))),
            ("-", .listing(.standardInput)),
            ("--rows -", .rows(RowFile(at: .standardInput))),
            (
                "--rows a --host web-1 --day 2024-02-29",
                .rows(
                    RowFile(
                        at: .path("a"), host: HostName("web-1"),
                        day: CalendarDate(parsing: "2024-02-29")))
            ),
        ] as [(String, CheckSubject)])
    func `a check is of a system, a listing or rows`(
        arguments: String, subject: CheckSubject
    ) throws {
        let options = try #require(verdict("check --deny MIT \(arguments)"))
        #expect(options.subject == subject)
        #expect(options.policy == PolicyRequest(deny: ["MIT"]))
        #expect(options.baseline == nil)
    }

    @Test func `a policy is a file, patterns and a scope`() throws {
        let options = try #require(
            verdict(
                "check --policy house --allow MIT,ISC --deny GPL-* --scope main --baseline old"))
        #expect(
            options.policy
                == PolicyRequest(
                    path: "house", allow: ["MIT", "ISC"], deny: ["GPL-*"], scope: .main))
        #expect(options.baseline == .path("old"))
    }

    @Test func `an example and a review are written instead of a verdict`() {
        guard case .example(replacesFile: true) = CheckOptions(Invocation("check --init --force"))
        else {
            Issue.record("no example")
            return
        }
        guard
            case .review(.root(.path("a"), _, _), file: "b") = CheckOptions(
                Invocation("check --review --root a -o b"))
        else {
            Issue.record("no review")
            return
        }
    }

    private func verdict(_ line: String) -> CheckOptions.Verdict? {
        if case .verdict(let options) = CheckOptions(Invocation(line)) { options } else { nil }
    }
}
