import DebianSystems

/// The texts of a prose file that the SPDX list lacks.
struct UnlistedTexts {
    /// The licenses of LicenseDB, in the order of the text.
    let licenses: [LicenseDBReader.Printed]
    /// The terms that no list has, in the order of the text.
    let terms: [OwnTerms]
    /// The sentences about rights that neither the list's licenses nor LicenseDB's account for.
    let leftovers: [Leftover]

    /// Searches for licenses of LicenseDB only if the list leaves some terms over, as it does in
    /// few files.
    ///
    /// - Parameters:
    ///   - read: the file, with its evidence of listed licenses.
    ///   - licenseDB: recognizes LicenseDB's licenses.
    init(in read: ProseIdentifier.ReadText, licenseDB: LicenseDBReader) {
        let (evidence, text) = (read.evidence, read.sentences)
        let leftovers = evidence.leftovers(in: text)
        let terms = evidence.ownTerms(in: text, leftovers)
        licenses =
            terms.isEmpty
            ? []
            : licenseDB.licenses(in: text.text).filter(
                beginning: terms.map { $0.text.text.range(in: text.text) },
                besides: evidence.printed.matches.map(\.bytes))
        guard !licenses.isEmpty else {
            (self.terms, self.leftovers) = (terms, leftovers)
            return
        }
        let known = licenses.map(\.bytes)
        self.leftovers = evidence.leftovers(in: text, beside: known)
        self.terms = evidence.ownTerms(in: text, self.leftovers, beside: known)
    }
}

extension [LicenseDBReader.Printed] {
    /// The licenses that begin where some terms begin. One that begins further down is only a part
    /// of the terms, such as a disclaimer that many licenses share. The list's texts take
    /// precedence.
    ///
    /// - Parameters:
    ///   - terms: the ranges of terms that the list lacks, in order.
    ///   - listed: the ranges of the list's licenses, in order.
    fileprivate func filter(beginning terms: [Range<Int>], besides listed: [Range<Int>]) -> Self {
        var terms = RangeSweep(of: terms)
        var listed = RangeSweep(of: listed)
        return filter { license in
            guard !listed.overlaps(license.bytes),
                let first = terms.range(overlapping: license.bytes)
            else { return false }
            return license.bytes.lowerBound <= first.lowerBound
        }
    }
}
