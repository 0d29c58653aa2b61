/// The measured figures of the styles: the rows of `assets/style-comparison.csv`, which
/// `make compare-styles MEASURE=1` writes.
public struct StyleFigures: Hashable, Sendable {
    /// The kind of a figure.
    public enum Figure: String, Sendable {
        /// A debug build of the style's module alone.
        case clean = "clean_s"
        /// The build after an edit of one view.
        case edit = "edit_s"
        /// The style's tests, without their build.
        case tests = "tests_s"
        /// From a key to the end of its frames: the median of a round.
        case key = "key_ms"
        /// From a key to the end of its frames: the value that 95 of 100 keys don't exceed.
        case slowKey = "slow_key_ms"
        /// The largest resident set of the browser, in millions of bytes.
        case memory = "memory_mb"

        /// The unit of the figure, and how many digits after the point are shown.
        var unit: (name: String, digits: Int) {
            switch self {
            case .clean, .edit, .tests: ("s", 1)
            case .key, .slowKey: ("ms", 1)
            case .memory: ("MB", 0)
            }
        }
    }

    /// One figure of one round, in which each style has its turn.
    public struct Row: Hashable, Sendable {
        let figure: Figure
        /// The style's name as an option.
        let style: String
        let round: Int
        let value: Double

        public init(_ figure: Figure, of style: PresentationStyle, round: Int, value: Double) {
            self.figure = figure
            self.style = style.option
            self.round = round
            self.value = value
        }
    }

    let rows: [Row]
    /// The machine that measured the figures; nil if there are none.
    let machine: String?

    private static let columns = "figure,style,round,value"

    /// - Parameter csv: the text of the file.
    /// - Throws: ``FiguresError`` with the first line that is no row.
    init(csv: String) throws(FiguresError) {
        var rows: [Row] = []
        var machine: String?
        for line in try FigureLine.all(in: csv, columns: Self.columns) {
            guard let figure = Figure(rawValue: String(line.fields[0])),
                let style = PresentationStyle.all.first(where: { $0.option == line.fields[1] }),
                let round = Int(line.fields[2]), let value = Double(line.fields[3])
            else { throw FiguresError(line: line.number) }
            rows.append(Row(figure, of: style, round: round, value: value))
            machine = line.machine
        }
        self.rows = rows
        self.machine = machine
    }

    /// The text of the file.
    ///
    /// - Parameters:
    ///   - rows: a row for each style and round.
    ///   - machine: its cores, processor and compiler, separated by commas.
    public static func csv(of rows: [Row], on machine: String) -> String {
        FigureLine.head(columns) + "\n"
            + rows.map { row in
                let value = figure(row.value, digits: 3)
                return "\(row.figure.rawValue),\(row.style),\(row.round),\(value),\(machine)\n"
            }.joined()
    }

    var rounds: Int { rows.map(\.round).max() ?? 0 }

    /// The lowest and the highest value of the rounds; nil if there are none. Styles whose spreads
    /// overlap show no difference.
    func spread(_ figure: Figure, of style: PresentationStyle) -> ClosedRange<Double>? {
        let values = rows.filter { $0.figure == figure && $0.style == style.option }.map(\.value)
        guard let low = values.min(), let high = values.max() else { return nil }
        return low...high
    }
}
