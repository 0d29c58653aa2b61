/// A license that a text states at one position, by the license's own text or by words that grant
/// it.
struct Evidence: Sendable {
    var license: StatedLicense
    let basis: StatementBasis
    let method: DetectionMethod
    /// Where the license's text or the words stand, in bytes of the whole text.
    var bytes: Range<Int>
    /// The words that grant it; nil for a license's own text.
    var grant: Grant?
    /// Whether it speaks of a part alone.
    var isPartial: Bool
    /// Whether it speaks of what the distribution added alone.
    var isOfPackaging = false
    /// Whether it speaks of all that other statements leave.
    var isOfRest = false
    /// Whether an exception's text says which one its license has.
    var hasException = false
    /// Whether it takes away what other evidence gives.
    var isRider = false
}

extension Evidence {
    /// What words grant.
    init(_ grant: Grant) {
        self.init(
            license: grant.license, basis: grant.form.isAddress ? .pointer : .grant,
            method: grant.form.method, bytes: grant.bytes,
            grant: grant, isPartial: grant.scope != .work, isOfPackaging: grant.scope == .packaging)
    }

    /// A text that the SPDX list lacks.
    ///
    /// - Parameters:
    ///   - range: its bytes in the whole text.
    ///   - license: the reference to it.
    init(ofUnlisted range: Range<Int>, as license: StatedLicense, in whole: ByteView) {
        self.init(
            license: license, basis: .text, method: .unlistedText, bytes: range,
            isPartial: FileNames(in: whole).stand(above: range.lowerBound))
    }
}

extension Evidence {
    /// Whether it is a name that stands alone, with nothing but holders between it and a text.
    func isTitle(above start: Int, in text: ByteView) -> Bool {
        grant?.form == .bareName && !isOfPackaging && bytes.upperBound <= start
            && start - bytes.upperBound < Self.titleReach
            && text[bytes.upperBound..<start].isOfHoldersAlone
    }

    /// Where the first line of the whole text begins, if it is a title of this license, such as
    /// "The MIT License (MIT)", with nothing but holders below it.
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

    /// The work's holders stand within so many bytes.
    static let titleReach = 1_000
}

extension ByteView {
    /// Whether each of its lines names a holder or has no letter.
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
    /// In the order in which it begins in the text.
    var inTextOrder: Self { sorted { $0.bytes.lowerBound < $1.bytes.lowerBound } }

    /// With the name that stands alone right above a text as that text's first line: a title grants
    /// nothing beside it.
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

    /// With marks on what speaks of some files alone, and on what speaks of all that is left.
    func marked(in text: Sentences) -> Self {
        guard count > 1 else { return self }
        return marked(below: CatchAllPhrases(in: text)).marked(by: FileStanzas(in: text.text))
    }

    /// With marks on what stands below words that speak of all that is left of the work.
    private func marked(below phrases: CatchAllPhrases) -> Self {
        var marked = self
        var next = 0
        for phrase in phrases {
            while next < count, self[next].bytes.lowerBound < phrase.lowerBound { next += 1 }
            guard next < count else { break }
            if phrase.contains(self[next].bytes.lowerBound), self[next].grant?.scope != .packaging {
                marked[next].isOfRest = true
            }
        }
        return marked
    }

    /// With marks on what stands in stanzas, those about some files and those about all.
    private func marked(by stanzas: FileStanzas) -> Self {
        if stanzas.all.isEmpty { return self }
        return map { evidence in
            guard let stanza = stanzas.index(at: evidence.bytes.lowerBound) else { return evidence }
            var marked = evidence
            if stanzas.all[stanza].isEverything {
                marked.isOfRest = true
            } else {
                marked.isPartial = true
            }
            return marked
        }
    }
}

// MARK: Grants by the ids of the SPDX list

extension Grant {
    /// The grant with its ids as the SPDX list has them now.
    ///
    /// Nil if what was given as written is nothing that the list has: an id of an
    /// `SPDX-License-Identifier` line, or the word behind a label.
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
    /// The license of an id. In another letter case than the list's it is one only if it has a
    /// hyphen and a digit: `curl` is an id, but "Curl" and "fair" may be anything.
    fileprivate func unmistakable(_ id: String) -> StatedLicense? {
        guard let license = license(id, exception: nil), let listed = license.licenseIDs.first,
            listed == id || id.utf8.contains(where: \.isDigit) && id.contains("-")
        else { return nil }
        return license
    }

    /// The license of an id, current or deprecated; nil if the list lacks it or the exception.
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
