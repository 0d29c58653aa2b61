import DebianSystems

/// Finds the license that each printed exception belongs to.
struct ExceptionAssignment {
    /// The license that an exception belongs to.
    struct Target {
        /// The index of the license's evidence.
        let index: Int
        /// Whether the license comes before the exception's text.
        let isBefore: Bool
        /// The offset of the next license of its family, in bytes of the text; nil if there is
        /// none.
        fileprivate let next: Int?

        /// Whether a later exception at this offset would belong to the same license.
        func takes(exceptionAt position: Int) -> Bool { next.map { position < $0 } ?? true }
    }

    /// For each family, the index and offset of each piece of evidence that may take an exception.
    private let candidates: [[(index: Int, start: Int)]]
    /// For each family, how many of these pieces come before the exception of the last call.
    private var passed: [Int]

    /// - Parameter evidence: in the order of the text.
    init(among evidence: [Evidence]) {
        candidates = ExceptionBase.allCases.map { base in
            evidence.indices.filter { evidence[$0].license.takes(exceptionsTo: base) }
                .map { ($0, evidence[$0].bytes.lowerBound) }
        }
        passed = candidates.map { _ in 0 }
    }

    /// The last license of the exception's family before its text, or else the first one after it;
    /// nil if there is none.
    ///
    /// - Parameter exception: comes after those of earlier calls.
    mutating func target(of exception: ExceptionText) -> Target? {
        let base = exception.base.rawValue
        let candidates = candidates[base]
        while passed[base] < candidates.count,
            candidates[passed[base]].start < exception.bytes.lowerBound
        {
            passed[base] += 1
        }
        let passed = passed[base]
        guard let target = passed > 0 ? candidates[passed - 1] : candidates.first else {
            return nil
        }
        return Target(
            index: target.index, isBefore: passed > 0,
            next: passed < candidates.count ? candidates[passed].start : nil)
    }
}

/// The text of an exception on the SPDX list, found in another text.
struct ExceptionText {
    let id: String
    /// The exception's range in bytes of the whole text.
    let bytes: Range<Int>

    /// The family of licenses that the exception is for.
    var base: ExceptionBase { ExceptionBase(of: id) }
}

// MARK: Licenses with their exceptions

extension [Evidence] {
    /// The evidence with each exception added to the license that it belongs to: the last suitable
    /// license before the exception's text, or the first one after it.
    ///
    /// - Parameter exceptions: in the order of the text, like the evidence.
    func assigning(_ exceptions: [ExceptionText], in text: ByteView) -> Self {
        guard !exceptions.isEmpty else { return self }
        let (licenses, parts) = withoutRestatements(in: text).taking(exceptions, in: text)
        let joined = licenses.joiningLeads(in: text).joiningRepetitions(in: text)
        return parts.isEmpty ? joined : (joined + parts).inTextOrder
    }

    /// The licenses with the exceptions that they have as a whole, and one more license for each
    /// part that alone has an exception.
    private func taking(
        _ exceptions: [ExceptionText], in text: ByteView
    ) -> (licenses: Self, parts: Self) {
        var assignment = ExceptionAssignment(among: self)
        var licenses = self
        var parts: Self = []
        var last: (exception: ExceptionText, target: Int)?
        for (number, exception) in exceptions.enumerated() {
            guard let target = assignment.target(of: exception) else { continue }
            let license = licenses[target.index]
            let before = last?.target == target.index ? last?.exception : nil
            let lead = PartLead(
                in: text,
                from: Swift.max(before?.bytes.upperBound ?? 0, license.bytes.upperBound),
                to: exception.bytes.lowerBound)
            let next = exceptions[(number + 1)...].first
            let isOneOfMany =
                before != nil
                || next.map {
                    $0.id != exception.id && target.takes(exceptionAt: $0.bytes.lowerBound)
                } ?? false
            if target.isBefore, lead.namesFile || isOneOfMany && lead.namesWork {
                parts.append(license.part(with: exception))
            } else if !license.hasException {
                licenses[target.index] = license.taking(exception)
            } else if !license.license.has(exception: exception.id) {
                parts.append(license.part(with: exception))
            }
            last = (exception, target.index)
        }
        return (licenses, parts)
    }

    /// "is released under the LGPL version 2.1 (see the text below)" doesn't withdraw a later
    /// version that was granted before.
    private func withoutRestatements(in text: ByteView) -> Self {
        indices.filter { index in
            guard index > 0, self[index].license.isOneVersion(of: self[index - 1].license),
                self[index].scope.isPartial == self[index - 1].scope.isPartial
            else { return true }
            return !text.refersToText(from: self[index].bytes.upperBound)
                || text[self[index - 1].bytes.upperBound..<self[index].bytes.lowerBound]
                    .hasCopyrightLine
        }.map { self[$0] }
    }

    /// A label, words before a colon, or words that announce an exception introduce the grant
    /// below, so they share its exception.
    private func joiningLeads(in text: ByteView) -> Self {
        var joined = self
        for index in indices.dropLast().reversed() {
            let (lead, next) = (joined[index], joined[index + 1])
            guard next.hasException, lead.grant != nil,
                lead.scope.isPartial == next.scope.isPartial,
                lead.license == next.license.withoutExceptions,
                next.bytes.lowerBound - lead.bytes.upperBound < Self.leadReach,
                text.isLead(lead.bytes)
                    || text.announcesException(behind: lead.bytes.upperBound),
                !text[lead.bytes.upperBound..<next.bytes.lowerBound].hasCopyrightLine
            else { continue }
            joined[index].license = next.license
            joined[index].hasException = true
        }
        return joined
    }

    /// "… with the exception given above" repeats an earlier license with its exception.
    private func joiningRepetitions(in text: ByteView) -> Self {
        var joined = self
        for index in indices.dropFirst() {
            let before = joined[index - 1]
            guard before.hasException, self[index].scope.isPartial == before.scope.isPartial,
                self[index].license == before.license.withoutExceptions,
                text.repeatsException(behind: self[index].bytes.upperBound)
            else { continue }
            joined[index].license = before.license
            joined[index].hasException = true
        }
        return joined
    }

    /// A name this many bytes above a grant doesn't introduce it.
    private static var leadReach: Int { 700 }
}

extension Evidence {
    /// The evidence with the exception added to its license.
    fileprivate func taking(_ exception: ExceptionText) -> Evidence {
        var taken = self
        taken.license = license.with(exception: exception.id, to: exception.base)
        taken.hasException = true
        return taken
    }

    /// The license with the exception, for the one part that has the exception.
    fileprivate func part(with exception: ExceptionText) -> Evidence {
        Evidence(
            license: license.with(exception: exception.id, to: exception.base), basis: basis,
            method: method, bytes: exception.bytes, scope: .parts)
    }
}
