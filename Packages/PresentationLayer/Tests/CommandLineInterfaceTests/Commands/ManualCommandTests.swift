import PresentationMocks
import Testing

@testable import CommandLineInterface

struct ManualCommandTests {
    private let page = ManualPage.text(of: Command.rows)

    @Test func `the page is that of the container's commands, the same each time`() async {
        #expect(await AppRun.of("manual") == AppRun(output: page))
        #expect(await AppRun.of("manual") == AppRun(output: page))
    }

    @Test func `it is written to a file whole`() async {
        let files = SpyFileOutputDriver()
        let run = await AppRun.of("manual --output it.1", fileOutputDriver: files)
        #expect(run.output == "")
        #expect(run.status == .success)
        #expect(files.calls == [.write(bytes: Array(page.utf8), path: "it.1")])
    }

    @Test(arguments: [
        ("manual list", "manual does not take 'list'"),
        ("manual -f markdown", "manual does not take --format"),
    ])
    func `nothing else can be asked of it`(line: String, message: String) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: \(message)\n", status: .usage))
    }
}
