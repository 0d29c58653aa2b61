/// Which words of a text are a title's, a copyright line's or a disclaimer's.
extension TemplateText {
    /// Titles and copyright lines before the text proper, and copyright lines anywhere: they make
    /// no difference (matching guidelines, B.10 and B.11).
    var headings: [Range<Int>] {
        var headings: [Range<Int>] = []
        var start = 0
        var isHead = true
        for position in words.indices where endsParagraph[position] {
            let paragraph = words[start...position]
            let isNotice =
                paragraph.starts(with: ["copyright"])
                || paragraph.starts(with: ["portions", "copyright"])
            let isTitle =
                paragraph.count <= TemplateText.longestTitle
                && (TemplateText.isTitleEnd(words[position])
                    || !paragraph.contains { WordClass(of: $0) > .plain })
            isHead = isHead && (isNotice || isTitle)
            if isHead || isNotice && paragraph.count <= 2 * TemplateText.longestTitle {
                headings.append(start..<position + 1)
            }
            start = position + 1
        }
        return headings
    }

    private static let longestTitle = 12

    /// "Open Source License" names a licence, though its words may be those of conditions.
    private static func isTitleEnd(_ word: String) -> Bool {
        word == "license" || word == "licence" || word == "agreement"
    }

    /// For each word whether its sentence disclaims warranty or liability, and does not only demand
    /// that such a disclaimer is kept.
    var disclaimers: [Bool] {
        var flags = [Bool](repeating: false, count: words.count)
        var start = 0
        for position in words.indices where endsSentence[position] {
            let sentence = start..<position + 1
            let isDisclaimer =
                words[sentence].contains(where: TemplateText.disclaiming.contains)
                || words[sentence].contains(where: TemplateText.disclaimed.contains)
                    && !words[sentence].contains(where: TemplateText.demanding.contains)
            if isDisclaimer {
                for word in sentence { flags[word] = true }
            }
            start = position + 1
        }
        return flags
    }

    /// What only a disclaimer says.
    private static let disclaiming: Set = [
        "warranties", "liable", "asis", "damages", "merchantability",
    ]
    /// What a disclaimer says, and a demand to keep one may say too.
    private static let disclaimed: Set = ["warranty", "liability"]
    private static let demanding: Set = ["granted", "permitted", "retain", "appear", "keep"]
}
