/// How long builds and runs of tests took: the rows of `assets/build-times.csv`, which
/// `make bench-build` writes.
public struct BuildTimes: Hashable, Sendable {
    /// One run of one build.
    struct Row: Hashable, Sendable {
        /// `builds`, `law` or `tests`.
        let part: Substring
        /// The product that was built, the package that was tested, or `all packages`.
        let target: Substring
        /// `debug` or `release`.
        let configuration: Substring
        /// `clean`, `nothing`, or the name of a change.
        let change: Substring
        /// How many files the change touched, or the framework that a driver wraps has.
        let files: Int
        let run: Int
        /// The seconds from start to end.
        let wall: Double
        /// `2 cores of …, Swift 6.3.1`.
        let machine: String
    }

    /// The rows in the order of their measuring.
    let rows: [Row]

    /// - Parameter csv: the text of the file.
    /// - Throws: ``FiguresError`` with the first line that is no row.
    public init(csv: String) throws(FiguresError) {
        let columns = "part,target,configuration,change,files,run,wall_s,processor_s"
        var rows: [Row] = []
        for line in try FigureLine.all(in: csv, columns: columns) {
            let fields = line.fields
            guard let files = Int(fields[4]), let run = Int(fields[5]), let wall = Double(fields[6])
            else { throw FiguresError(line: line.number) }
            rows.append(
                Row(
                    part: fields[0], target: fields[1], configuration: fields[2],
                    change: fields[3], files: files, run: run, wall: wall, machine: line.machine))
        }
        self.rows = rows
    }

    /// The median of the wall times in seconds; nil if there are none.
    func wall(
        _ part: String, of target: some StringProtocol, _ configuration: String = "debug",
        change: String? = nil, files: Int? = nil
    ) -> Double? {
        rows.filter {
            $0.part == part && $0.target == target && $0.configuration == configuration
                && (change == nil || change! == $0.change) && (files ?? $0.files) == $0.files
        }.map(\.wall).median
    }

    /// The median time of a clean build with a framework of each size, by size; empty if the law
    /// was not measured.
    func growth(of target: String) -> [(files: Int, seconds: Double)] {
        let sizes = Set(rows.filter { $0.part == "law" && $0.target == target }.map(\.files))
        return sizes.sorted().compactMap { size in
            wall("law", of: target, files: size).map { (size, $0) }
        }
    }
}
