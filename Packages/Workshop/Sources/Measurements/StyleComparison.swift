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
            column("key to frame", .key), column("memory", .memory),
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
        let rounds =
            figures.rounds == 1 ? "One round" : "Lowest and highest of \(figures.rounds) rounds"
        return table([
            column("module", .clean), column("after an edit", .edit), column("tests", .tests),
            column("key to frame", .key), column("95th percentile", .slowKey),
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

    /// The lowest and the highest value, or the one that both are as far as they are shown.
    private func value(_ kind: StyleFigures.Figure, of style: PresentationStyle) -> String {
        guard let spread = figures.spread(kind, of: style) else { return "–" }
        let (unit, digits) = kind.unit
        let low = figure(spread.lowerBound, digits: digits)
        let high = figure(spread.upperBound, digits: digits)
        return (low == high ? low : "\(low)–\(high)") + " \(unit)"
    }
}
