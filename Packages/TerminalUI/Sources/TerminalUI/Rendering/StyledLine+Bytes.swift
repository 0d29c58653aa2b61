extension Sequence<StyledLine> {
    /// The lines in UTF-8, a line feed behind each.
    ///
    /// - Parameter styled: whether styles are written, as the SGR sequences of ECMA-48; each line
    ///   then ends in plain style, so that a line alone never colours the next.
    public func bytes(styled: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in self {
            for run in line.runs {
                let sequence = styled ? run.style.sequence : ""
                bytes.append(contentsOf: sequence.utf8)
                bytes.append(contentsOf: run.text.utf8)
                if !sequence.isEmpty { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
