import Wording

extension HTMLWriter {
    /// A table with a row for each of `rows`.
    ///
    /// - Parameters:
    ///   - head: the columns' titles.
    ///   - rows: the rows, in order.
    ///   - sink: receives the bytes.
    ///   - attributes: those of the row's element.
    ///   - fill: writes the cells of a row.
    /// - Throws: the sink's error.
    mutating func table<Row, Sink: ByteSink>(
        _ head: [String], of rows: [Row], to sink: inout Sink,
        attributes: (Row) -> [Attribute] = { _ in [] },
        _ fill: (Row, inout HTMLWriter) -> Void
    ) throws(Sink.Failure) {
        raw("<table class=\"rows\">\n<thead><tr>\n")
        for title in head { element("th", title, attributes: [("scope", "col")]) }
        raw("</tr></thead>\n<tbody>\n")
        for row in rows {
            element("tr", attributes: attributes(row)) { fill(row, &$0) }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("</tbody>\n</table>\n")
    }

    /// The packages with these ids; if they are many, folded behind their number.
    mutating func packages(_ ids: [String]) {
        folded(ids.count, "package") {
            for (index, id) in ids.enumerated() {
                if index > 0 { $0.text(", ") }
                $0.package(id)
            }
        }
    }

    /// The content of a cell; if it is long, folded behind its number.
    ///
    /// - Parameters:
    ///   - count: how many things the content shows.
    ///   - thing: what one of them is.
    ///   - fill: writes the content.
    mutating func folded(_ count: Int, _ thing: String, _ fill: (inout HTMLWriter) -> Void) {
        if count <= 4 { return fill(&self) }
        element("details") {
            $0.element("summary", count.counting(thing))
            fill(&$0)
        }
    }

    /// The id of a package, of which the script makes a link that opens the package's details.
    mutating func package(_ id: String) { element("a", id) }

    /// Words with line breaks only between them; otherwise lines would break at hyphens too.
    mutating func words(_ text: String) {
        for (index, word) in text.split(separator: " ").enumerated() {
            if index > 0 { self.text(" ") }
            element(word.hasPrefix("+") ? "em" : "span", String(word))
        }
    }
}
