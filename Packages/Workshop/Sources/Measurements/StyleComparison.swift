/// The comparison of the styles: tables of source counts and of measured figures.
public struct StyleComparison: Sendable {
    private let files: [String: String]
    private let figures: StyleFigures

    public static let figures = "assets/style-comparison.csv"
    static let article =
        "Packages/Comparison/StylesApp/Sources/BrowserStyles/BrowserStyles.docc/"
        + "FiveArchitectures.md"

    /// - Parameter files: the texts of the workspace's files by their paths.
    /// - Throws: ``FiguresError`` if the figures are missing or can't be read.
    public init(of files: [String: String]) throws(FiguresError) {
        self.files = files
        figures = try StyleFigures(csv: files[Self.figures] ?? "")
    }

    /// The pages with the tables, brought up to date, by their paths.
    ///
    /// A table is written wherever a page has a place for it: between `<!-- styles: NAME -->` and
    /// `<!-- styles: end -->`.
    public var drawn: [String: String] {
        let tables = ["summary": summary, "sources": sources, "figures": measured]
        var drawn: [String: String] = [:]
        for page in ["README.md", "README.ja.md", Self.article] {
            drawn[page] = files[page]?.filled(with: tables, of: "styles")
        }
        return drawn
    }

    // MARK: Tables

    private typealias Column = (title: String, cell: (PresentationStyle, StyleCounts) -> String)

    private var summary: String {
        table([
            ("files", { "\($1.files)" }), ("lines", { "\($1.lines)" }),
            ("lines of tests", { "\($1.testLines)" }), column("after an edit", .edit),
            columnOfRatios("key to frame", .key), column("memory", .memory),
        ])
    }

    private var sources: String {
        table([
            ("files", { "\($1.files)" }), ("lines", { "\($1.lines)" }),
            ("types", { "\($1.types)" }), ("files of the sheet", { "\($1.filesOfSheet)" }),
            ("tests", { "\($1.tests)" }), ("lines of tests", { "\($1.testLines)" }),
        ])
    }

    private var measured: String {
        let rounds = figures.rounds == 1 ? "One round" : "Medians of \(figures.rounds) rounds"
        return table([
            column("module", .clean), column("after an edit", .edit), column("tests", .tests),
            columnOfRatios("key to frame", .key), columnOfRatios("95th percentile", .slowKey),
            column("memory", .memory),
        ]) + (figures.machine.map { "\n\(rounds); \($0).\n" } ?? "")
    }

    /// A table with a row for each style.
    private func table(_ columns: [Column]) -> String {
        let head =
            "| |" + columns.map { " \($0.title) |" }.joined()
            + "\n|---|" + columns.map { _ in "---:|" }.joined() + "\n"
        return head
            + PresentationStyle.all.map { style in
                let counts = StyleCounts(of: style, in: files)
                return "| \(style.name) |"
                    + columns.map { " \($0.cell(style, counts)) |" }.joined() + "\n"
            }.joined()
    }

    private func column(_ title: String, _ kind: StyleFigures.Figure) -> Column {
        (title, { style, _ in value(kind, of: style) })
    }

    /// A column with each value and its ratio to the first style's.
    private func columnOfRatios(_ title: String, _ kind: StyleFigures.Figure) -> Column {
        let first = PresentationStyle.all[0]
        let cell = { (style: PresentationStyle, _: StyleCounts) in
            let ratio = figures.ratio(kind, of: style, to: first)
            return value(kind, of: style)
                + (ratio.map { " (\(figure($0, digits: 2)))" } ?? "")
        }
        return ("\(title) (to \(first.name)'s)", cell)
    }

    private func value(_ kind: StyleFigures.Figure, of style: PresentationStyle) -> String {
        let (unit, digits) = kind.unit
        return figures.median(kind, of: style).map { "\(figure($0, digits: digits)) \(unit)" }
            ?? "–"
    }
}
