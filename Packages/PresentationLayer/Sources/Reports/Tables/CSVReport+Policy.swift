public import DomainLayer
import PresentationLayer

extension CSVReport {
    /// A row a violation: the package, what does not pass, and why.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ verdict: PolicyVerdict, to sink: inout Sink
    ) throws(Sink.Failure) {
        var bytes = Array(
            "package,version,kind,license,detail,copyrightFile,lines,installed\n".utf8)
        for violation in verdict.violations {
            let cells = [
                violation.package, violation.version, violation.kind.rawValue,
                violation.license.orNoAssertion,
                violation.causes.map(\.detail).joined(separator: "; "),
                violation.evidence?.file ?? "", violation.evidence?.lines ?? "",
                violation.installation?.label ?? "",
            ]
            bytes.append(contentsOf: cells.map(cell).joined(separator: ",").utf8)
            bytes.append(UInt8(ascii: "\n"))
            try bytes.flushFullPiece(to: &sink)
        }
        try bytes.flush(to: &sink)
    }
}
