/// Words beside a licence that take away rights which it gives: the Commons Clause, "the following
/// additional restriction applies", "may not be used for commercial purposes".
extension PermissionText {
    /// All riders of a text, in its order.
    ///
    /// One goes on to the next notice of a holder, to what states a licence, or to its labels.
    ///
    /// - Parameters:
    ///   - texts: where licences' own texts stand; a rider has no part of them.
    ///   - grants: where words state licences.
    ///   - isLicenseFile: whether the text is hardly more than one licence's own text, so that any
    ///     restriction beside it is one of the work.
    static func riders(
        in sentences: Sentences, beside texts: [Range<Int>], _ grants: [Range<Int>],
        isLicenseFile: Bool
    ) -> [PermissionText] {
        guard isLicenseFile || sentences.index(of: Terms.Permission.riderCues, from: 0) != nil
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
        words.indices.contains { index in
            words[index...].starts(with: Terms.Permission.commonsClause)
                || Terms.Permission.adding.contains(words[index])
                    && Terms.Permission.limits.contains(hash(index + 1))
                    && words[(index + 2)...].prefix(3).contains(
                        where: Terms.Permission.applying.contains)
        }
    }

    /// "may not be used for commercial purposes"
    fileprivate var withhold: Bool {
        words.indices.contains { index in
            guard Terms.Permission.withholding.contains(words[index]),
                Terms.Permission.negating.contains(hash(index + 1))
            else { return false }
            let clause = words[(index + 2)...].prefix(12)
            return clause.prefix(3).contains(where: Terms.Permission.exploiting.contains)
                && clause.contains(where: Terms.Permission.restricted.contains)
        }
    }

    /// "commercial use is prohibited", "redistribution is not permitted", "for personal use only",
    /// "you may not sell", "the software shall be used for": a sentence beside a licence's text
    /// that gives all of this.
    fileprivate var restrict: Bool {
        guard has(Terms.Restriction.acts), !has(Terms.Restriction.elsewhere) else { return false }
        return has(Terms.Restriction.prohibiting)
            || has(Terms.Restriction.limiting) && has(Terms.Restriction.fields)
            || has(Terms.Permission.permitted, behind: Terms.Permission.denying)
            || words.indices.contains {
                Terms.Restriction.subjects.contains(hash($0 - 1)) && binds(at: $0)
            }
    }

    /// "may not sell", "cannot be sold", "shall be used for"
    private func binds(at modal: Int) -> Bool {
        let isDenied = Terms.Permission.denying.contains(hash(modal + 1))
        if isDenied && Terms.Permission.withholding.contains(words[modal])
            || Terms.Permission.denying.contains(words[modal])
        {
            return words[(modal + 1)...].prefix(3).contains(
                where: Terms.Permission.exploiting.contains)
        }
        return Terms.Restriction.demanding.contains(words[modal]) && hash(modal + 1) == Terms.be
            && Terms.Restriction.used.contains(hash(modal + 2)) && hash(modal + 3) == Terms.for
    }
}
