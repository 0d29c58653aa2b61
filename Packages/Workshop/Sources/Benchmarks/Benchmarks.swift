import Measurements

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser]`: measures the listing that PROGRAM
/// prints of this machine, and of invented systems that are written below FOLDER and removed again;
/// its exports; how long PROGRAM takes to start; the listing of DEBUG, its debug build; and
/// PROGRAM's browser. Each goal stands beside its figure.
///
/// `--smoke` only shows that all of it runs: few runs, small systems. `--browser` measures nothing
/// but the browser. It links no Foundation, see
/// ``copyrightPaths(inListing:)``.
@main
struct Benchmarks {
    static func main() {
        do {
            try measure()
        } catch {
            print("Benchmarks: \(error)")
            exit(1)
        }
    }

    private static func measure() throws {
        var words = Array(CommandLine.arguments)
        let isSmoke = words.contains("--smoke")
        let isBrowserAlone = words.contains("--browser")
        words.removeAll { $0 == "--smoke" || $0 == "--browser" }
        if words.count == 3, words[1] == "--paths" {
            return try HostBenchmark.printPaths(of: words[2])
        }
        guard words.count == 4 else {
            print("usage: Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser]")
            return
        }
        let folder = words[0].lastIndex(of: "/").map { words[0][...$0] } ?? ""
        let generator = folder + "RootGenerator"
        let browser = BrowserBenchmark(
            program: words[1], generator: String(generator), folder: words[3],
            sizes: isSmoke ? [1000] : [1000, 64000], runs: isSmoke ? 2 : 5,
            keys: isSmoke ? 52 : 1000)
        if isBrowserAlone { return try browser.run() }
        try HostBenchmark(
            program: words[1], benchmarks: words[0], pairs: isSmoke ? 3 : 25
        ).run()
        try ExportBenchmark(program: words[1], pairs: isSmoke ? 2 : 11).run()
        try StartBenchmark(
            program: words[1], folder: words[3], pairs: isSmoke ? 3 : 25
        ).run()
        try DebugBenchmark(program: words[2], runs: isSmoke ? 1 : 5).run()
        try GrowthBenchmark(
            program: words[1], generator: String(generator), folder: words[3],
            sizes: isSmoke ? [100, 1000] : [1000, 8000, 64000], runs: isSmoke ? 2 : 7
        ).run()
        try browser.run()
    }
}
