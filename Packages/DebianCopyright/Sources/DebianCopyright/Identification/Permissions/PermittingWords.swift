/// What the words of a paragraph have to do with permission.
struct PermittingWords {
    let words: [UInt32]

    init(_ paragraph: ByteView) {
        var words: [UInt32] = []
        var reader = WordReader(paragraph)
        while let word = reader.next() { words.append(word.hash) }
        self.words = words
    }

    var count: Int { words.count }

    /// "Permission to use … is granted", "redistribution … is permitted", "grants … the right to
    /// copy", "is granted a right to use"
    var areFormula: Bool {
        if speakOfPackaging { return false }
        if has(Self.grants), has(Self.rights), has(Self.acts) || has(Self.persons) { return true }
        guard has(Self.acts) else { return false }
        return has(Self.permission) && has(Self.granting)
            || has(Self.right) && has(Self.granted, behind: Self.verbs) && !has(Self.none)
            || has(Self.redistribution) && has(Self.permitted, behind: Self.verbs)
    }

    /// "gives permission to link", "an exception which allows linking", "to be linked to"
    var permitLinking: Bool {
        let permits = words.indices.contains { place in
            Self.permission.contains(words[place])
                || Self.allowing.contains(words[place])
                    && !Self.negating.contains(hash(place - 1))
        }
        return permits && has(Self.linking)
    }

    var areTerms: Bool { has(Self.acts) || has(Self.terms) }

    /// "The Debian packaging", "this package was debianized"
    var speakOfPackaging: Bool { has(Self.packaging) }

    func has(_ set: WordSet) -> Bool { words.contains { set.contains($0) } }

    private func has(_ set: WordSet, behind other: WordSet) -> Bool {
        words.indices.contains { set.contains(words[$0]) && other.contains(hash($0 - 1)) }
    }

    /// Whether one of a few phrases stands first, by the hashes of its words.
    func begin(with phrases: [[UInt32]]) -> Bool { phrases.contains { words.starts(with: $0) } }

    func hash(_ place: Int) -> UInt32 { words.indices.contains(place) ? words[place] : 0 }

    static let acts = WordSet(
        """
        use used copy copied copying distribute distributed distribution distributable
        redistribute redistributed redistribution redistributable modify modified modification
        modifications reproduce reproduced do anything whatever
        """)
    static let permission = WordSet("permission permissions")
    static let granting = WordSet("grant grants granted given gives give")
    static let grants = WordSet("grant grants")
    static let persons = WordSet("person persons anyone everyone everybody")
    static let negating = WordSet("not cannot no without doesnt")
    static let license = WordSet("license licenses licensed")
    static let under = WordSet("under see according")
    static let be = WordHash.hash(of: "be")

    private static let terms = WordSet(
        """
        warranty warranties liable liability responsible notice notices permission permitted
        copies license licensee conditions condition must provided derivative endorse risk
        merchantability
        """)
    private static let rights = WordSet("right rights license permission")
    private static let right = WordSet("right rights")
    private static let granted = WordSet("granted")
    private static let none = WordSet("no nor none")
    private static let verbs = WordSet("is are hereby freely")
    private static let redistribution = WordSet(
        "redistribution distribution use copying copy reproduction redistributions")
    private static let permitted = WordSet("permitted allowed")
    private static let allowing = WordSet("allow allows allowed permits permitted exception")
    private static let linking = WordSet("link links linked linking compilation combine")
    private static let packaging = WordSet("debian packaging debianized debianised")
}
