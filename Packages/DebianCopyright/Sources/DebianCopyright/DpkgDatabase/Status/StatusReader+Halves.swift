extension StatusReader {
    /// Reads dpkg's own file, whose halves two processors read at once.
    init(status file: FileBuffer, path: String, includingRelations: Bool) async {
        let middle = file.withBytes { $0.stanzaStart(from: $0.count / 2) ?? $0.count }
        async let rest = StatusReader(
            middle..<file.count, of: file, path: path, includingRelations: includingRelations)
        self.init(0..<middle, of: file, path: path, includingRelations: includingRelations)
        append(await rest)
        // dpkg ends each line of its own file with a line feed; others may not.
        if let end = file.withBytes(\.last), end != UInt8(ascii: "\n") {
            report(.truncated, path: path, line: lineCount)
        }
    }

    private init(
        _ part: Range<Int>, of file: FileBuffer, path: String, includingRelations: Bool
    ) {
        self.init(includingRelations: includingRelations)
        file.withBytes { read($0[part], of: .status, path: path) }
    }
}
