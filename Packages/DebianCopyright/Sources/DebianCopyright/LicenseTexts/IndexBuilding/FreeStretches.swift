/// The stretches of a licence's text that another text may lack or have otherwise and still be that
/// licence, by the places of their words.
struct FreeStretches {
    /// What may be left out: titles, copyright lines and optional passages.
    private(set) var optional: [Range<Int>]
    /// What may have other words; part of ``slots``.
    private(set) var replaceable: [Range<Int>] = []
    /// Where other words or another holder's name may stand, in order and without overlaps.
    private(set) var slots: [Range<Int>] = []

    /// - Throws: ``LicenseIndexBuilder/Refusal/noPassage(_:)`` where the text lacks a passage.
    init(of text: TemplateText, _ passages: [LicensePassage]) throws(LicenseIndexBuilder.Refusal) {
        optional = text.headings
        var fixed: [Range<Int>] = []
        for passage in passages {
            guard let range = text.range(of: passage) else { throw .noPassage(passage.first) }
            switch passage.freedom {
            case .optional:
                optional.removeAll { $0.overlaps(range) }
                optional.append(range)
            case .replaceable: replaceable.append(range)
            case .fixed: fixed.append(range)
            }
        }
        slots = Self.slots(of: text, besides: replaceable, fixed: fixed)
    }

    private static func slots(
        of text: TemplateText, besides replaceable: [Range<Int>], fixed: [Range<Int>]
    ) -> [Range<Int>] {
        var slots = replaceable
        for position in text.words.indices {
            let found = HolderSlots.patterns.lazy.compactMap { text.name($0, at: position) }.first
            guard let found, !(slots + fixed).contains(where: { $0.overlaps(found) }) else {
                continue
            }
            slots.append(found)
        }
        return slots.sorted { $0.lowerBound < $1.lowerBound }
    }
}
