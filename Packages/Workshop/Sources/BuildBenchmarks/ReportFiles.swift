import BuildMeasurements
import Foundation

/// The files that hold the figures, and those that are drawn from them.
struct ReportFiles {
    /// Where the figures and the picture are.
    let folder: String

    private var figures: String { "\(folder)/build-times.csv" }

    /// Empty where nothing was measured yet.
    func times() throws -> BuildTimes {
        guard FileManager.default.fileExists(atPath: figures) else { return BuildTimes() }
        return try BuildTimes(csv: String(contentsOfFile: figures, encoding: .utf8))
    }

    func replace(_ part: BuildTime.Part, with rows: [BuildTime]) throws {
        var times = try times()
        times.replace(part, with: rows)
        try times.csv.write(toFile: figures, atomically: true, encoding: .utf8)
    }

    /// The picture; and, where the figures are the checkout's own, the tables in its texts.
    func draw() throws {
        let times = try times()
        let chart = "\(folder)/build-times.svg"
        try GrowthChart(times).svg.write(toFile: chart, atomically: true, encoding: .utf8)
        print("\(chart): drawn from \(times.rows.count) figures")
        guard folder == "assets" else { return }
        for path in ["README.md", "README.ja.md"] where FileManager.default.fileExists(atPath: path)
        {
            var page = MarkedText(try String(contentsOfFile: path, encoding: .utf8))
            for (name, text) in BuildTables(times).all { page.fill(name, with: text) }
            try page.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
