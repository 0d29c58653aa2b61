import Bytes
import Grants
import LicenseStatements

extension [TextEvidence.Piece] {
    /// An exception's text: its id, and where it stands.
    typealias ExceptionText = (id: String, bytes: Range<Int>)

    /// Gives each exception to the licence that it belongs to: the last one before its text that it
    /// is an exception to, or the first one behind it.
    ///
    /// - Parameter exceptions: in the order of the text, as the pieces are.
    mutating func attach(_ exceptions: [ExceptionText], in text: ByteView) {
        guard !exceptions.isEmpty else { return }
        dropRestatements(in: text)
        let takers = ExceptionBase.allCases.map { base in
            indices.filter { self[$0].license.takes(exceptionsTo: base) }
        }
        var next = takers.map(\.startIndex)
        var parts: Self = []
        /// The last exception's, and what it was attached to.
        var last: (place: Int, end: Int)?
        for (number, exception) in exceptions.enumerated() {
            let base = ExceptionBase(of: exception.id)
            let takers = takers[base.rawValue]
            let start = exception.bytes.lowerBound
            while next[base.rawValue] < takers.count,
                self[takers[next[base.rawValue]]].bytes.lowerBound < start
            {
                next[base.rawValue] += 1
            }
            let before = next[base.rawValue]
            guard let place = before > 0 ? takers[before - 1] : takers.first else { continue }
            let isNext = last?.place == place
            let lead = PartLead(
                in: text,
                from: Swift.max(isNext ? last?.end ?? 0 : 0, self[place].bytes.upperBound),
                to: start)
            let isOneOfMany =
                isNext
                || number + 1 < exceptions.count && exceptions[number + 1].id != exception.id
                    && (before == takers.count
                        || exceptions[number + 1].bytes.lowerBound
                            < self[takers[before]].bytes.lowerBound)
            last = (place, exception.bytes.upperBound)
            if before > 0, lead.namesFile || isOneOfMany && lead.namesWork {
                parts.append(self[place].part(with: exception, of: base))
            } else if !self[place].hasException {
                self[place].license = self[place].license
                    .withoutExceptions(to: base).with(exception.id, to: base)
                self[place].hasException = true
            } else if !self[place].license.has(exception.id) {
                parts.append(self[place].part(with: exception, of: base))
            }
        }
        joinLeads(in: text)
        guard !parts.isEmpty else { return }
        self = (self + parts).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// "is released under the LGPL version 2.1 (see the text below)" takes no later version away that
    /// was granted before.
    private mutating func dropRestatements(in text: ByteView) {
        let isRestated = indices.map { place in
            guard place > 0, self[place].license.isOneVersion(of: self[place - 1].license),
                self[place].isPartial == self[place - 1].isPartial
            else { return false }
            return text.refersToText(from: self[place].bytes.upperBound)
                && !text[self[place - 1].bytes.upperBound..<self[place].bytes.lowerBound]
                    .hasCopyrightLine
        }
        guard isRestated.contains(true) else { return }
        self = indices.filter { !isRestated[$0] }.map { self[$0] }
    }

    /// A label, the words before a colon, or those that speak of exceptions to come, say of the grant
    /// below what it is: not that it has none.
    private mutating func joinLeads(in text: ByteView) {
        for place in indices.dropLast().reversed() {
            let next = self[place + 1]
            guard next.hasException, self[place].grant != nil,
                self[place].isPartial == next.isPartial,
                self[place].license == next.license.withoutExceptions,
                next.bytes.lowerBound - self[place].bytes.upperBound < Self.leadReach,
                text.isLead(self[place].bytes)
                    || text.announcesException(behind: self[place].bytes.upperBound),
                !text[self[place].bytes.upperBound..<next.bytes.lowerBound].hasCopyrightLine
            else { continue }
            self[place].license = next.license
            self[place].hasException = true
        }
    }

    /// What stands further above a grant, in bytes, does not lead to it.
    private static var leadReach: Int { 700 }
}

extension TextEvidence.Piece {
    /// What it grants, for one part alone that has the exception.
    fileprivate func part(
        with exception: [Self].ExceptionText, of base: ExceptionBase
    ) -> TextEvidence.Piece {
        TextEvidence.Piece(
            license: license.withoutExceptions(to: base).with(exception.id, to: base),
            basis: basis, rule: rule, bytes: exception.bytes, isPartial: true)
    }
}
