/// Writes the language of manual pages, mdoc(7): macros on lines that begin with a full stop.
///
/// The output is ASCII, and lines of text are short, so that what goes wrong in one is found.
struct ManualWriter {
    private static let width = 78

    private(set) var text = ""

    /// Adds a line with a macro and its arguments, which are mdoc already.
    mutating func add(_ macro: String) {
        text += "." + macro + "\n"
    }

    mutating func begin(section: String) {
        add("Sh \(section)")
    }

    /// Adds text as it is read, which is broken between words.
    mutating func write(_ sentence: String) {
        var line = ""
        for word in sentence.split(separator: " ") {
            let word = Self.escaped(word)
            if !line.isEmpty, line.count + 1 + word.count > Self.width {
                text += line + "\n"
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        text += line + "\n"
    }

    /// Adds a list of terms and their explanations.
    ///
    /// - Parameter rows: the term as mdoc, and what writes the explanation.
    mutating func list<Row>(
        _ rows: [Row], term: (Row) -> String, explanation: (Row, inout ManualWriter) -> Void
    ) {
        add("Bl -tag -width Ds")
        for row in rows {
            add("It " + term(row))
            explanation(row, &self)
        }
        add("El")
    }

    /// Adds lines that are shown as they are, indented.
    mutating func show(_ lines: String) {
        add("Bd -literal -offset indent")
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            text += Self.escaped(line) + "\n"
        }
        add("Ed")
    }

    /// The text with what roff(7) obeys made visible.
    ///
    /// A hyphen is a typographer's unless it is escaped, and searching for an option would not find
    /// it; a full stop or an apostrophe begins a macro at the beginning of a line.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = text.first.map { ".'".contains($0) } == true ? "\\&" : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "…": escaped += "..."
            case "\u{20}"..."\u{7E}": escaped.unicodeScalars.append(scalar)
            default: escaped += "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
            }
        }
        return escaped
    }
    /// The words of a text as arguments of a macro.
    ///
    /// A macro takes punctuation that stands alone for that of the sentence around it.
    static func arguments(_ text: String) -> String {
        text.split(separator: " ").map { word in
            (punctuation.contains(word) ? "\\&" : "") + escaped(word)
        }.joined(separator: " ")
    }

    /// What mdoc(7) calls delimiters; a full stop is escaped anyway.
    private static let punctuation: Set<Substring> = [
        ",", ":", ";", "(", ")", "[", "]", "?", "!", "|",
    ]
}
