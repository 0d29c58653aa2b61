extension Sentences {
    /// Whether they say that the package isn't part of Debian, as those of contrib and non-free do
    /// (Debian Policy, section 12.5).
    var sayOutsideDebian: Bool {
        var start = 0
        return words.indices.contains { index in
            guard endsSentence(index) else { return false }
            defer { start = index + 1 }
            return (start...index).contains { word($0, is: .debian) }
                && PermittingWords(words: words[start...index].map(\.hash)).tellOfArchive
        }
    }
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
