import DomainLayer
import TerminalUI

/// Which system it is, and how many packages there are.
struct SummaryHeading: View {
    let summary: LicenseSummary

    var body: some View {
        VStack {
            Text(summary.system.name).bold()
            Text(totals)
        }
    }

    private var totals: String {
        if summary.packages == 0 { return "No package is installed." }
        var totals = summary.packages.counting("package")
        totals += ", " + summary.licenses.count.counting("licence")
        if summary.withoutAnswer > 0 { totals += "; \(summary.withoutAnswer) without an answer" }
        if summary.isIncomplete { totals += "; something could not be read" }
        return totals
    }
}
