import Measurements

/// The figures as tables of Markdown, for README.
public struct BuildTables: Sendable {
    private let times: BuildTimes

    public init(_ times: BuildTimes) {
        self.times = times
    }

    /// The names under which README holds the tables, each with its text.
    public var all: [(name: String, text: String)] {
        [("builds", builds), ("changes", changes), ("tests", tests)]
    }

    /// A row a change: what it touches, and what both roots take to be built again.
    public var changes: String {
        let rows = Change.all.filter { $0 != .nothing }.map { change in
            [
                change.title, "\(change.files)",
                change.packages.map { "`\($0)`" }.joined(separator: ", "),
            ] + roots.map { cell(times.of(.builds, $0).after(change.name).wall) }
        }
        return table(
            ["to…", "files", "in", "DevelopmentApp", "ProductionApp"],
            alignment: [false, true, false, true, true], rows)
    }

    /// A row a configuration and state: what both roots take, and how many times the one takes of
    /// the other.
    public var builds: String {
        let rows = times.filter { $0.part == .builds }.distinct(\.configuration).flatMap { mode in
            [BuildTime.clean, Change.nothing.name].map { change in
                let walls = roots.map { times.of(.builds, $0, mode).after(change).wall }
                let words = change == BuildTime.clean ? "from nothing" : "nothing changed"
                return ["\(mode), \(words)"] + walls.map(cell) + [ratio(walls[0], walls[1])]
            }
        }
        return table(
            ["build", "DevelopmentApp", "ProductionApp", "ratio"],
            alignment: [false, true, true, true], rows)
    }

    /// A row a package: what its tests take alone after a change, and those of all packages.
    public var tests: String {
        let part = times.filter { $0.part == .tests }
        let rows = part.distinct(\.target).map { target in
            [target == BuildTime.everything ? "**\(target)**" : "`\(target)`"]
                + [cell(part.filter { $0.target == target }.wall)]
        }
        return table(["tests of", "seconds"], alignment: [false, true], rows)
    }

    private let roots = [BuildGoals.development, BuildGoals.production]

    private func cell(_ seconds: Double?) -> String {
        seconds.map { "\(figure($0, digits: 1)) s" } ?? "–"
    }

    private func ratio(_ value: Double?, _ reference: Double?) -> String {
        guard let value, let reference, reference > 0 else { return "–" }
        return figure(value / reference, digits: 2)
    }

    /// - Parameter alignment: whether a column is a column of numbers, which end where it ends.
    private func table(_ head: [String], alignment: [Bool], _ rows: [[String]]) -> String {
        let rule = alignment.map { $0 ? "---:" : "---" }.joined(separator: "|")
        let lines = ([head] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
        return ([lines[0], "|\(rule)|"] + lines.dropFirst()).map { $0 + "\n" }.joined()
    }
}
