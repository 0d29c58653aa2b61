import PresentationMocks
import Testing

@testable import CommandLineInterface

struct SchemaCommandTests {
    @Test func `without a name the names are listed, one per line`() async {
        #expect(
            await AppRun.of("schema")
                == AppRun(
                    output: """
                        list
                        list-jsonl
                        show
                        explain
                        summary
                        identify
                        identify-jsonl
                        check
                        diff
                        sources
                        rows

                        """))
    }

    @Test func `it is written to a file whole`() async {
        let schema = await AppRun.of("schema rows").output
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("schema rows -o it.json") {
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run.output == "")
        #expect(run.status == .success)
        #expect(files.calls == [.write(bytes: Array(schema.utf8), path: "it.json")])
    }

    @Test(arguments: [
        ("schema lits", "schema does not know 'lits'; did you mean 'list'?"),
        ("schema list-json", "schema does not know 'list-json'; did you mean 'list-jsonl'?"),
        ("schema list show", "schema does not take 'show'"),
        ("schema list --json", "--format is not an option of schema"),
    ])
    func `a schema that there is not is an error that names the nearest one`(
        line: String, message: String
    ) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}
