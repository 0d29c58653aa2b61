import DebianSystems

extension LicenseResolver {
    /// The meaning of several names joined with underscores or hyphens: `BSD-3-clause_and_LGPL-2+`,
    /// `GPL-3+-and-MIT`; nil if one of them isn't known.
    func compound(_ name: SynopsisName) -> StatedLicense? {
        name.withParts { $0.license(by: known) }
    }

    /// The meaning of names joined that way if a `LicenseRef-` among them refers to the text below:
    /// `GPL-2.0-only_OR_LicenseRef-moon`; nil if another name isn't known.
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

    /// The meaning of the names that make up the first paragraph of a text; nil if the paragraph is
    /// something else, a name isn't known, or a single name may be the title of what follows.
    func expression(in text: LicenseText) -> StatedLicense? {
        guard let paragraph = text.firstLineAlone,
            case (let tree?, false) = SynopsisParser.parse(paragraph.line)
        else { return nil }
        if case .name = tree, !paragraph.isAll { return nil }
        return tree.license(by: known)
    }

    /// The meaning of a name by itself; nil if the name isn't known.
    private func known(_ name: SynopsisName) -> StatedLicense? {
        names.meaning(of: name).meaning.license
    }
}

extension SynopsisName {
    /// Passes on the names that this name joins with underscores, or with "-and-" or "-or-"; nil if
    /// the name joins none, or the parts are no synopsis.
    fileprivate func withParts<Result>(_ body: (Synopsis) -> Result?) -> Result? {
        let spaced =
            whole.contains(UInt8(ascii: "_"))
            ? whole.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
            : whole.spacingConnectives
        guard let spaced else { return nil }
        return ByteView.withBytes(of: spaced) { line in
            switch SynopsisParser.parse(line) {
            case (let tree?, false): body(tree)
            default: nil
            }
        }
    }
}

extension ByteView {
    /// The bytes with blanks for the hyphens around "and" and "or"; nil if there are none. "-or-"
    /// before "later" or "newer" is part of a name.
    fileprivate var spacingConnectives: [UInt8]? {
        var (bytes, isFound) = (Array(self), false)
        for connective in ["-and-", "-or-"] as [StaticString] {
            let length = connective.utf8CodeUnitCount
            guard count > length else { continue }
            for start in 0...count - length {
                let rest = self[start..<count]
                guard rest.startsIgnoringCase(with: connective),
                    case let next = rest[length..<rest.count],
                    !["later", "newer"].contains(where: next.startsIgnoringCase)
                else { continue }
                bytes[start] = UInt8(ascii: " ")
                bytes[start + length - 1] = UInt8(ascii: " ")
                isFound = true
            }
        }
        return isFound ? bytes : nil
    }
}

extension Synopsis {
    /// The combined license of all names; nil if one of them has no meaning.
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
    /// Separates the exceptions from the operands of an "and" and returns their ids: some files
    /// give an exception a name and a stanza of its own (`GPL-2+ and Font-exception-2.0`).
    ///
    /// If all operands are exceptions, they are left unchanged.
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

    /// The license that a text states under a name with an exception that has no id, and how it was
    /// detected; nil if the text isn't a license of the list.
    ///
    /// - Parameters:
    ///   - method: how the name's own license was detected.
    ///   - underlying: the ids of the name's own license.
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
        // The text is only that of the exception; the name says which license it applies to.
        guard underlying.count == 1, let exception = texts.exception(in: text) else { return nil }
        return (.license(underlying[0], exception: exception), method)
    }

    /// The license whose own text is printed below a name that only this file defines, with the
    /// exception in the name: other words of the text belong to the exception.
    ///
    /// Nil if the name has no exception of the list, or the text states more than one license.
    mutating func license(printedBelow named: NamedText, strength: inout EvidenceStrength)
        -> StatedLicense?
    {
        guard let exception = names.exception(in: named.name), let text = named.text,
            case .license(let id, let orLater, nil)? = texts.onlyLicense(printedIn: text)
        else { return nil }
        strength.add(.licenseText)
        return .license(id, orLater: orLater, exception: exception)
    }

    /// The SPDX id of an exception, found by the operand's name or the text below that name.
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
    /// Whether the name mentions an exception; `BSD-3-clause-with-weird-numbering` does not.
    var isException: Bool {
        whole.containsIgnoringCase("exception")
    }
}

extension TextMeaning {
    /// Whether the text is a license's own text, and not from the family of any of these licenses:
    /// together with what the name calls an exception, it may be another license of the list.
    func isText(besides licenses: [String]) -> Bool {
        basis == .text
            && license.licenseIDs.allSatisfy { id in !licenses.contains { $0.isOfFamily(of: id) } }
    }
}
