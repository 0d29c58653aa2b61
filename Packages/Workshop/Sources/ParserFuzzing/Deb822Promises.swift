import DebianCopyright

/// The reader of stanzas loses no line and counts them right.
enum Deb822Promises {
    static func broken(by bytes: [UInt8]) -> [String] {
        ByteView.withBytes(of: bytes) { view in
            var broken: [String] = []
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var covered: Set<Int> = []
            var last = 0
            while reader.next(into: &stanza) {
                covered.formUnion(stanza.strayLines)
                for field in stanza.fields {
                    if field.line <= last || field.lastLine < field.line {
                        broken.append("field at lines \(field.line) to \(field.lastLine)")
                    }
                    last = max(field.line, field.lastLine)
                    covered.formUnion(field.line...last)
                    let count = field.lines.reduce(0) { count, _ in count + 1 }
                    if count != last - field.line + 1, !field.value.isEmpty {
                        broken.append("field at line \(field.line) has \(count) lines")
                    }
                }
            }
            if !stanza.fields.isEmpty { broken.append("fields behind the last stanza") }
            return broken + lost(in: view, but: covered)
        }
    }

    private static func lost(in view: ByteView, but covered: Set<Int>) -> [String] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = view.starts(with: mark) ? view[3..<view.count] : view
        var broken: [String] = []
        for line in ByteLines(text) where !line.bytes.trimmed.isEmpty {
            if !covered.contains(line.number) { broken.append("line \(line.number) is lost") }
        }
        return broken
    }
}
