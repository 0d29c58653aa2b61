extension Sentences {
    /// Whether they say that the package isn't part of Debian, as those of contrib and non-free do
    /// (Debian Policy, section 12.5).
    var sayOutsideDebian: Bool {
        // Most remarks don't name it.
        guard index(of: Self.debian, from: 0) != nil else { return false }
        return all.contains { PermittingWords(words: words[$0].map(\.hash)).tellOfArchive }
    }

    private static let debian = WordSet("debian")
}

extension PermittingWords {
    /// "This can not be in Debian main because …", "is not part of the Debian distribution": why a
    /// package is in contrib or non-free, where its section is judged.
    var tellOfArchive: Bool {
        has(.debian) { debian in
            let isPart = says(.part, from: debian - 4, reach: 4)
            return isPart
                ? says([.never, .nobody], from: debian - 10, reach: 10)
                : says(.never, from: debian - 5, reach: 5)
                    && !says(.doing, from: debian - 5, reach: 5)
        }
    }
}
