extension Sentences {
    /// Whether they say that the package isn't part of Debian, as those of contrib and non-free do
    /// (Debian Policy, section 12.5).
    var sayOutsideDebian: Bool {
        words.indices.contains { index in
            guard word(index, is: .debian), index > 2 else { return false }
            let before = words[max(0, index - 5)..<index].map(\.hash)
            guard let part = before.lastIndex(of: Self.part), part > 0 else { return false }
            return Self.not.contains(before[part - 1])
        }
    }

    private static let part = WordHash.hash(of: "part")
    private static let not = WordSet("not isnt arent no")
}
