import DomainLayer
import PresentationMocks
import Testing
import Wording

@testable import CommandLineInterface
@testable import Reports

/// What the program writes with mocks, held against its schemas.
@MainActor
struct SchemaConformanceTests {
    nonisolated private static let lines: [(output: JSONOutput, lines: [String])] = [
        (
            .list,
            [
                "list --json --digests --texts", "list --json --brief --unknown",
                "list --json --by source", "list --json --by main", "list --json --policy house",
                "list --json --root troubled", "list --json --root empty",
                "list --json --root image --layers",
            ]
        ),
        (.listLine, ["list -f jsonl --digests --policy house", "list -f jsonl --by license"]),
        (.show, ["show * --json --text --digests", "show * --json --root image --layers"]),
        (
            .explain,
            [
                "explain MIT GPL-3.0 LicenseRef-deb-3e7a51c9d2084bf6a15c7e90 --json",
                "explain Classpath-exception-2.0 unknown text shipped not-utf8 --json",
            ]
        ),
        (.summary, ["summary --json --policy house", "summary --json --root image"]),
        (.identify, ["identify - nightjar fathom --json"]),
        (.identifyLine, ["identify - nightjar fathom -f jsonl"]),
        (
            .check,
            [
                "check --policy house --json", "check --rows spring.jsonl --policy house --json",
                "check --json --deny * --baseline spring.json", "check --json --allow MIT",
                "check --json --deny * --root image", "check --json --policy house --root empty",
            ]
        ),
        (
            .diff,
            [
                "diff spring.json samples --policy house --json", "diff empty spring --json",
                "diff spring image --layers --json", "diff samples troubled --json",
            ]
        ),
        (
            .sources,
            [
                "export sources-json", "export sources-json --owed --root spring",
                "export sources-json --root image",
            ]
        ),
        (.row, ["export rows --host web-1", "export rows --host web-1 --root empty"]),
    ]

    @Test func `each schema has outputs that are held against it`() {
        #expect(Self.lines.map(\.output) == JSONOutput.allCases)
    }

    @Test func `each word is one of the domain's, and no word is missing`() async throws {
        let list = try JSONValue(parsing: await AppRun.of("schema list").output)
        let package = list["$defs"]?["package"]?["properties"]
        func words(_ choice: some Collection<some RawRepresentable<String>>) -> JSONValue {
            .array(choice.map { .text($0.rawValue) })
        }
        #expect(list["$defs"]?["category"]?["enum"] == words(LicenseCategory.allCases))
        #expect(list["$defs"]?["basis"]?["enum"] == words(StatementBasis.allCases))
        #expect(
            list["$defs"]?["finding"]?["properties"]?["kind"]?["enum"]
                == words(LicenseFinding.Kind.allCases))
        #expect(
            package?["reason"]?["anyOf"]?.elements?.first?["properties"]?["code"]?["enum"]
                == words(LicenseReason.Kind.allCases))
        #expect(
            package?["format"]?["anyOf"]?.elements?.first?["enum"]
                == words(CopyrightFileFormat.allCases))
        let check = try JSONValue(parsing: await AppRun.of("schema check").output)
        let failures = check["$defs"]?["violation"]?["properties"]?["kind"]?["enum"]?.elements
        let warnings = check["properties"]?["warnings"]?["items"]?["properties"]?["kind"]?["enum"]
        #expect(
            .array((failures ?? []) + (warnings?.elements ?? []))
                == words(PolicyFindingKind.allCases))
    }

    @Test(arguments: [
        (#""host":"web-1""#, #""host":1"#, "$.host: not of type string"),
        (#""basis":null"#, #""basis":"hearsay""#, "$.basis: none of:"),
        (#""clauses":[]"#, #""clauses":[null]"#, "$.clauses: none of:"),
        (#""section":null,"#, "", "$: lacks section"),
        (#""section":null,"#, #""section":null,"shelf":1,"#, "$: shelf is not described"),
    ])
    func `what a schema doesn't say is found`(old: String, new: String, problem: String)
        async throws
    {
        let schema = try SchemaWalk(await AppRun.of("schema rows").output)
        let row = await AppRun.of("export rows --host web-1 --root empty").output
        #expect(try schema.problems(in: row) == [])
        #expect(try schema.problems(in: row.replacing(old, with: new)).first == problem)
    }

    @Test func `a system without a version, as Debian unstable is, fits the schema`() async throws {
        let schema = try SchemaWalk(await AppRun.of("schema summary").output)
        let written = await AppRun.of("summary --json") {
            $0.licenseDriver.licenses = { _, _, _ in
                LicenseInventory(
                    system: SystemIdentity(id: "debian", versionID: nil, name: "Debian"),
                    entries: [])
            }
        }
        #expect(written.output.contains(#""versionId": null"#))
        #expect(try schema.problems(in: written.output) == [])
    }

    @Test(arguments: lines)
    func `all that is written is described, and all that is required is there`(
        output: JSONOutput, lines: [String]
    ) async throws {
        let schema = try SchemaWalk(await AppRun.of("schema \(output.rawValue)").output)
        for line in lines {
            let written = await AppRun.of(line).output
            let texts = output.isLine ? written.split(separator: "\n").map(String.init) : [written]
            #expect(!texts.isEmpty)
            for text in texts { #expect(try schema.problems(in: text) == [], "\(line)") }
        }
    }
}

extension JSONOutput {
    /// Whether each line of an output is such a JSON.
    fileprivate var isLine: Bool {
        switch self {
        case .listLine, .identifyLine, .row: true
        case .list, .show, .explain, .summary, .identify, .check, .diff, .sources: false
        }
    }
}
