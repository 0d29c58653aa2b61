import Foundation

/// `Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser] [--images]`: measures what PROGRAM takes
/// on this machine and on made-up systems that are written below FOLDER and removed again, the
/// listing of DEBUG, its debug build, images, and PROGRAM's browser. Each figure is printed with
/// its goal.
///
/// `Benchmarks --baseline BASELINE PROGRAM FOLDER [--smoke]` compares PROGRAM with BASELINE, an
/// earlier build of it, and ends with status 1 if PROGRAM takes too much more.
///
/// `Benchmarks --styles PROGRAM FOLDER ROUNDS` compares the styles of the browser, which PROGRAM, a
/// build of StylesApp, shows.
///
/// `--smoke` only shows that everything runs: few runs, small systems, and PROGRAM as its own
/// baseline. `--browser` measures only the browser, `--images` only images.
@main
struct Benchmarks {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let options = Set(arguments.filter { $0.hasPrefix("--") })
        let words = arguments.filter { !$0.hasPrefix("--") }
        guard words.count == 3 else {
            print(
                """
                usage: Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser] [--images]
                       Benchmarks --baseline BASELINE PROGRAM FOLDER [--smoke]
                       Benchmarks --styles PROGRAM FOLDER ROUNDS
                """)
            exit(2)
        }
        do {
            if options.contains("--styles") {
                let systems = try SampleSystems(in: words[1])
                try StyleBenchmark(
                    program: words[0], systems: systems, rounds: max(1, Int(words[2]) ?? 1)
                ).run()
            } else if options.contains("--baseline") {
                let passes = try BaselineBenchmark(
                    program: words[1], baseline: words[0], systems: SampleSystems(in: words[2]),
                    isSmoke: options.contains("--smoke")
                ).run()
                exit(passes ? 0 : 1)
            } else {
                let systems = try SampleSystems(in: words[2])
                try measure(words[0], debug: words[1], systems: systems, options: options)
            }
        } catch {
            print("Benchmarks: \(error)")
            exit(1)
        }
    }

    private static func measure(
        _ program: String, debug: String, systems: SampleSystems, options: Set<String>
    ) throws {
        let isSmoke = options.contains("--smoke")
        let wantsAll = options.isDisjoint(with: ["--browser", "--images"])
        if wantsAll {
            try CommandBenchmarks(
                program: program, debug: debug, systems: systems, isSmoke: isSmoke
            ).run()
        }
        if wantsAll || options.contains("--images") {
            try ImageBenchmark(
                program: program, systems: systems, runs: isSmoke ? 2 : 7,
                size: isSmoke ? 20_000_000 : 400_000_000
            ).run()
        }
        if wantsAll || options.contains("--browser") {
            try BrowserBenchmark(
                program: program, systems: systems, sizes: isSmoke ? [1000] : [1000, 8000],
                runs: isSmoke ? 2 : 5, keys: isSmoke ? 52 : 1000
            ).run()
        }
        if wantsAll, isSmoke {
            _ = try BaselineBenchmark(
                program: program, baseline: program, systems: systems, isSmoke: true
            ).run()
        }
    }
}
