/// Writes mdoc(7), the language of manual pages: macros on lines that begin with a period.
///
/// The output is ASCII, and lines of text are short, so that an error in a line is easily found.
struct ManualWriter {
    private static let width = 78

    private(set) var text = ""

    /// Adds a line with a macro and its arguments, which must be valid mdoc.
    mutating func add(_ macro: String) {
        text += "." + macro + "\n"
    }

    mutating func begin(section: String) {
        add("Sh \(section)")
    }

    /// Adds plain text, which wraps between words.
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
    /// - Parameter rows: each term as mdoc, with a closure that writes its explanation.
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

    /// Adds literal lines, indented.
    mutating func show(_ lines: String) {
        add("Bd -literal -offset indent")
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            text += Self.escaped(line) + "\n"
        }
        add("Ed")
    }

    /// The text with the characters escaped that roff(7) interprets.
    ///
    /// An unescaped hyphen is printed as a typographic one, and a search for an option would miss
    /// it. A period or an apostrophe at the beginning of a line begins a macro.
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
    /// Punctuation must be escaped: a macro takes a lone punctuation mark for the sentence's own.
    static func arguments(_ text: String) -> String {
        text.split(separator: " ").map { word in
            (punctuation.contains(word) ? "\\&" : "") + escaped(word)
        }.joined(separator: " ")
    }

    /// What mdoc(7) calls delimiters. The period is missing because it is always escaped.
    private static let punctuation: Set<Substring> = [
        ",", ":", ";", "(", ")", "[", "]", "?", "!", "|",
    ]
}
