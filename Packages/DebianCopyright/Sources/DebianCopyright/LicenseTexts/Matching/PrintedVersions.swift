/// The versions in the titles of licences: a text whose title says another one than a licence's own
/// is not that licence, however alike the rest of it is.
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
    /// - Parameter range: the words of the text that are compared with the licence.
    func differ(
        _ license: LicenseTemplate, _ range: Range<Int>, of text: UnsafeBufferPointer<UInt16>
    ) -> Bool {
        guard version != 0,
            let place = place(in: license.count, word: { license[$0] }),
            let own = versions[license[place]],
            let printed = self.place(in: range.count, word: { text[range.lowerBound + $0] })
        else { return false }
        return versions[text[range.lowerBound + printed]] != own
    }

    /// Where the first version stands that a text's head says; one that no licence has counts, too.
    private func place(in count: Int, word: (Int) -> UInt16) -> Int? {
        (1..<max(1, min(count, Self.head))).first {
            word($0 - 1) == version && (word($0) == 0 || versions[word($0)] != nil)
        }
    }
}
