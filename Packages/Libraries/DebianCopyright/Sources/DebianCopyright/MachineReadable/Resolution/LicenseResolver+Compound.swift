extension LicenseResolver {
    /// What a name says that was written in one word: `BSD-3-clause_and_LGPL-2+`; nil if a part
    /// of it is not known.
    func compound(_ name: SynopsisName) -> StatedLicense? {
        name.withParts { $0.license(by: known) }
    }

    /// The same for a name with a `LicenseRef-` among known ones, which stands for the text below:
    /// `GPL-2.0-only_OR_LicenseRef-moon`.
    mutating func compound(withReferenceTo named: NamedText) -> StatedLicense? {
        let whole = named.name.whole
        guard let text = named.text, whole.containsIgnoringCase("licenseref-") else { return nil }
        return named.name.withParts { parts in
            guard
                parts.allSatisfy({
                    known($0) != nil || $0.isReference && $0.whole.count < whole.count
                })
            else { return nil }
            return parts.license { known($0) ?? license(of: text, named: $0.whole) }
        }
    }

    /// What the names say that are the first paragraph of a text; nil if something else is, a
    /// name is not known, or one name alone may be the title of what follows.
    func expression(in text: LicenseText) -> StatedLicense? {
        guard let paragraph = text.firstLineAlone,
            case (let tree?, false) = SynopsisParser.parse(paragraph.line)
        else { return nil }
        if case .name = tree, !paragraph.isAll { return nil }
        return tree.license(by: known)
    }

    /// What a name means by itself; nil if nobody knows.
    private func known(_ name: SynopsisName) -> StatedLicense? {
        names.meaning(of: name).meaning.license
    }
}

extension SynopsisName {
    /// Hands over the names that it joins with underscores; nil if it joins none, or they make
    /// no synopsis.
    fileprivate func withParts<Result>(_ body: (Synopsis) -> Result?) -> Result? {
        guard whole.contains(UInt8(ascii: "_")) else { return nil }
        let spaced = whole.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
        return ByteView.withBytes(of: spaced) { line in
            switch SynopsisParser.parse(line) {
            case (let tree?, false): body(tree)
            default: nil
            }
        }
    }
}

extension Synopsis {
    /// What its names say together; nil if one of them says nothing.
    fileprivate func license(by meaning: (SynopsisName) -> StatedLicense?) -> StatedLicense? {
        switch self {
        case .name(let name): meaning(name)
        case .and(let operands): Self.joined(operands, by: StatedLicense.and, meaning)
        case .or(let operands): Self.joined(operands, by: StatedLicense.or, meaning)
        }
    }

    private static func joined(
        _ operands: [Synopsis], by make: ([StatedLicense]) -> StatedLicense,
        _ meaning: (SynopsisName) -> StatedLicense?
    ) -> StatedLicense? {
        let licenses = operands.compactMap { $0.license(by: meaning) }
        return licenses.count == operands.count ? .joined(licenses, by: make) : nil
    }
}

extension LicenseResolver {
    /// The operands of an "and" without those that are exceptions, and their ids: some give the
    /// exception a name and a stanza of its own (`GPL-2+ and Font-exception-2.0`).
    ///
    /// Exceptions alone are left as they are.
    mutating func parted(_ operands: [Synopsis]) -> (licenses: [Synopsis], exceptions: [String]) {
        var licenses: [Synopsis] = []
        var exceptions: [String] = []
        for operand in operands {
            if let id = exception(of: operand) {
                exceptions.append(id)
            } else {
                licenses.append(operand)
            }
        }
        return licenses.isEmpty ? (operands, []) : (licenses, exceptions)
    }

    /// The license that the text is of a name with an exception that has no id, and what that rests
    /// on; nil if it is none of the list.
    ///
    /// - Parameters:
    ///   - method: what the name's own license rests on.
    ///   - underlying: the ids of that.
    mutating func license(
        in named: NamedText, under method: DetectionMethod, underlying: [String]
    ) -> (license: StatedLicense, method: DetectionMethod)? {
        guard let text = named.text else { return nil }
        if let meaning = texts.meaning(of: text),
            meaning.license.hasException
                || meaning.isText(besides: named.name.isException ? underlying : [])
        {
            let license =
                meaning.isUnversioned ? meaning.license.made(exactBy: underlying) : meaning.license
            return (license, meaning.method)
        }
        // The text is the exception alone, the name says to what.
        guard underlying.count == 1, let exception = texts.exception(in: text) else { return nil }
        return (.license(underlying[0], exception: exception), method)
    }

    /// The license whose own text stands below a name that only its file knows, under the exception
    /// that the name has: what else the text says is that one.
    ///
    /// Nil if the name has none of the list, or the text states more than one license.
    mutating func license(printedBelow named: NamedText, strength: inout EvidenceStrength)
        -> StatedLicense?
    {
        guard let exception = names.exception(in: named.name), let text = named.text,
            case .license(let id, let orLater, nil)? = texts.onlyLicense(printedIn: text)
        else { return nil }
        strength.add(.licenseText)
        return .license(id, orLater: orLater, exception: exception)
    }

    /// The SPDX id of the exception that a name or the text under it is.
    private mutating func exception(of operand: Synopsis) -> String? {
        guard case .name(let name) = operand, names.meaning(of: name).meaning == .unknown else {
            return nil
        }
        if let id = names.exception(of: name) { return id }
        guard let text = texts[name.whole] else { return nil }
        return texts.exception(in: text)
    }
}

extension SynopsisName {
    /// Whether it speaks of an exception: `BSD-3-clause-with-weird-numbering` does not.
    var isException: Bool {
        whole.containsIgnoringCase("exception")
    }
}

extension TextMeaning {
    /// Whether a license's own text was found, of none of these licenses' families: with what a
    /// name calls an exception it may be another license of the list.
    func isText(besides licenses: [String]) -> Bool {
        basis == .text
            && license.licenseIDs.allSatisfy { id in !licenses.contains { $0.isOfFamily(of: id) } }
    }
}
