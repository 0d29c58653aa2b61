/// Words that licences use for one thing: it changes nothing where a text has one of them in the
/// place of another.
struct InterchangeableWords {
    private static let groups = [
        // What a licence is for.
        "software program library code package file materials work module",
        // What is made of its source.
        "binary binaries executable",
    ]

    /// The numbers of each group's words.
    private let groups: [[UInt16]]
    /// The group of each number, counted from 1; 0 without one.
    private let places: [UInt8]
    private let source: UInt16
    private let code: UInt16

    init(_ index: LicenseIndex) {
        func number(_ word: String) -> UInt16 { index.vocabulary[WordHash.hash(of: word)] }
        groups = Self.groups.map { group in
            group.split(separator: " ").map { number(String($0)) }.filter { $0 != 0 }
        }
        var places = [UInt8](repeating: 0, count: index.numberCount)
        for (group, words) in groups.enumerated() {
            for word in words { places[Int(word)] = UInt8(group + 1) }
        }
        self.places = places
        (source, code) = (number("source"), number("code"))
    }

    /// The missing word that `word` stands for; nil where there is none.
    @inline(__always)
    func original(of word: UInt16, among missing: UnsafeMutableBufferPointer<Int16>) -> UInt16? {
        let place = places[Int(word)]
        return place == 0 ? nil : groups[Int(place) - 1].first { missing[Int($0)] > 0 }
    }

    /// Counts "source" as there, too, where another word stands for the "code" of "source code".
    @inline(__always)
    func dropSource(before original: UInt16, of missing: UnsafeMutableBufferPointer<Int16>) {
        if original == code, missing[Int(source)] > 0 { missing[Int(source)] &-= 1 }
    }

    /// Whether a word is the "source" of "source code", which stands for a word that is missing.
    @inline(__always)
    func isSource(
        _ word: UInt16, before next: UInt16?, among missing: UnsafeMutableBufferPointer<Int16>
    ) -> Bool {
        word == source && next == code && code != 0 && original(of: code, among: missing) != nil
    }
}
