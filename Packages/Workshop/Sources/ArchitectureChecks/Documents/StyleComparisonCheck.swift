public import Measurements

/// The tables that compare the styles match the sources and the measured figures.
struct StyleComparisonCheck: Check {
    let name = "comparison of styles"
    let reason = "readers choose by this table"
    let remedy = "make compare-styles"

    func verdict(on workspace: Workspace) -> Verdict {
        do throws(FiguresError) {
            let drawn = try workspace.styleComparison.drawn
            let stale = drawn.filter { workspace.files[$0.key] != $0.value }.keys.sorted()
            let paths = workspace.files.keys
            let empty = PresentationStyle.all.flatMap(\.folders).filter { folder in
                !paths.contains { $0.hasPrefix(folder) }
            }
            let lost = PresentationStyle.all.map(\.view).filter { workspace.files[$0] == nil }
            return Verdict(
                breaches: empty.map { "\($0) has no file to count" }
                    + lost.map { "\($0), which is edited for a measurement, is not there" }
                    + stale.map { "\($0) shows other figures than the sources and the csv" },
                looked: drawn.count.counted("page"))
        } catch {
            return .failed(["\(StyleComparison.figures): \(error)"])
        }
    }
}

extension Workspace {
    /// The tables that compare the styles.
    public var styleComparison: StyleComparison {
        get throws(FiguresError) { try StyleComparison(of: files) }
    }
}
