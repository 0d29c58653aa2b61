/// Finds for each exception whose text is printed the license that it is assigned to.
struct ExceptionAssignment {
    /// The license that an exception belongs to.
    struct Target {
        /// The index of the license's evidence.
        let index: Int
        /// Whether the license stands before the exception's text.
        let isBefore: Bool
        /// Where the next license of its family begins, in bytes of the text; nil if none does.
        fileprivate let next: Int?

        /// Whether an exception further behind would belong to the same license.
        func takes(exceptionAt position: Int) -> Bool { next.map { position < $0 } ?? true }
    }

    /// For each family the evidence that may take its exceptions, by its index, and where it
    /// begins.
    private let candidates: [[(index: Int, start: Int)]]
    /// For each family how many of these stand before the last exception that was asked about.
    private var passed: [Int]

    /// - Parameter evidence: in the order of the text.
    init(among evidence: [Evidence]) {
        candidates = ExceptionBase.allCases.map { base in
            evidence.indices.filter { evidence[$0].license.takes(exceptionsTo: base) }
                .map { ($0, evidence[$0].bytes.lowerBound) }
        }
        passed = candidates.map { _ in 0 }
    }

    /// The last license of its family before an exception's text, or else the first one behind it;
    /// nil if there is none.
    ///
    /// - Parameter exception: stands behind those asked about before.
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

/// The text of an exception of the SPDX list, found in another text.
struct ExceptionText {
    let id: String
    /// Where it stands, in bytes of the whole.
    let bytes: Range<Int>

    /// The licenses that it is made for.
    var base: ExceptionBase { ExceptionBase(of: id) }
}

// MARK: Licenses with their exceptions

extension [Evidence] {
    /// With each exception at the license that it belongs to: the last one before its text that it
    /// is an exception to, or the first one behind it.
    ///
    /// - Parameter exceptions: in the order of the text, as the evidence is.
    func assigning(_ exceptions: [ExceptionText], in text: ByteView) -> Self {
        guard !exceptions.isEmpty else { return self }
        let (licenses, parts) = withoutRestatements(in: text).taking(exceptions, in: text)
        let joined = licenses.joiningLeads(in: text).joiningRepetitions(in: text)
        return parts.isEmpty ? joined : (joined + parts).inTextOrder
    }

    /// The licenses with the exceptions that they have as a whole, and one more of them for each
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

    /// "is released under the LGPL version 2.1 (see the text below)" takes no later version away
    /// that was granted before.
    private func withoutRestatements(in text: ByteView) -> Self {
        indices.filter { index in
            guard index > 0, self[index].license.isOneVersion(of: self[index - 1].license),
                self[index].isPartial == self[index - 1].isPartial
            else { return true }
            return !text.refersToText(from: self[index].bytes.upperBound)
                || text[self[index - 1].bytes.upperBound..<self[index].bytes.lowerBound]
                    .hasCopyrightLine
        }.map { self[$0] }
    }

    /// A label, the words before a colon, or those that speak of exceptions to come, say of the
    /// grant below what it is: not that it has none.
    private func joiningLeads(in text: ByteView) -> Self {
        var joined = self
        for index in indices.dropLast().reversed() {
            let (lead, next) = (joined[index], joined[index + 1])
            guard next.hasException, lead.grant != nil, lead.isPartial == next.isPartial,
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

    /// "… with the exception given above" says once more what has it there.
    private func joiningRepetitions(in text: ByteView) -> Self {
        var joined = self
        for index in indices.dropFirst() {
            let before = joined[index - 1]
            guard before.hasException, self[index].isPartial == before.isPartial,
                self[index].license == before.license.withoutExceptions,
                text.repeatsException(behind: self[index].bytes.upperBound)
            else { continue }
            joined[index].license = before.license
            joined[index].hasException = true
        }
        return joined
    }

    /// What stands further above a grant, in bytes, does not lead to it.
    private static var leadReach: Int { 700 }
}

extension Evidence {
    /// The same with an exception.
    fileprivate func taking(_ exception: ExceptionText) -> Evidence {
        var taken = self
        taken.license = license.with(exception: exception.id, to: exception.base)
        taken.hasException = true
        return taken
    }

    /// What it grants, for one part alone that has the exception.
    fileprivate func part(with exception: ExceptionText) -> Evidence {
        Evidence(
            license: license.with(exception: exception.id, to: exception.base), basis: basis,
            method: method, bytes: exception.bytes, isPartial: true)
    }
}
