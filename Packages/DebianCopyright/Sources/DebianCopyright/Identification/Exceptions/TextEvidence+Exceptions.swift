extension [TextEvidence.Piece] {
    /// Gives each exception to the licence that it belongs to: the last one before its text that it
    /// is an exception to, or the first one behind it.
    ///
    /// - Parameter exceptions: in the order of the text, as the pieces are.
    mutating func attach(_ exceptions: [ExceptionText], in text: ByteView) {
        guard !exceptions.isEmpty else { return }
        dropRestatements(in: text)
        var takers = ExceptionTakers(of: self)
        var parts: Self = []
        var last: (exception: ExceptionText, taker: Int)?
        for (number, exception) in exceptions.enumerated() {
            guard let taker = takers.taker(of: exception) else { continue }
            let before = last?.taker == taker.place ? last?.exception : nil
            let lead = PartLead(
                in: text,
                from: Swift.max(
                    before?.bytes.upperBound ?? 0, self[taker.place].bytes.upperBound),
                to: exception.bytes.lowerBound)
            let next = exceptions[(number + 1)...].first
            let isOneOfMany =
                before != nil
                || next.map {
                    $0.id != exception.id && taker.takes(exceptionAt: $0.bytes.lowerBound)
                } ?? false
            if taker.isBefore, lead.namesFile || isOneOfMany && lead.namesWork {
                parts.append(self[taker.place].part(with: exception))
            } else if !self[taker.place].hasException {
                self[taker.place].take(exception)
            } else if !self[taker.place].license.has(exception: exception.id) {
                parts.append(self[taker.place].part(with: exception))
            }
            last = (exception, taker.place)
        }
        joinLeads(in: text)
        joinRepetitions(in: text)
        guard !parts.isEmpty else { return }
        self = (self + parts).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// "is released under the LGPL version 2.1 (see the text below)" takes no later version away
    /// that was granted before.
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

    /// A label, the words before a colon, or those that speak of exceptions to come, say of the
    /// grant below what it is: not that it has none.
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

    /// "… with the exception given above" says once more what has it there.
    private mutating func joinRepetitions(in text: ByteView) {
        for place in indices.dropFirst() {
            let before = self[place - 1]
            guard before.hasException, self[place].isPartial == before.isPartial,
                self[place].license == before.license.withoutExceptions,
                text.repeatsException(behind: self[place].bytes.upperBound)
            else { continue }
            self[place].license = before.license
            self[place].hasException = true
        }
    }

    /// What stands further above a grant, in bytes, does not lead to it.
    private static var leadReach: Int { 700 }
}

extension TextEvidence.Piece {
    fileprivate mutating func take(_ exception: ExceptionText) {
        license = license.with(exception: exception.id, to: exception.base)
        hasException = true
    }

    /// What it grants, for one part alone that has the exception.
    fileprivate func part(with exception: ExceptionText) -> TextEvidence.Piece {
        TextEvidence.Piece(
            license: license.with(exception: exception.id, to: exception.base), basis: basis,
            rule: rule, bytes: exception.bytes, isPartial: true)
    }
}
