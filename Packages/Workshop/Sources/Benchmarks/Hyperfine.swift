import ChildProcesses
import Foundation
import Measurements

/// Times whole commands with hyperfine(1). What is compared is measured in one run of it.
struct Hyperfine {
    /// Where it leaves what it measured until that is read.
    let folder: String

    /// What each command took; one more run before these fills the caches.
    func times(of commands: [String], runs: Int) throws -> CommandTimes {
        let json = "\(folder)/times.json"
        defer { try? FileManager.default.removeItem(atPath: json) }
        let outcome = try Command(
            ["hyperfine", "--shell=none", "--warmup=1", "--runs=\(runs)", "--export-json", json]
                + commands
        ).run()
        guard outcome.succeeded else { throw MeasurementError(description: outcome.text) }
        return try JSONDecoder().decode(
            CommandTimes.self, from: Data(contentsOf: URL(filePath: json)))
    }
}

/// What hyperfine says of several commands.
struct CommandTimes: Decodable {
    /// In the order of the commands.
    let results: [CommandTime]

    /// The median of a command, in seconds.
    ///
    /// - Throws: ``MeasurementError`` if it was not measured.
    func median(of command: String) throws -> Double {
        guard let time = results.first(where: { $0.command == command }) else {
            throw MeasurementError(description: "not measured: \(command)")
        }
        return time.median
    }
}

/// What hyperfine says of a command, in seconds.
struct CommandTime: Decodable, CustomStringConvertible {
    let command: String
    let median: Double
    /// In its own code, the mean.
    let user: Double
    /// In the kernel, the mean.
    let system: Double

    var description: String {
        let words = command.split(separator: " ").compactMap { $0.split(separator: "/").last }
        return "\(words.joined(separator: " ")): \(figure(median * 1000, digits: 1)) ms, "
            + "\(figure((user + system) * 1000, digits: 1)) ms of processor"
    }
}
