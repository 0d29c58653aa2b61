public import DomainLayer
import VisibleText
import Wording

/// An inventory as one self-contained page.
///
/// The verdict, the figures, the packages, sources, licenses and texts are HTML, for every reader.
/// The page's script shows one of these views at a time, filters and sorts. It shows details of a
/// package from JSON data, each piece only when it is needed, so that a large system opens at once.
/// The data reach the page only as text.
public enum HTMLReport {
    /// - Parameters:
    ///   - inventory: all packages of a system.
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
        let review = PageReview(of: inventory, verdict)
        let licenses = ListedLicenses(inventory, notices)
        var html = HTMLWriter()
        html.begin(title, style: .inventoryStyle, script: .inventoryScript)
        html.element(
            "a", "Skip to the packages", attributes: [("class", "skip"), ("href", "#packages")])
        html.open("div", attributes: [("class", "sheet")])
        html.runningHead(title, of: summary.system, created: created)
        html.open("div", attributes: [("class", "content")])
        html.head(title, summary, review, created: created)
        html.open("main")
        try html.verdict(review, licenses, to: &sink)
        html.figures(of: inventory, summary, licenses)
        html.legend()
        html.findings(inventory.findings)
        if let image = summary.system.image { html.layers(of: image) }
        html.filter()
        try html.packages(inventory.entries, to: &sink)
        try html.sources(of: inventory, licenses, to: &sink)
        try html.licenses(licenses, to: &sink)
        try html.texts(notices.texts, licenses, to: &sink)
        html.close("main")
        html.detail()
        html.close("div")
        html.close("div")
        let answers = SharedAnswers(inventory, notices)
        try html.facts(of: inventory, answers, to: &sink)
        html.raw("<script>\(DigestedSource.inventoryScript.text)</script>\n")
        try html.details(answers, notices, licenses, to: &sink)
        html.end()
        try html.bytes.flush(to: &sink)
    }
}
