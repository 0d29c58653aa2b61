extension String {
    /// The cell behind an apostrophe where a spreadsheet would take it for a formula.
    ///
    /// A cell that begins with one of these characters can call programs or send data when somebody
    /// opens the table; OWASP lists them as CSV injection. The apostrophe makes it text.
    var withoutFormula: String {
        switch unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n": "'" + self
        default: self
        }
    }
}
