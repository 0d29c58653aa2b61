import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import CommandLineInterface

struct CommandContextScanTests {
    @Test(arguments: ["list", "list -f json", "show kestrel", "summary", "summary -f markdown"])
    func `a system that can't be read gives no data but the reason`(line: String) async {
        #expect(
            await AppRun.of(line + " --root failure")
                == AppRun(
                    error: """
                        debian-licenses: error: cannot read /var/lib/dpkg/status: Permission denied; \
                        check the file's permissions

                        """,
                    status: .failure))
    }

    @Test func `a system that isn't there is named, what it is called made visible`() async {
        #expect(
            await AppRun.of("--root \u{1B}[2J")
                == AppRun(
                    error: """
                        debian-licenses: error: there is no scenario ␛[2J; \
                        known scenarios: samples, troubled, spring, image, empty, failure, slow, large

                        """,
                    status: .failure))
    }

    @Test func `only what is asked for is read`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        _ = await AppRun.of("list -f json --root samples") {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        _ = await AppRun.of("list -f json --texts --digests") {
            $0.licenseDriver = .samples.recording(in: recorder)
        }
        #expect(
            recorder.calls == [
                .licenses(.root("samples"), []), .licenses(.standard, [.texts, .digests]),
            ])
    }

    @Test func `a table is made of the same scan`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        _ = await AppRun.of("list") { $0.licenseDriver = .samples.recording(in: recorder) }
        #expect(recorder.calls == [.licenses(.standard, [])])
    }

    @Test func `progress is shown on a terminal and taken away`() async {
        let run = await AppRun.of("list --root slow", styled: true, progressDelay: .zero) {
            $0.licenseDriver = .samples(tick: .milliseconds(2))
        }
        #expect(run.error.hasPrefix("\rReading "))
        #expect(run.error.hasSuffix(" \r"))
    }

    @Test(arguments: ["-q", "--no-progress"])
    func `progress is not shown where it is not wanted`(option: String) async {
        let run = await AppRun.of(
            "list --root empty " + option, styled: true, progressDelay: .zero)
        #expect(run.error == "")
    }

    @Test func `progress is not shown in a pipe`() async {
        #expect(await AppRun.of("list --root empty", progressDelay: .zero).error == "")
    }
}

struct ProgressLineTests {
    @Test func `a line is written over by the next, and taken away in the end`() {
        let recording = TerminalRecording()
        var progress = ProgressLine(on: recording.terminal(styled: true), after: .zero)
        progress.show(.packages(done: 0, of: nil))
        progress.show(.packages(done: 9, of: 10))
        progress.clear()
        #expect(
            recording.error
                == "\rReading the package database …"
                + "\rReading 9 of 10 packages …    "
                + "\r                          \r")
        #expect(recording.output == "")
    }

    @Test(arguments: [
        ("/srv/pear.tar", "\rReading pear.tar: 3 of 7 MB (42 %) …"),
        ("\u{1B}[2J.tar", "\rReading ␛[2J.tar: 3 of 7 MB (42 %) …"),
        (String(repeating: "梨", count: 40), "\rReading " + String(repeating: "梨", count: 35)),
    ])
    func `the name of an archive neither commands nor wraps the terminal`(
        path: String, line: String
    ) {
        let recording = TerminalRecording()
        var progress = ProgressLine(
            on: recording.terminal(width: 80, styled: true), after: .zero)
        progress.show(.bytes(done: 3_000_000, of: 7_000_000, in: .root(path)))
        #expect(recording.error == line)
    }

    @Test func `what ends at once leaves no trace`() {
        let recording = TerminalRecording()
        var progress = ProgressLine(on: recording.terminal(styled: true), after: .seconds(3600))
        progress.show(.packages(done: 9, of: 10))
        progress.clear()
        #expect(recording.error == "")
    }
}
