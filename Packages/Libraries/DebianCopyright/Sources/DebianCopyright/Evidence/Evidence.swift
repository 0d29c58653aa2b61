import DebianSystems

/// A license that a text states at one position, by the license's own text or by words that grant
/// it.
struct Evidence: Sendable {
    var license: StatedLicense
    let basis: StatementBasis
    let method: DetectionMethod
    /// The range of the license's text or of the granting words, in bytes of the whole text.
    var bytes: Range<Int>
    /// The granting words; nil for a license's own text.
    var grant: Grant?
    /// The part of the work that the evidence concerns.
    var scope = Scope.work
    /// Whether the license's exception comes from the exception's text.
    var hasException = false
    /// Whether the evidence takes away what other evidence gives.
    var isRider = false
}

extension Evidence {
    /// Evidence from granting words.
    init(_ grant: Grant) {
        self.init(
            license: grant.license, basis: grant.form.isAddress ? .pointer : .grant,
            method: grant.form.method, bytes: grant.bytes,
            grant: grant, scope: grant.scope)
    }

    /// Evidence from a text that the SPDX list lacks.
    ///
    /// - Parameters:
    ///   - range: the text's range in bytes of the whole text.
    ///   - license: the reference to the text.
    init(ofUnlisted range: Range<Int>, as license: StatedLicense, in whole: ByteView) {
        self.init(
            license: license, basis: .text, method: .unlistedText, bytes: range,
            scope: FileNames(in: whole).stand(above: range.lowerBound) ? .parts : .work)
    }
}

extension Evidence {
    /// Whether the evidence is a bare name with nothing but holders between it and a text below.
    func isTitle(above start: Int, in text: ByteView) -> Bool {
        grant?.form == .bareName && scope != .packaging && bytes.upperBound <= start
            && start - bytes.upperBound < Self.titleReach
            && text[bytes.upperBound..<start].isOfHoldersAlone
    }

    /// The start of the whole text's first line, if that line is a title of this license, such as
    /// "The MIT License (MIT)", with nothing but holders below; nil otherwise.
    fileprivate func title(in text: ByteView) -> Int? {
        guard basis == .text, bytes.lowerBound < Self.titleReach,
            case .license(let id, _, _) = license, let name = id.split(separator: "-").first,
            let line = ByteLines(text).first(where: { $0.bytes.contains(where: \.isLetter) }),
            line.bytes.containsIgnoringCase("license"),
            String(line.bytes).split(whereSeparator: { !$0.isLetter && !$0.isNumber })
                .contains(where: { $0.lowercased() == name.lowercased() })
        else { return nil }
        let start = line.bytes.offset(in: text)
        let end = start + line.bytes.count
        return end <= bytes.lowerBound && text[end..<bytes.lowerBound].isOfHoldersAlone
            ? start : nil
    }

    /// A title is within this many bytes of its text; the lines between them name holders.
    static let titleReach = 1_000
}

extension ByteView {
    /// Whether each line names a holder or has no letter.
    var isOfHoldersAlone: Bool {
        ByteLines(self).allSatisfy { $0.bytes.isOfHolders || !$0.bytes.contains(where: \.isLetter) }
    }
}

extension Grant.Form {
    fileprivate var isAddress: Bool { self == .address || self == .bareAddress }

    fileprivate var method: DetectionMethod {
        switch self {
        case .words, .bareName, .address, .bareAddress: .grant
        case .perlTerms: .perlTerms
        case .dedication: .publicDomain
        case .identifier: .identifierLine
        case .labeled: .listedID
        }
    }
}

extension [Evidence] {
    /// The evidence ordered by where it begins in the text.
    var inTextOrder: Self { sorted { $0.bytes.lowerBound < $1.bytes.lowerBound } }

