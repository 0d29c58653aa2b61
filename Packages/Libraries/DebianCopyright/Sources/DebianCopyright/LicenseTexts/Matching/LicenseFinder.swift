/// Finds the licenses in the words of a text: those that it has enough seeds of are laid along it,
/// and of those that cover the same words the best is chosen.
struct LicenseFinder: ~Copyable {
    private let index: LicenseIndex
    private var finder: CandidateFinder
    private var costs: DifferenceCost
    private var gaps = GapFinder()
    private let versions: PrintedVersions

    init(_ index: LicenseIndex) {
        self.index = index
        finder = CandidateFinder(index)
        costs = DifferenceCost(index)
        versions = PrintedVersions(index)
    }

    /// The licenses found, none of which overlaps another, in the text's order.
    ///
    /// - Parameter seeds: all that the text has.
    mutating func licenses(in words: [UInt16], by seeds: [TextSeed]) -> [TextChoice.Chosen] {
        let candidates = finder.candidates(of: seeds)
        var choice = TextChoice(wordCount: candidates.isEmpty ? 0 : words.count)
        words.withUnsafeBufferPointer { words in
            for candidate in candidates {
                let length = index.template(candidate.template).count
                if choice.isSettled(candidate, length: length) { continue }
                if let text = align(candidate, words) { choice.add(text) }
            }
        }
        return choice.best()
    }

    /// Lays a candidate along the text; nil if it doesn't fit.
    private mutating func align(
        _ candidate: SeedClusters.Candidate, _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        if let text = align(candidate, from: candidate.anchor, words) { return text }
        // Not from every position can a passage with other words be bridged: once more from
        // another.
        guard candidate.share > Self.nearlyAll, index.template(candidate.template).isChangeable
        else { return nil }
        return align(candidate, from: candidate.start, words)
    }

    /// The share of its seeds with which a license is looked for twice.
    private static let nearlyAll: Float = 0.8

    private mutating func align(
        _ candidate: SeedClusters.Candidate, from position: (text: Int, template: Int),
        _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        let template = index.template(candidate.template)
        var alignment = Alignment(template, words)
        guard let range = alignment.run(from: position, costs: &costs, gaps: &gaps)
        else { return nil }
        if !index.isException(candidate.template), versions.differ(template, range, of: words) {
            return nil
        }
        return AlignedText(
            template: candidate.template, words: range, cost: alignment.cost,
            matched: alignment.matched,
            coverage: Float(alignment.matched) / Float(template.count),
            missing: max(0, template.count - template.optionalCount - alignment.matched),
            differences: alignment.differences)
    }
}

/// The versions in the titles of licenses: a text whose title says another one than a license's own
/// is not that license, however alike the rest of it is.
struct PrintedVersions {
    private let version: UInt16
    /// The versions that words are, by the words' numbers; equal for `2` and `2.0`.
    private let versions: [UInt16: Int]

    /// A title is among the first words, so many of them.
    private static let head = 40

    init(_ index: LicenseIndex) {
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash.hash(of: word)] }
        version = number("version")
        var versions: [UInt16: Int] = [:]
        for major in 1...9 {
            versions[number("\(major)")] = major * 100
            for minor in 0...9 {
                versions[number("\(major).\(minor)")] = major * 100 + minor * 10
                versions[number("\(major).0\(minor)")] = major * 100 + minor
            }
        }
        versions[0] = nil
        self.versions = versions
    }

    /// Whether both heads say a version, and not the same one.
    ///
    /// - Parameter range: the words of the text that are compared with the license.
    func differ(
        _ license: LicenseTemplate, _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        guard version != 0,
            let position = versionPosition(in: license.count, word: { license[$0] }),
            let own = versions[license[position]],
            let printed = self.versionPosition(
                in: range.count, word: { text[range.lowerBound + $0] })
        else { return false }
        return versions[text[range.lowerBound + printed]] != own
    }

    /// Where the first version stands that a text's head says; one that no license has counts, too.
    private func versionPosition(in count: Int, word: (Int) -> UInt16) -> Int? {
        (1..<max(1, min(count, Self.head))).first {
            word($0 - 1) == version && (word($0) == 0 || versions[word($0)] != nil)
        }
    }
}
