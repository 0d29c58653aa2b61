import ChildProcesses
import Foundation
import Measurements

/// `Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser] [--images]`: measures what PROGRAM takes
/// on this machine and on made-up systems that are written below FOLDER and removed again, the
/// listing of DEBUG, its debug build, images, and PROGRAM's browser. Each goal stands beside its
/// figure.
///
/// `--smoke` only shows that all of it runs: few runs, small systems. `--browser` measures nothing
/// but the browser, `--images` nothing but images.
///
/// `Benchmarks --styles PROGRAM FOLDER ROUNDS` compares the styles of the browser.
@main
struct Benchmarks {
    static func main() throws {
        var words = Array(CommandLine.arguments.dropFirst())
        let isSmoke = words.contains("--smoke")
        let isBrowserAlone = words.contains("--browser")
        let areImagesAlone = words.contains("--images")
        let comparesStyles = words.contains("--styles")
        words.removeAll { $0.hasPrefix("--") }
        guard words.count == 3 else {
            print(
                """
                usage: Benchmarks PROGRAM DEBUG FOLDER [--smoke] [--browser] [--images]
                       Benchmarks --styles PROGRAM FOLDER ROUNDS
                """)
            exit(2)
        }
        let systems = SampleSystems(folder: words[comparesStyles ? 1 : 2])
        try FileManager.default.createDirectory(
            atPath: systems.folder, withIntermediateDirectories: true)
        if comparesStyles {
            return try StyleBenchmark(
                program: words[0], systems: systems, rounds: max(1, Int(words[2]) ?? 1)
            ).run()
        }
        let commands = CommandBenchmarks(
            program: words[0], debug: words[1], systems: systems, isSmoke: isSmoke)
        if !isBrowserAlone, !areImagesAlone { try commands.run() }
        if !isBrowserAlone {
            try ImageBenchmark(
                program: words[0], systems: systems, runs: isSmoke ? 2 : 7,
                size: isSmoke ? 20_000_000 : 400_000_000
            ).run()
        }
        if areImagesAlone { return }
        try BrowserBenchmark(
            program: words[0], systems: systems, sizes: isSmoke ? [1000] : [1000, 8000],
            runs: isSmoke ? 2 : 5, keys: isSmoke ? 52 : 1000
        ).run()
    }
}
