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

    /// The licence that the text is of a name with an exception that has no id, and what that rests
    /// on; nil where it is none of the list.
    ///
    /// - Parameters:
    ///   - rule: what the name's own licence rests on.
    ///   - underlying: the ids of that.
    mutating func license(
        in named: NamedText, under rule: StatementRule, underlying: [String]
    ) -> (license: StatedLicense, rule: StatementRule)? {
        guard let text = named.text else { return nil }
        if let meaning = texts.meaning(of: text),
            meaning.license.hasException
                || meaning.isText(besides: named.name.isException ? underlying : [])
        {
            let license =
                meaning.isUnversioned ? meaning.license.made(exactBy: underlying) : meaning.license
            return (license, meaning.rule)
        }
        // The text is the exception alone, the name says to what.
        guard underlying.count == 1, let exception = texts.exception(in: text) else { return nil }
        return (.license(underlying[0], exception: exception), rule)
    }

    /// The licence whose own text stands below a name that only its file knows, under the exception
    /// that the name has: what else the text says is that one.
    ///
    /// Nil where the name has none of the list, or the text states more than one licence.
    mutating func license(printedBelow named: NamedText, grounds: inout Grounds) -> StatedLicense? {
        guard let exception = names.exception(in: named.name), let text = named.text,
            case .license(let id, let orLater, nil)? = texts.onlyLicense(printedIn: text)
        else { return nil }
        grounds.add(.licenseText)
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
    /// Whether a licence's own text was found, of none of these licences' families: with what a
    /// name calls an exception it may be another licence of the list.
    func isText(besides licenses: [String]) -> Bool {
        basis == .text
            && license.licenseIDs.allSatisfy { id in !licenses.contains { $0.isKin(of: id) } }
    }
}
