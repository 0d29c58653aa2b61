extension Sequence<String> {
    /// The words as a sentence has them: `a`, `a or b`, `a, b or c`.
    func listed(_ conjunction: String) -> String {
        let words = Array(self)
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
