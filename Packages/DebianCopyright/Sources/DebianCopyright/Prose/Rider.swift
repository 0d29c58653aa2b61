/// Words beside a license that take away rights which it gives: the Commons Clause, "the following
/// additional restriction applies", "may not be used for commercial purposes".
extension PermissionText {
    /// All riders of a text, in its order.
    ///
    /// One goes on to the next notice of a holder, to what states a license, or to its labels.
    ///
    /// - Parameters:
    ///   - texts: where licenses' own texts stand; a rider has no part of them.
    ///   - grants: where words state licenses.
    ///   - isLicenseFile: whether the text is hardly more than one license's own text, so that any
    ///     restriction beside it is one of the work.
    static func riders(
        in sentences: Sentences, beside texts: [Range<Int>], _ grants: [Range<Int>],
        isLicenseFile: Bool
    ) -> [PermissionText] {
        guard isLicenseFile || sentences.index(of: Self.riderCues, from: 0) != nil
        else { return [] }
        var texts = RangeSweep(of: texts)
        var grants = RangeSweep(of: grants)
        var riders: [PermissionText] = []
        var open: ArraySlice<TextParagraph> = []
        func close() {
            if !open.isEmpty { riders.append(PermissionText(open)) }
            open = []
        }
        for paragraph in TextParagraph.paragraphs(of: sentences.text) {
            let range = paragraph.bytes.range(in: sentences.text)
            let states = grants.overlaps(range)
            let words = PermittingWords(paragraph.bytes)
            if texts.overlaps(range) || paragraph.isBelowHolders { close() }
            if texts.overlaps(range) { continue }
            if words.leadRider, open.isEmpty || !states {
                open.append(paragraph)
                if states { close() }
            } else if !open.isEmpty {
                if states || paragraph.isOfLabels { close() } else { open.append(paragraph) }
            } else if !states,
                words.withhold
                    || isLicenseFile
                        && PermittingWords.sentences(of: paragraph.bytes).contains(
                            where: \.restrict)
            {
                riders.append(PermissionText([paragraph]))
            }
        }
        close()
        return riders
    }
}

extension PermissionText {
    /// Each rider of a text that is more than a license's own has one of these words.
    private static let riderCues = WordSet(
        "clause additional further commercial commercially military")
}

extension TextParagraph {
    /// "Software: Moon", "Licensor: N. N.": each line fills in what a rider leaves open.
    fileprivate var isOfLabels: Bool {
        ByteLines(bytes).allSatisfy { line in
            line.bytes.prefix(24).contains(UInt8(ascii: ":"))
        }
    }
}

extension PermittingWords {
    /// "Commons Clause", "the following additional restrictions apply"
    fileprivate var leadRider: Bool {
        indices.contains { index in
            has(Self.commonsClause, at: index)
                || word(index, is: .adding) && word(index + 1, is: .limit)
                    && has(.applying, from: index + 2, reach: 3)
        }
    }

    private static let commonsClause = WordHash.hashes(of: "commons clause")

    /// "may not be used for commercial purposes"
    fileprivate var withhold: Bool {
        indices.contains { index in
            word(index, is: [.may, .must]) && word(index + 1, is: .denying)
                && has([.act, .sale], from: index + 2, reach: 3)
                && has(.commercial, from: index + 2, reach: 12)
        }
    }

    /// "commercial use is prohibited", "redistribution is not permitted", "for personal use only",
    /// "you may not sell", "the software shall be used for": a sentence beside a license's text
    /// that gives all of this.
    fileprivate var restrict: Bool {
        guard has([.act, .use, .sale]), !has(.elsewhere) else { return false }
        return has(.prohibiting) || has(.only) && has(.field) || has(.permitted, behind: .not)
            || indices.contains { word($0 - 1, is: [.work, .reader]) && binds(at: $0) }
    }

    /// "may not sell", "cannot be sold", "shall be used for"
    private func binds(at modal: Int) -> Bool {
        let isDenied = word(modal + 1, is: .not) && word(modal, is: [.may, .must])
        if isDenied || word(modal, is: .not) {
            return has([.act, .sale], from: modal + 1, reach: 3)
        }
        return word(modal, is: .must) && hash(modal + 1) == Terms.be
            && hash(modal + 2) == Terms.used && hash(modal + 3) == Terms.for
    }
}
