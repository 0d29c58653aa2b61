import ChildProcesses
import Foundation
import Measurements

/// Times whole commands with hyperfine(1). Commands that are compared are measured in one run.
struct Hyperfine {
    /// The folder for its results until they are read.
    let folder: String

    /// The time of each command; one run in advance fills the caches.
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

/// The results of hyperfine for several commands.
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

/// The results of hyperfine for a command, in seconds.
struct CommandTime: Decodable, CustomStringConvertible {
    let command: String
    let median: Double
    /// The mean time in the command's own code.
    let user: Double
    /// The mean time in the kernel.
    let system: Double

    var description: String {
        let words = command.split(separator: " ").compactMap { $0.split(separator: "/").last }
        return "\(words.joined(separator: " ")): \(figure(median * 1000, digits: 1)) ms, "
            + "\(figure((user + system) * 1000, digits: 1)) ms of processor"
    }
}
