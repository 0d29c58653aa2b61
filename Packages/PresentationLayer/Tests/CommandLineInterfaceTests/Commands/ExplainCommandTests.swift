import Testing

@testable import CommandLineInterface

struct ExplainCommandTests {
    @Test func `a license and its exception needn't be quoted`() async {
        let line = "explain MIT gpl-3.0-or-later WITH gcc-exception-3.1 Zlib"
        let titles = await AppRun.of(line).output.split(separator: "\n").filter {
            ["MIT", "GPL-3.0-or-later WITH GCC-exception-3.1", "Zlib"].contains($0)
        }
        #expect(titles == ["MIT", "GPL-3.0-or-later WITH GCC-exception-3.1", "Zlib"])
    }

    @Test func `nothing behind WITH is an error`() async {
        let run = await AppRun.of("explain MIT WITH")
        #expect(run.status == .usage)
        #expect(run.error.contains("'MIT WITH' is not a license"))
    }
}
