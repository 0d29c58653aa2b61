/// Remarks in the place of a clause that was taken out, such as "[This condition was removed.]":
/// they keep the numbers of the clauses behind it.
struct EmptyClauses {
    private let index: LicenseIndex
    private let removals: [UInt16]
    private let others: [UInt16]

    /// More words say more.
    private static let longest = 8

    init(_ index: LicenseIndex) {
        func numbers(_ words: String) -> [UInt16] {
            words.split(separator: " ").map { index.vocabulary[WordHash.hash(of: String($0))] }
                .filter { $0 != 0 }
        }
        self.index = index
        removals = numbers("removed deleted omitted rescinded withdrawn")
        others = numbers("clause condition paragraph has intentionally")
    }

    /// Whether words say that a clause was taken out, and nothing else.
    func isEmpty(_ words: Slice<UnsafeBufferPointer<UInt16>>) -> Bool {
        words.count <= Self.longest && words.contains { removals.contains($0) }
            && words.allSatisfy { word in
                index.wordClass(of: word) == .filler || removals.contains(word)
                    || others.contains(word)
            }
    }
}
