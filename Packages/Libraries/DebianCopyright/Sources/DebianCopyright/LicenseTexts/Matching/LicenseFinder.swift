/// Finds the licenses in the words of a text: it aligns those with enough seeds, and chooses the
/// best of those that cover the same words.
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

    /// The licenses in a text, without overlaps, in the text's order.
    ///
    /// - Parameter seeds: all seeds in the text.
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

    /// Aligns a candidate with the text; nil if it doesn't fit.
    private mutating func align(
        _ candidate: SeedClusters.Candidate, _ words: UnsafeBufferPointer<UInt16>
    ) -> AlignedText? {
        if let text = align(candidate, from: candidate.anchor, words) { return text }
        // A passage with other words can't be bridged from every position, so try again from
        // another one.
        guard candidate.share > Self.nearlyAll, index.template(candidate.template).isChangeable
        else { return nil }
        return align(candidate, from: candidate.start, words)
    }

    /// The share of a license's seeds from which a second alignment is tried.
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

/// The versions in the titles of licenses. A text whose title gives a different version isn't that
/// license, however similar the rest is.
struct PrintedVersions {
    private let version: UInt16
    /// The versions by the numbers of their words; `2` and `2.0` are equal.
    private let versions: [UInt16: Int]

    /// A title is within this many words of the beginning.
    private static let head = 40

    init(_ index: LicenseIndex) {
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash(of: word)] }
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

    /// Whether both beginnings give a version, and the versions differ.
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

    /// The position of the first version at the beginning of a text, including versions that no
    /// license has; nil if there is none.
    private func versionPosition(in count: Int, word: (Int) -> UInt16) -> Int? {
        (1..<max(1, min(count, Self.head))).first {
            word($0 - 1) == version && (word($0) == 0 || versions[word($0)] != nil)
        }
    }
}
