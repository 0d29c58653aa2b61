public import DomainLayer
import VisibleText
import Wording

/// The copyright files themselves in plain text, each once and in full, with the packages that
/// share it; then the common licenses, and what has no text.
///
/// Nothing is selected, so nothing that a file says can be missing. Each heading tells how many
/// lines follow, so no file can pretend that the next one begins. UTF-8; control characters but
/// line feeds, tabs and form feeds are made visible.
public enum VerbatimReport {
    /// - Parameters:
    ///   - inventory: the packages.
    ///   - files: the copyright files of these packages.
    ///   - sink: takes the report.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ inventory: LicenseInventory, _ files: CopyrightFiles, to sink: inout Sink
    ) throws(Sink.Failure) {
        let name = inventory.system.name
        var text = TextDocument()
        text.line("Copyright files of \(name.isEmpty ? "this system" : name)")
        text.line(
            "\(files.files.count.counting("copyright file")), "
                + files.commonLicenses.count.counting("common license"))
        if let caution = inventory.system.image?.caution { text.line(caution) }
        text.chapter("Copyright files")
        for file in files.files {
            text.rule()
            text.line("\(file.path) (\(file.body.lineCount.counting("line")))")
            text.line("Packages: \(file.packages.joined(separator: ", "))")
            text.line("")
            text.block(file.body)
            try text.bytes.flushFullPiece(to: &sink)
        }
        text.chapter("Common licenses")
        for license in files.commonLicenses {
            text.rule()
            let paths = license.paths.joined(separator: ", ")
            text.line("\(paths) (\(license.body.lineCount.counting("line")))")
            text.line("")
            text.block(license.body)
            try text.bytes.flushFullPiece(to: &sink)
        }
        let known = Set(files.files.flatMap(\.packages))
        let others = inventory.entries.map(\.id).filter { !known.contains($0) }
        text.list(files.missingLicenses, under: "Common licenses not found on this system")
        text.list(others, under: "Packages without a copyright file")
        try text.bytes.flush(to: &sink)
    }
}

extension TextDocument {
    /// A chapter of lines; none if there are none.
    fileprivate mutating func list(_ lines: [String], under title: String) {
        if lines.isEmpty { return }
        chapter(title)
        line("")
        for text in lines { line(text) }
    }
}

extension String {
    /// How many line feeds there are, or begun lines.
    fileprivate var lineCount: Int {
        utf8.count { $0 == 0x0A } + (utf8.isEmpty || utf8.last == 0x0A ? 0 : 1)
    }
}
