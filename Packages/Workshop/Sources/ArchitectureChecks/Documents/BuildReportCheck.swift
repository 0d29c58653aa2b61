import ChildProcesses
public import Measurements

/// The picture and the tables of build times show the measured figures, and the measured changes
/// can still be made.
struct BuildReportCheck: Check {
    let name = "report of build times"
    let reason = "a picture that is not drawn from figures is an opinion"
    let remedy = "make build-report, or mend the patches in \(BuildReport.changes)"

    func verdict(on workspace: Workspace) -> Verdict {
        let report: BuildReport
        do throws(FiguresError) {
            report = try workspace.buildReport
        } catch {
            return .failed(["assets/build-times.csv: \(error)"])
        }
        let drawn = report.drawn
        let stale = drawn.filter { workspace.files[$0.key] != $0.value }.keys.sorted()
        let patches = workspace.paths.filter {
            $0.hasPrefix(BuildReport.changes) && $0.hasSuffix(".patch")
        }
        return workspace.judged { () throws(CommandError) in
            let git = ["git", "-C", workspace.root, "apply", "--check"]
            let outcome = try workspace.run(git + patches)
            return Verdict(
                breaches: stale.map { "\($0) shows other figures than assets/build-times.csv" }
                    + (outcome.succeeded ? [] : outcome.problems),
                looked: "\(drawn.count.counted("file")), \(patches.count.counted("change"))")
        }
    }
}

extension Workspace {
    /// The pictures and tables of build times.
    public var buildReport: BuildReport {
        get throws(FiguresError) { try BuildReport(of: files) }
    }
}
