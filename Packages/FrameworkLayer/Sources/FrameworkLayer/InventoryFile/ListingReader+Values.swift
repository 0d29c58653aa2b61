import DomainLayer

extension ListingReader {
    /// An expression, or nil for `NOASSERTION`.
    mutating func expression() throws(JSONReaderError) -> LicenseExpression? {
        let text = try json.string()
        if text == LicenseExpression.noAssertion { return nil }
        if let known = expressions[text] { return known }
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: text)
            expressions[text] = expression
            return expression
        } catch {
            throw json.problemOfValue(.badExpression(error.problem))
        }
    }

    mutating func word<Word: RawRepresentable<String>>() throws(JSONReaderError) -> Word {
        let text = try json.string()
        guard let word = Word(rawValue: text) else {
            // The text may be as long as its maker likes.
            throw json.problemOfValue(.unknownWord(String(text.prefix(64))))
        }
        return word
    }

    mutating func wordOrNull<Word: RawRepresentable<String>>()
        throws(JSONReaderError) -> Word?
    {
        try json.null() ? nil : try word()
    }

    mutating func strings() throws(JSONReaderError) -> [String] {
        var strings: [String] = []
        try json.beginArray()
        while try json.nextElement() { strings.append(try json.string()) }
        return strings
    }

    /// The first and the last line.
    mutating func lines() throws(JSONReaderError) -> ClosedRange<Int> {
        var numbers: [Int] = []
        try json.beginArray()
        while try json.nextElement() {
            numbers.append(try json.integer())
            if numbers.count > 2 { throw json.problemOfValue(.badLines) }
        }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
            throw json.problemOfValue(.badLines)
        }
        return numbers[0]...numbers[1]
    }
}
