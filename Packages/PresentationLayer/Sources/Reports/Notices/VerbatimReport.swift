public import DomainLayer
import VisibleText
import Wording

/// The copyright files themselves in plain text, each once and in full, with the packages that
/// share it; then the common licenses, and what has no text.
///
/// Nothing is selected, so nothing that a file says can be missing. Each heading states how many
/// lines follow, so no file can fake the beginning of the next one. The text is UTF-8. Control
/// characters are made visible, except line feeds, tabs and form feeds.
public enum VerbatimReport {
    /// - Parameters:
    ///   - inventory: the packages.
    ///   - files: the copyright files of these packages.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
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
    /// A chapter with these lines; nothing if there are none.
    fileprivate mutating func list(_ lines: [String], under title: String) {
        if lines.isEmpty { return }
        chapter(title)
        line("")
        for text in lines { line(text) }
    }
}

extension String {
    /// The number of lines, counting a last one without a line feed.
    fileprivate var lineCount: Int {
        utf8.count { $0 == 0x0A } + (utf8.isEmpty || utf8.last == 0x0A ? 0 : 1)
    }
}
