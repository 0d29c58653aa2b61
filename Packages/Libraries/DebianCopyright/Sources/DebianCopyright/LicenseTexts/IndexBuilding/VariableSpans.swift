/// The ranges of a license's text that another text may lack or change and still be that license,
/// by word positions.
struct VariableSpans {
    /// The ranges that may be left out: titles, copyright lines and optional passages.
    private(set) var optional: [Range<Int>]
    /// The ranges that may have other words; part of ``slots``.
    private(set) var replaceable: [Range<Int>] = []
    /// The end of the copyright notice above the text proper; 0 without a notice.
    private(set) var endOfNotice = 0
    /// The ranges that may have other words or another holder's name, in order and without
    /// overlaps.
    private(set) var slots: [Range<Int>] = []

    init(of text: TemplateText, _ stretches: [LicenseStretch], isMarkedUp: Bool) {
        optional = isMarkedUp ? [] : text.headings
        var notices: [Range<Int>] = []
        var fixed: [Range<Int>] = []
        for stretch in stretches {
            let range = text.words(in: stretch.bytes)
            switch stretch.freedom {
            case .optional:
                if !isMarkedUp { optional.removeAll { $0.overlaps(range) } }
                optional.append(range)
            case .notice: notices.append(range)
            case .replaceable: replaceable.append(range)
            case .name: slots.append(range)
            case .fixed: fixed.append(range)
            }
        }
        slots += replaceable
        optional += notices
        if isMarkedUp { optional += text.notices }
        var head = 0
        for range in optional.sorted(by: { $0.lowerBound < $1.lowerBound })
        where range.lowerBound <= head {
            if notices.contains(range), range.count <= TemplateText.longestNotice {
                endOfNotice = range.upperBound
            }
            head = max(head, range.upperBound)
        }
        addNames(in: text, besides: fixed)
        slots.removeAll(where: \.isEmpty)
        slots.sort { $0.lowerBound < $1.lowerBound }
    }

    /// Adds the names at places where many licenses have one.
    private mutating func addNames(in text: TemplateText, besides fixed: [Range<Int>]) {
        for position in text.words.indices {
            let found = HolderSlots.patterns.lazy.compactMap { text.name($0, at: position) }.first
            guard let found, !(slots + fixed).contains(where: { $0.overlaps(found) }) else {
                continue
            }
            slots.append(found)
        }
    }
}

// MARK: Finding names

/// Finding holders' names in a text.
extension TemplateText {
    /// The range of the holder's name that a pattern finds if its first word is at `start`; nil if
    /// the pattern doesn't match. A name never contains a negation.
    func name(_ pattern: HolderSlots.Pattern, at start: Int) -> Range<Int>? {
        guard let first = end(of: pattern.before, at: start), first < words.count else {
            return nil
        }
        let sentence = endsSentence[first...].firstIndex(of: true) ?? words.count - 1
        let ends = first + 1...min(first + HolderSlots.longestName, sentence + 1, words.count)
        guard let end = ends.first(where: { end(of: pattern.behind, at: $0) != nil }),
            !words[first..<end].contains(where: { WordClass(of: $0) == .negation })
        else { return nil }
        return first..<end
    }

    /// The position after a phrase that begins at `start`, with a full stop in the phrase for the
    /// end of a sentence; nil if the text has other words there.
    private func end(of phrase: [Substring], at start: Int) -> Int? {
        var position = start
        for word in phrase {
            if word == "." {
                guard position == 0 || endsSentence[position - 1] else { return nil }
            } else {
                guard position < words.count, words[position] == word else { return nil }
                position += 1
            }
        }
        return position
    }
}

/// Places at which licenses name the holder of the rights, or the work that an exception is for.
/// The matching guidelines allow these names to be replaced (specification 2.3, annex B.5 and the
/// templates' own replaceable text).
///
/// `*` stands for the name, and a full stop for the end of a sentence.
enum HolderSlots {
    /// The words around a name.
    struct Pattern {
        let before: [Substring]
        let behind: [Substring]

        fileprivate init(_ phrase: String) {
            let words = phrase.split(separator: " ")
            before = Array(words.prefix { $0 != "*" })
            behind = Array(words.dropFirst(before.count + 1))
        }
    }

    static let patterns: [Pattern] = [
        "in no event shall * be", "in no event will * be", "in no case shall * be",
        "under no circumstances shall * be", "under no circumstances will * be",
        "even if * has been advised", "even if * have been advised",
        "neither the name of * nor", "neither the names of * nor",
        "nor the names of * may", "nor the name of * may",
        "the name of * may not", "the names of * may not", "the name of * must not",
        "the name of * not be", "the names of * not be", "the name of * shall not",
        "the names of * shall not", "names * must not be used", "name * must not be used",
        "the name * may not", "the names * may not",
        "provided by * as is", "provided by * and any",
        "written permission of * .", "written permission from * .",
        "written authorization from * .", "written authorization of * .",
        "written consent of * .", "written consent from * .",
        "developed by * .", "developed by * and its contributors", "written by * .",
        ". * disclaims all", ". * disclaim all", "and * disclaims all", "and * disclaim all",
        ". * disclaims any", ". * disclaim any", "and * disclaims any", "and * disclaim any",
        ". * makes no representations", ". * make no representations",
        ". * makes no representation", ". * make no representation",
        ". * specifically disclaim", ". * specifically disclaims",
        "special exception * give", "special exception * gives", "special exception * grant",
        "special exception * grants", "free software * gives", "free software * give",
        "to link the code of * with", "or combining it with * or a modified version",
        "covered by the terms of * the licensors", "for the parts of * used as well",
    ].map(Pattern.init)

    /// The length of the longest name in such a place of a license's own text, in words.
    static let longestName = 12
}
