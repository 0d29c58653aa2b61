/// The acts that licenses permit, by the numbers of the words for each act.
struct PermittedActs {
    private let acts: [UInt8]

    init(_ index: LicenseIndex) {
        var acts = [UInt8](repeating: 0, count: index.numberCount)
        for (act, words) in Self.words.enumerated() {
            for hash in WordHash.hashes(of: words) {
                acts[Int(index.vocabulary[hash])] = UInt8(act + 1)
            }
        }
        acts[0] = 0
        self.acts = acts
    }

    /// The number of acts plus one.
    static let count = words.count + 1

    /// The act that a word names, counted from 1; 0 for any other word.
    func act(of number: UInt16) -> Int { Int(acts[Int(number)]) }

    /// The words for one act in each string.
    private static let words = [
        "use used uses using usage", "copy copies copied copying reproduce reproduced duplicate",
        "modify modified modifies modifying modification modifications alter altered change changed",
        "distribute distributed distributing distribution redistribute redistributed redistribution",
        "sell sells selling sold sale", "sublicense", "publish published", "merge",
        "commercial commercially", "fee fees", "free freely", "royaltyfree", "irrevocable",
        "permission permissions permitted granted grant grants",
    ]
}
