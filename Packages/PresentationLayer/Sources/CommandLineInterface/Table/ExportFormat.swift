/// What `export` can write: its operand.
enum ExportFormat: String, CaseIterable {
    /// SPDX 2.3 in JSON.
    case spdx
    /// SPDX 3.0.1 in JSON-LD.
    case spdx3
    /// CycloneDX 1.6 in JSON.
    case cyclonedx
    /// The inventory as a page.
    case html
    /// What to pass on with the packages, in plain text.
    case notices
    /// The same in Markdown.
    case noticesMarkdown = "notices-markdown"
    /// The same as a page.
    case noticesHTML = "notices-html"
}
