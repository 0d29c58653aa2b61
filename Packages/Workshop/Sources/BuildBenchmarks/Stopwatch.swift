import BuildMeasurements
import ChildProcesses
import Foundation
import Measurements

/// Runs commands for the record, and says how long each took.
struct Stopwatch {
    let machine: Machine

    /// - Parameter row: what the figure is of; its times and machine are filled in here.
    /// - Throws: ``MeasurementError`` with the output's end, where the command fails: the time of a
    ///   failure says nothing.
    func time(_ command: Command, as row: BuildTime) throws -> BuildTime {
        let outcome = try command.finished()
        var row = row
        row.wall = outcome.wall / .seconds(1)
        row.processor = outcome.processor / .seconds(1)
        let size = row.part == .law ? ", \(row.files) files" : ""
        print(
            "  \(row.part.rawValue) \(row.run): \(row.target) \(row.configuration), "
                + "\(row.change)\(size): \(figure(row.wall, digits: 1)) s")
        fflush(nil)
        return row
    }

    /// A row without figures.
    func row(
        _ part: BuildTime.Part, _ target: String, _ configuration: String = "debug",
        change: String = BuildTime.clean, files: Int = 0, run: Int
    ) -> BuildTime {
        BuildTime(
            part: part, target: target, configuration: configuration, change: change, files: files,
            run: run, wall: 0, processor: 0, machine: machine)
    }
}

extension Command {
    /// Runs to an end of status 0.
    @discardableResult
    func finished() throws -> Outcome {
        let outcome = try run(.captured)
        guard outcome.succeeded else {
            let end = outcome.text.split(separator: "\n").suffix(30).joined(separator: "\n")
            throw MeasurementError(
                description: "\(words.joined(separator: " ")) failed:\n\(end)")
        }
        return outcome
    }
}
