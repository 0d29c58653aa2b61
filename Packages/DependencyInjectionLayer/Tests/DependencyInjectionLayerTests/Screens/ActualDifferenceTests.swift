import CommandLineInterface
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import TerminalUI
import Testing

/// Comparisons of the actual container, of systems laid out for the test.
@MainActor
@Suite struct ActualDifferenceTests {
    private func run(_ arguments: String...) async -> (output: String, status: Int32) {
        let recording = TerminalRecording()
        let app = CommandLineApp(container: DIContainer(), terminal: recording.terminal())
        let status = await app.run(arguments)
        return (recording.output + recording.error, status.rawValue)
    }

    @Test(arguments: [["--digests"], ["--texts"], ["--digests", "--texts"]])
    func `a system does not differ from what was saved of it`(options: [String]) async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let recording = TerminalRecording()
            let app = CommandLineApp(container: DIContainer(), terminal: recording.terminal())
            _ = await app.run(["list", "-f", "json", "--root", root.path] + options)
            try root.file("saved", recording.output)
            for (old, new) in [
                (root.path, root.hostPath("saved")), (root.hostPath("saved"), root.path),
            ] {
                let (output, status) = await run("diff", old, new, "--fail-on-change")
                #expect(output.hasSuffix("3 packages: no difference\n"))
                #expect(output.contains("were not compared") == !options.contains("--digests"))
                #expect(status == 0)
            }
        }
    }

    @Test func `what changed since is told`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let recording = TerminalRecording()
            let app = CommandLineApp(container: DIContainer(), terminal: recording.terminal())
            _ = await app.run(["list", "-f", "json", "--digests", "--root", root.path])
            try root.file("saved", recording.output)
            try root.file("usr/share/doc/pear/copyright", "Under the ISC license, or so.\n")
            let (output, status) = await run(
                "diff", root.hostPath("saved"), root.path, "--fail-on-change")
            #expect(output.contains("Another license\n"))
            #expect(output.contains("\n3 packages: 1 changed (1 in license)\n"))
            #expect(status == 1)
        }
    }

    @Test func `a folder without dpkg's database is no system`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try root.file("elsewhere/readme", "Nothing here.\n")
            let (output, status) = await run("diff", root.path, root.hostPath("elsewhere"))
            #expect(output.contains("has no package database; "))
            #expect(status == 3)
        }
    }
}
