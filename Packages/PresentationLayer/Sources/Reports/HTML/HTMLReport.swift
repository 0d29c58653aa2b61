public import DomainLayer
import VisibleText
import Wording

/// An inventory as one self-contained page.
///
/// The verdict, the summary and tables of packages, sources and licenses are HTML, for every
/// reader. The page's script shows one table at a time, filters and sorts the packages, and shows
/// details from JSON data, each piece only when it is needed, so that a large system opens at once.
/// The data reach the page only as text.
public enum HTMLReport {
    /// - Parameters:
    ///   - inventory: all packages of a system, with the texts of unlisted licenses.
    ///   - notices: the notices in their copyright files.
    ///   - verdict: what a policy says about the packages; nil if nothing was judged.
    ///   - created: the creation time that the page states; nil to state none.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ inventory: LicenseInventory, _ notices: LicenseNotices, verdict: PolicyVerdict?,
        created: Timestamp?, to sink: inout Sink
    ) throws(Sink.Failure) {
        let summary = inventory.summary()
        let title = "Licenses of \(summary.system.name)"
        let licenses = ListedLicenses(inventory, summary, notices)
        var html = HTMLWriter()
        html.begin(title, style: .inventoryStyle, script: .inventoryScript)
        html.element(
            "a", "Skip to the packages", attributes: [("class", "skip"), ("href", "#list")])
        html.head(title, summary, verdict, created: created)
        html.open("main")
        try html.verdict(verdict, to: &sink)
        html.figures(summary, licenses)
        html.legend()
        html.findings(inventory.findings)
        if let image = summary.system.image { html.layers(of: image) }
        html.raw(HTMLWriter.views)
        try html.packages(inventory.entries, titled: title, to: &sink)
        try html.sources(of: inventory.entries, to: &sink)
        try html.licenses(licenses, to: &sink)
        html.close("main")
        html.raw(HTMLWriter.dialog)
        let answers = SharedAnswers(inventory, notices)
        try html.facts(of: inventory, answers, to: &sink)
        html.raw("<script>\(DigestedSource.inventoryScript.text)</script>\n")
        try html.details(answers, notices, to: &sink)
        try html.details(licenses, to: &sink)
        html.end()
        try html.bytes.flush(to: &sink)
    }
}
