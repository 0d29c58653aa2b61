import DomainLayer
import VisibleText
import Wording

/// A script for `/bin/sh` (POSIX) that downloads the source packages of a system with apt, into the
/// current folder.
///
/// Each source has a line of its own, so one that apt doesn't find stops no other, and makes the
/// script end with 1. Only names and versions that follow Debian's rules get into commands. Others
/// are comments, and the script then ends with 1, too. Control characters are made visible, so that
/// no comment can end before its line does.
public enum SourceScript {
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ list: SourceList, to sink: inout Sink
    ) throws(Sink.Failure) {
        var text = TextDocument()
        text.line("#!/bin/sh")
        text.comment(list.title)
        text.comment(list.total)
        if let caution = list.caution { text.comment(caution) }
        text.comment("apt needs deb-src entries in its sources that have these very versions.")
        text.line("status=0")
        for source in list.sources {
            text.source(source, on: list.system)
            try text.bytes.flushFullPiece(to: &sink)
        }
        text.line("")
        text.line("exit \"$status\"")
        try text.bytes.flush(to: &sink)
    }
}

extension TextDocument {
    fileprivate mutating func source(_ source: InstalledSource, on system: SystemIdentity) {
        line("")
        for explanation in source.explanations { comment(explanation) }
        if let address = source.source.snapshotAddress(on: system) { comment(address) }
        if let flaw = source.source.flaw(on: system) {
            comment("left out: \(source.source.label), as \(flaw)")
            line("status=1")
        } else {
            let word = "\(source.source.name)=\(source.source.version)"
            line("apt-get source --download-only --only-source '\(word)' || status=1")
        }
    }

    fileprivate mutating func comment(_ text: String) { line("# \(text)") }
}
