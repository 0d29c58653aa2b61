extension LicenseResolver {
    /// What a name says that was written in one word: `BSD-3-clause_and_LGPL-2+`; nil where a part
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
            let digest = texts.digest(of: text)
            return parts.license { name in
                known(name)
                    ?? .reference(
                        references.reference(
                            to: name.whole, text: text, digest: digest, underlying: []))
            }
        }
    }

    /// What the names say that are the first paragraph of a text; nil where something else is, a
    /// name is not known, or one name alone may be the title of what follows.
    func expression(in text: LicenseText) -> StatedLicense? {
        guard let paragraph = text.firstLineAlone,
            case (let tree?, false) = SynopsisParser.parse(paragraph.line)
        else { return nil }
        if case .name = tree, !paragraph.isAll { return nil }
        return tree.license(by: known)
    }

    /// What a name means by itself; nil where nobody knows.
    private func known(_ name: SynopsisName) -> StatedLicense? {
        names.meaning(of: name).meaning.license
    }
}

extension SynopsisName {
    /// Hands over the names that it joins with underscores; nil where it joins none, or they make
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
    /// What its names say together; nil where one of them says nothing.
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
