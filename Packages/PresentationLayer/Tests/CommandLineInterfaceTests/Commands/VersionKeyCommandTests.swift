import PresentationMocks
import Testing

@testable import CommandLineInterface

struct VersionKeyCommandTests {
    @Test func `each version has its key on a line, in their order`() async {
        #expect(
            await AppRun.of("version-key 1:2.0~rc1-3 1 0:1-0")
                == AppRun(output: "11.12}.0-rc.11..13.\n0.11..0.\n0.11..0.\n"))
    }

    @Test func `it is written to a file whole`() async {
        let files = CallRecorder<MockFileOutputDriver.Call>()
        let run = await AppRun.of("version-key 1 --output keys") {
            $0.fileOutputDriver = .memory(files)
        }
        #expect(run.output == "")
        #expect(run.status == .success)
        #expect(files.calls == [.write(bytes: Array("0.11..0.\n".utf8), path: "keys")])
    }

    @Test(arguments: [
        ("version-key", "version-key needs a VERSION"),
        ("version-key 1 1_2", "'1_2' is not the version of a Debian package"),
        ("version-key 1 --json", "--format is not an option of version-key"),
        (
            "version-kee",
            "'version-kee' is neither a command nor an installed package; "
                + "did you mean the command 'version-key'?"
        ),
    ])
    func `what is no version is an error, and nothing is printed`(
        line: String, message: String
    ) async {
        #expect(
            await AppRun.of(line)
                == AppRun(error: "debian-licenses: error: \(message)\n", status: .usage))
    }
}
