import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

/// Who and what a bill of materials names.
struct ExportBillTests {
    @Test func `an option names the creator, or else the settings do`() async {
        let settings = MockSettingsDriver.naming(DocumentAgent(.person, "Ann"))
        let set = await AppRun.of("export spdx") { $0.settingsDriver = settings }
        #expect(set.output.contains(#""creators": ["Person: Ann", "Tool: "#))
        let named = await AppRun.of("export spdx --creator Organization:Rowan") {
            $0.settingsDriver = .failing(.notAnAgent("x", place: "y"))
        }
        #expect(named.output.contains(#""creators": ["Organization: Rowan", "Tool: "#))
        #expect(named.status == .success)
    }

    @Test func `a setting that makes no sense costs no scan`() async {
        let recorder = CallRecorder<MockLicenseDriver.Call>()
        let run = await AppRun.of("export spdx") {
            $0.licenseDriver = .samples.recording(in: recorder)
            $0.settingsDriver = .failing(.notAnAgent("Ann", place: "DEBIAN_LICENSES_CREATOR"))
        }
        #expect(
            run.error
                == "debian-licenses: error: DEBIAN_LICENSES_CREATOR is 'Ann', not "
                + "'Organization: NAME (MAIL)' or 'Person: NAME (MAIL)'\n")
        #expect(run.status == .usage)
        #expect(recorder.calls == [])
    }

    @Test func `a product is what the options say`() async {
        let run = await AppRun.of(
            "export spdx --name Press --product-version 2.1 --supplier Organization:Rowan")
        #expect(run.output.contains(#""SPDXID": "SPDXRef-Product""#))
        #expect(run.output.contains(#""supplier": "Organization: Rowan""#))
        #expect(run.status == .success)
    }

    @Test(arguments: [
        (
            "spdx --creator Ann",
            "--creator takes 'Organization: NAME (MAIL)' or 'Person: NAME (MAIL)', not 'Ann'"
        ),
        (
            "spdx --name \u{A0}",
            "--name takes up to 1,024 bytes on one line, without control characters, not '\u{A0}'"
        ),
        (
            "spdx --product-version \u{202E}1",
            "--product-version takes up to 1,024 bytes on one line, without control characters,"
                + " not '<U+202E>1'"
        ),
        ("html --name Press", "--name needs the FORMAT spdx, spdx3 or cyclonedx"),
    ])
    func `options that name nobody or nothing are a usage error`(
        words: String, message: String
    ) async {
        let run = await AppRun.of("export \(words)")
        #expect(run.error == "debian-licenses: error: \(message)\n")
        #expect(run.status == .usage)
    }
}
