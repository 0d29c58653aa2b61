import DomainLayer

extension PolicyDocument {
    /// Cuts the text of a sample into fields.
    ///
    /// It understands what samples have: fields, lines that continue one by a single blank,
    /// comments between them, and blank lines between stanzas. Files that people write are for a
    /// real driver.
    init(path: String, lines text: String) {
        var stanzas: [PolicyStanza] = []
        var fields: [PolicyField] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
            let number = index + 1
            if line.isEmpty {
                if !fields.isEmpty { stanzas.append(PolicyStanza(fields)) }
                fields = []
            } else if line.hasPrefix(" "), let last = fields.indices.last {
                fields[last].value.append(
                    PolicyText(String(line.dropFirst()), at: .line(number, column: 2)))
            } else {
                let name = line.prefix { $0 != ":" }
                let place = SourceLocation.line(number, column: name.utf8.count + 3)
                fields.append(
                    PolicyField(
                        String(name), line: number,
                        value: [
                            PolicyText(String(line.dropFirst(name.count + 2)), at: place)
                        ]))
            }
        }
        self.init(path: path, stanzas: stanzas)
    }
}
