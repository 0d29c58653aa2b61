import DomainLayer
import VisibleText
import Wording

/// The source packages of a system for people, in plain text: for each why it is owed, what was
/// built from it, and where to get it. The text is UTF-8; control characters are made visible.
public enum SourcesReport {
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ list: SourceList, to sink: inout Sink
    ) throws(Sink.Failure) {
        var text = TextDocument()
        text.line(list.title)
        text.line(list.total)
        if let caution = list.caution { text.line(caution) }
        text.line("")
        for line in meaning { text.line(line) }
        for source in list.sources {
            text.source(source, on: list.system)
            try text.bytes.flushFullPiece(to: &sink)
        }
        try text.bytes.flush(to: &sink)
    }

    private static let meaning = [
        "A source is owed if a license of a package that consists of it asks for source.",
        "It is unknown if such a license isn't known well enough, or if the source was only",
        "built into packages, since the package database doesn't say what license it has.",
        "Debian's snapshot archive, to which the addresses lead, has what Debian published.",
    ]
}

extension TextDocument {
    fileprivate mutating func source(_ source: InstalledSource, on system: SystemIdentity) {
        line("")
        line("\(source.source.label): \(source.status.label)")
        for explanation in source.explanations { line("    \(explanation)") }
        list("packages", source.packages)
        for field in BuiltInSource.Field.allCases {
            list("\(field.rawValue) of", source.packages(by: field))
        }
        if let file = source.source.descriptionFile(on: system) { list("file", [file]) }
        if let flaw = source.source.flaw(on: system) { list("no file", [flaw]) }
        if let address = source.source.snapshotAddress(on: system) { list("address", [address]) }
    }

    private mutating func list(_ label: String, _ words: [String]) {
        if !words.isEmpty { line("    \(label): \(words.joined(separator: ", "))") }
    }
}
