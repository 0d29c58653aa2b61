@testable import DebianCopyright
@testable import DebianSystems

/// Invented licenses, and an index of them.
enum InventedLicenses {
    static let larkspur = """
        The Larkspur Licence

        Copyright (c) 2001 Larkspur Works

        Anybody may use, copy and alter the pieces of this bundle, and hand them on, so long as
        the points below are kept to:

        1. Every bundle that is handed on must carry this list of points, whole and unaltered.
        2. Altered pieces must be marked as altered, with the day and the maker of each change.

        Neither the name of Larkspur Works nor the names of its helpers may be used to promote
        altered pieces without written permission of Larkspur Works.

        This bundle is provided by Larkspur Works as is and without warranty of any kind. In no
        event shall Larkspur Works be liable for damages that spring from the bundle, however they
        came about and whoever knew of them.
        """

    /// Larkspur with a third point.
    static let larkspurWithBanner = larkspur.replacing(
        "Neither the name",
        with: """
            3. Advertising for altered pieces must display a banner that says where the bundle grew.

            Neither the name
            """)

    static let bramble = """
        Whoever picks these berries may eat them fresh, boil them down or freeze them, and give
        away what is left over. Leave the roots in the soil, close the gate behind you, and tell
        the farmer how many baskets you took. You may sell jam, but never raw fruit, and each jar
        must name the field that its fruit comes from. Sugar is optional. The farmer promises
        nothing about thorns, wasps, ripeness or weather, and disclaims liability for stains.
        """

    static let gateException = """
        As a special exception, the farmer gives you leave to climb over the gate instead of
        opening it, provided that both of your hands stay free and nobody stands underneath.
        """

    /// An index of the three licenses and the exception. Larkspur's banner is a license of its own.
    static let index: LicenseIndex? = index { builder throws(LicenseIndexBuilder.Refusal) in
        try builder.add(id: "Larkspur", text: Array(larkspur.utf8))
        try builder.add(id: "Larkspur-banner", text: Array(larkspurWithBanner.utf8))
        try builder.add(
            id: "Bramble", text: Array(bramble.utf8),
            stretches: [
                LicenseStretch(of: "Sugar is optional", in: bramble, .optional),
                LicenseStretch(
                    of: "thorns, wasps, ripeness or weather", in: bramble, .replaceable),
            ])
        try builder.add(id: "Gate-exception", isException: true, text: Array(gateException.utf8))
    }

    static func index(
        _ fill: (inout LicenseIndexBuilder) throws(LicenseIndexBuilder.Refusal) -> Void
    ) -> LicenseIndex? {
        var builder = LicenseIndexBuilder()
        do { try fill(&builder) } catch { return nil }
        return LicenseIndex(builder.build())
    }
}

extension LicenseStretch {
    /// The first range of a text that has these words; empty, at the text's start, if there is
    /// none.
    init(of words: String, in text: String, _ freedom: Freedom) {
        let found = text.firstRange(of: words) ?? text.startIndex..<text.startIndex
        let bytes = [found.lowerBound, found.upperBound].map {
            text.utf8.distance(from: text.startIndex, to: $0)
        }
        self.init(bytes[0]..<bytes[1], freedom)
    }
}

extension LicenseIndex {
    /// The licenses in a text, by their names.
    func read(_ text: String) -> NamedReading {
        var matcher = TextMatcher(self)
        let bytes = Array(text.utf8)
        let reading = ByteView.withBytes(of: bytes) { matcher.read($0) }
        return NamedReading(
            ids: reading.matches.map { id(of: $0.template) },
            texts: reading.matches.map { String(decoding: bytes[$0.bytes], as: UTF8.self) },
            rivals: reading.matches.map { $0.rivals.map(id) },
            isWhole: reading.isWhole)
    }
}

extension TextWords {
    /// The words of a text that is read by itself.
    init(of text: ByteView, numberedBy index: LicenseIndex = .spdx) {
        var reader = KnownWords(numberedBy: index)
        self.init(of: text, by: &reader)
    }
}

extension TextMatcher {
    /// Reads a text whose words aren't needed for anything else.
    mutating func read(_ text: ByteView) -> TextReading {
        let words = TextWords(of: text, numberedBy: index)
        return read(text, words)
    }
}

struct NamedReading: Equatable {
    var ids: [String]
    var texts: [String]
    var rivals: [[String]]
    var isWhole: Bool
}

extension TextMatcher {
    /// The number of licenses in a text.
    mutating func matches(in text: String) -> Int {
        ByteView.withBytes(of: Array(text.utf8)) { read($0).matches.count }
    }
}
