import BuildMeasurements

/// The picture and the tables of build times show the figures that were measured.
struct BuildReportCheck: Check {
    let name = "report of build times"
    let reason = "a picture that is not drawn from figures is an opinion"
    let remedy = "make build-report"

    static let figures = "assets/build-times.csv"
    static let chart = "assets/build-times.svg"

    func verdict(on workspace: Workspace) -> Verdict {
        guard let csv = workspace.files[Self.figures] else {
            return .failed(["\(Self.figures) is not there"])
        }
        let times: BuildTimes
        do throws(BuildTimesError) {
            times = try BuildTimes(csv: csv)
        } catch {
            return .failed(["\(Self.figures): \(error)"])
        }
        var breaches: [String] = []
        if workspace.files[Self.chart] != GrowthChart(times).svg {
            breaches.append("\(Self.chart) shows something else than \(Self.figures)")
        }
        breaches += staleTables(of: times, in: workspace)
        return Verdict(breaches: breaches, looked: times.rows.count.counted("figure"))
    }

    private func staleTables(of times: BuildTimes, in workspace: Workspace) -> [String] {
        let pages = ["README.md", "README.ja.md"].filter { workspace.files[$0] != nil }
        return pages.flatMap { page in
            let text = MarkedText(workspace.files[page] ?? "")
            return BuildTables(times).all.compactMap { name, table in
                guard let content = text.content(of: name) else {
                    return "\(page) has no place for the table of \(name)"
                }
                return content == table
                    ? nil : "\(page): the table of \(name) shows other figures"
            }
        }
    }
}
