import ChildProcesses
import Foundation

/// Made-up systems of any size, each in a folder of its own below another.
struct SampleSystems {
    let folder: String

    /// Makes the folder if it is missing.
    init(in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
    }

    /// The folder of the system of a size, which may not exist yet.
    func root(_ size: Int) -> String { "\(folder)/root-\(size)" }

    func make(_ size: Int) throws {
        // The generator's seed is fixed, so the system is too.
        let generator = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "RootGenerator").path
        let made = try Command(generator, root(size), "\(size)", "7").run()
        guard made.succeeded else { throw MeasurementError(description: made.text) }
    }

    func remove(_ size: Int) {
        try? FileManager.default.removeItem(atPath: root(size))
    }
}

/// Why something was not measured.
struct MeasurementError: Error, CustomStringConvertible {
    let description: String
}