    /// The evidence with each title merged into the text below it, because a title grants nothing
    /// that its text doesn't.
    func joiningTitles(in text: ByteView) -> Self {
        guard contains(where: { $0.basis == .text }) else { return self }
        var all: Self = []
        for var evidence in self {
            while evidence.basis == .text, let title = all.last,
                title.isTitle(above: evidence.bytes.lowerBound, in: text),
                title.license == evidence.license
            {
                evidence.bytes = title.bytes.lowerBound..<evidence.bytes.upperBound
                all.removeLast()
            }
            if let title = evidence.title(in: text) {
                evidence.bytes = title..<evidence.bytes.upperBound
            }
            all.append(evidence)
        }
        return all
    }

    /// The evidence with marks on what concerns only some files, and on what concerns everything
    /// else.
    func marked(in text: Sentences) -> Self {
        guard count > 1 else { return self }
        return marked(below: CatchAllPhrases(in: text)).marked(by: FileStanzas(in: text.text))
    }

    /// The evidence with marks on what follows words about the rest of the work.
    private func marked(below phrases: CatchAllPhrases) -> Self {
        var marked = self
        var next = 0
        for phrase in phrases {
            while next < count, self[next].bytes.lowerBound < phrase.lowerBound { next += 1 }
            guard next < count else { break }
            if phrase.contains(self[next].bytes.lowerBound), self[next].grant?.scope != .packaging {
                marked[next].scope = .rest
            }
        }
        return marked
    }

    /// The evidence with marks on what is in `Files` stanzas: those about some files, and those
    /// about everything.
    private func marked(by stanzas: FileStanzas) -> Self {
        if stanzas.all.isEmpty { return self }
        return map { evidence in
            guard let stanza = stanzas.index(at: evidence.bytes.lowerBound) else { return evidence }
            var marked = evidence
            if stanzas.all[stanza].isEverything {
                marked.scope = .rest
            } else if evidence.scope == .work {
                marked.scope = .parts
            }
            return marked
        }
    }
}

// MARK: Grants by the ids of the SPDX list

extension Grant {
    /// The grant with ids as the current SPDX list has them.
    ///
    /// Nil if the list lacks an id as written: that of an `SPDX-License-Identifier` line, or the
    /// word after a label.
    func listed(by names: LicenseNames) -> Grant? {
        let license: StatedLicense?
        switch form {
        case .identifier: license = self.license.listed(by: names)
        case .labeled: license = self.license.licenseIDs.first.flatMap(names.unmistakable)
        case .words, .bareName, .address, .bareAddress, .perlTerms, .dedication: return self
        }
        guard let license else { return nil }
        var grant = self
        grant.license = license
        return grant
    }
}

extension StatedLicense {
    fileprivate func listed(by names: LicenseNames) -> StatedLicense? {
        switch self {
        case .license(let id, _, let exception):
            return names.license(id, exception: exception)
        case .reference:
            return self
        case .and(let operands):
            return joined(operands, by: StatedLicense.and, names)
        case .or(let operands):
            return joined(operands, by: StatedLicense.or, names)
        }
    }

    private func joined(
        _ operands: [StatedLicense], by make: ([StatedLicense]) -> StatedLicense,
        _ names: LicenseNames
    ) -> StatedLicense? {
        let listed = operands.compactMap { $0.listed(by: names) }
        return listed.count == operands.count ? .joined(listed, by: make) : nil
    }
}

extension LicenseNames {
    /// The license of an id. An id in a different letter case than the list's needs a hyphen and a
    /// digit: `curl` is an id, but "Curl" and "fair" may be anything.
    fileprivate func unmistakable(_ id: String) -> StatedLicense? {
        guard let license = license(id, exception: nil), let listed = license.licenseIDs.first,
            listed == id || id.utf8.contains(where: \.isDigit) && id.contains("-")
        else { return nil }
        return license
    }

    /// The license of an id, current or deprecated; nil if the list lacks the id or the exception.
    fileprivate func license(_ id: String, exception: String?) -> StatedLicense? {
        ByteView.withBytes(of: Array(id.utf8)) { bytes in
            guard let license = NormalizedName(bytes).flatMap({ meaning(of: $0).license }) else {
                return nil
            }
            guard let exception else { return license }
            return listedException(exception).map { license.with(exception: $0) }
        }
    }
}
