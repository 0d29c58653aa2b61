public import Bytes
import Grants
import LicenseStatements
import LicenseTexts

extension ProseIdentifier {
    /// What a text states that speaks of several licences, each for a part, as a whole file in
    /// prose does; nil where it states fewer than two.
    public func meaningOfParts(in text: ByteView) -> TextMeaning? {
        let statements = statements(in: text)
        return statements.count > 1 ? TextMeaning(of: statements) : nil
    }

    /// What a text under one name means that puts several licences together: their own texts, and
    /// words that grant those which need not be printed.
    ///
    /// Nil where one licence alone is found, which may be no more than a part of the terms. Where
    /// several are, or what is left over is a licence too, that is one more of them: see
    /// ``TextMeaning/hasMore``. What words grant beside it may be part of its terms.
    public func meaningOfCollection(in text: ByteView) -> TextMeaning? {
        let evidence = evidence(in: text)
        let printed = Set(evidence.pieces.lazy.filter { $0.basis == .text }.map(\.license))
        guard !printed.isEmpty, evidence.pieces.allSatisfy({ $0.needsNoText(beside: printed) })
        else { return nil }
        var rest = evidence.rest(of: text)
        let statements = statements(in: text)
        if !evidence.isIncomplete, isNothingButTexts(rest) {
            return statements.count > 1 ? TextMeaning(of: statements) : nil
        }
        rest.blank(evidence.reading.matches.map(\.bytes))
        guard printed.count > 1 || ByteView.withBytes(of: rest, \.isLicense) else { return nil }
        return TextMeaning(
            of: statements.filter { $0.basis == .text || $0.rule == .publicDomain }, hasMore: true)
    }
}

extension ByteView {
    /// Whether it permits something, and disclaims warranties.
    fileprivate var isLicense: Bool {
        PermissionText(in: self)?.text.containsIgnoringCase("warrant") == true
    }
}

extension [UInt8] {
    fileprivate mutating func blank(_ ranges: [Range<Int>]) {
        for place in ranges.joined() where self[place] != 0x0A { self[place] = 0x20 }
    }
}

extension TextMeaning {
    /// Nil where there is no statement.
    fileprivate init?(of statements: [IdentifiedStatement], hasMore: Bool = false) {
        guard
            let license = StatedLicense.joined(statements.map(\.license), by: StatedLicense.and),
            let basis = statements.map(\.basis).min(),
            let rule = statements.map(\.rule).min()
        else { return nil }
        self.init(
            license: license, basis: basis, rule: rule,
            isUnversioned: statements.contains(where: \.isUnversioned), hasMore: hasMore)
    }
}

extension TextEvidence.Piece {
    /// Whether it can stand for a part without the licence's text: "MIT" above other terms is their
    /// name, but a licence that each Debian system has is seldom printed.
    fileprivate func needsNoText(beside printed: Set<StatedLicense>) -> Bool {
        printed.contains(license)
            || license.licenseIDs.allSatisfy {
                $0.isGNULicense || CommonLicenseFiles.name(ofLicense: $0) != nil
            }
    }
}

extension TextEvidence {
    /// The text with blanks in place of the paragraphs that grant a licence, and of those that
    /// speak of a GNU licence, as some do below its grant.
    fileprivate func rest(of text: ByteView) -> [UInt8] {
        var bytes = Array(text)
        var printed = Passed(reading.matches.map(\.bytes))
        var grants = Passed(pieces.compactMap(\.grant?.bytes))
        for paragraph in TextParagraph.paragraphs(of: text) {
            let range = paragraph.range(in: text)
            guard !printed.overlap(range),
                grants.overlap(range)
                    || paragraph.bytes.containsIgnoringCase("General Public License")
            else { continue }
            bytes.blank([range])
        }
        return bytes
    }
}

/// Ranges in ascending order that others are held against, in ascending order as well.
private struct Passed {
    private var rest: ArraySlice<Range<Int>>

    init(_ ranges: [Range<Int>]) { rest = ranges[...] }

    mutating func overlap(_ range: Range<Int>) -> Bool {
        while let first = rest.first, first.upperBound <= range.lowerBound { rest.removeFirst() }
        return rest.first?.overlaps(range) ?? false
    }
}

extension TextParagraph {
    fileprivate func range(in text: ByteView) -> Range<Int> {
        let start = bytes.offset(in: text)
        return start..<start + bytes.count
    }
}
