/// The measured build times as a chart, the tables in README, and goals.
public struct BuildReport: Sendable {
    private let files: [String: String]
    private let times: BuildTimes

    static let figures = "assets/build-times.csv"
    static let chart = "assets/build-times.svg"
    /// The folder of the measured changes, a patch each, in the order in which they are made.
    public static let changes = "Packages/Workshop/BuildTimes/"

    /// - Parameter files: the texts of the workspace's files by their paths.
    /// - Throws: ``FiguresError`` if the figures are missing or can't be read.
    public init(of files: [String: String]) throws(FiguresError) {
        self.files = files
        times = try BuildTimes(csv: files[Self.figures] ?? "")
    }

    /// The files that show the figures, brought up to date, by their paths.
    ///
    /// A table is written wherever a page has a place for it: between `<!-- build-times: NAME -->`
    /// and `<!-- build-times: end -->`.
    public var drawn: [String: String] {
        var drawn = [Self.chart: GrowthChart(times).svg(before: files[Self.chart] ?? "")]
        for page in ["README.md", "README.ja.md"] {
            drawn[page] = files[page]?.filled(
                with: ["builds": builds, "changes": changes, "tests": tests], of: "build-times")
        }
        return drawn
    }

    /// The architecture's promises about builds, a line for each goal; none for what was not
    /// measured.
    public var goals: [String] {
        var goals: [String] = []
        if let clean = times.wall("builds", of: roots[0], change: "clean") {
            goals.append(goal("DevelopmentApp from nothing", clean, atMost: 20, unit: " s"))
        }
        if let view = times.wall("builds", of: roots[0], change: "view") {
            goals.append(
                goal("DevelopmentApp after a view was edited", view, atMost: 3, unit: " s"))
        }
        let growth = roots.map { root in
            let points = times.growth(of: root).map(\.seconds)
            return (points.last ?? 0) - (points.first ?? 0)
        }
        if growth[1] > 0 {
            let name = "DevelopmentApp's growth in percent of ProductionApp's"
            goals.append(goal(name, growth[0] / growth[1] * 100, atMost: 2, unit: " %"))
        }
        return goals
    }

    // MARK: Tables

    private let roots = ["DevelopmentApp", "ProductionApp"]

    /// A row for each configuration and state: the times of both roots, and their ratio.
    private var builds: String {
        let states = [
            ("clean", "from nothing"), ("nothing", "nothing changed"),
            ("view", "a view edited"), ("engine", "the engine edited"),
        ]
        return "| build | DevelopmentApp | ProductionApp | ratio |\n|---|---:|---:|---:|\n"
            + ["debug", "release"].flatMap { mode in
                states.map { change, words in
                    let walls = roots.map { times.wall("builds", of: $0, mode, change: change) }
                    var ratio = "–"
                    if let one = walls[0], let other = walls[1] {
                        ratio = figure(one / other, digits: 2)
                    }
                    return
                        "| \(mode), \(words) | \(cell(walls[0])) | \(cell(walls[1])) | \(ratio) |\n"
                }
            }.joined()
    }

    /// A row for each change: what it touches, and how long both roots take to build again.
    private var changes: String {
        let patches = files.filter {
            $0.key.hasPrefix(Self.changes) && $0.key.contains(/\d-[^\/]*\.patch$/)
        }
        let rows = patches.sorted { $0.key < $1.key }.map { path, patch in
            let name = path.dropFirst(Self.changes.count + 2).dropLast(".patch".count)
            let touched = patch.matches(of: /\n\+\+\+ b\/Packages\/(\w+)/).map(\.1)
            let packages = Set(touched).sorted().map { "`\($0)`" }.joined(separator: ", ")
            let walls = roots.map { cell(times.wall("builds", of: $0, change: String(name))) }
            return "| \(patch.prefix { $0 != "\n" }) | \(touched.count) | \(packages) "
                + "| \(walls.joined(separator: " | ")) |\n"
        }
        return "| to… | files | in | DevelopmentApp | ProductionApp |\n|---|---:|---|---:|---:|\n"
            + rows.joined()
    }

    /// A row for each package: how long its tests take alone after a change, and all tests.
    private var tests: String {
        var targets: [Substring] = []
        for row in times.rows where row.part == "tests" && !targets.contains(row.target) {
            targets.append(row.target)
        }
        return "| tests of | seconds |\n|---|---:|\n"
            + targets.map { target in
                let mark = target.contains(" ") ? "**" : "`"
                return "| \(mark)\(target)\(mark) | \(cell(times.wall("tests", of: target))) |\n"
            }.joined()
    }

    private func cell(_ seconds: Double?) -> String {
        seconds.map { "\(figure($0, digits: 1)) s" } ?? "–"
    }
}
