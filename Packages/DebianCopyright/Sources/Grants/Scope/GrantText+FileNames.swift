extension GrantText {
    /// Whether a word belongs to a file's name, its beginning aside: "c" in "sort.c".
    func isInFileName(_ place: Int) -> Bool {
        place > 0 && gap(after: place - 1) == .tight
            && FileNames(in: bytes).contains(Int(words[place].start))
    }
}
