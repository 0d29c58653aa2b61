/// Names held against the texts below them.
extension LicenseResolver {
    /// A definite licence beside what its text says: the name is the answer and a text of another
    /// licence a finding, but which exception it is says the text.
    mutating func compared(
        _ license: StatedLicense, with named: NamedText
    ) -> StatedLicense {
        guard let text = named.text, let meaning = texts.meaning(of: text) else { return license }
        if meaning.license.hasException,
            meaning.license.withoutExceptions == license.withoutExceptions
        {
            return meaning.license
        }
        reportMismatch(of: license, with: meaning, named.name, text)
        return license
    }

    /// The licence under an exception that nobody knows beside the words that grant it.
    mutating func compare(_ underlying: [String], withGrantsIn named: NamedText) {
        guard underlying.count == 1, let text = named.text else { return }
        let granted = Set(texts.grants(in: text).filter { $0.isKin(of: underlying[0]) })
        guard granted.count == 1, let said = granted.first, said != underlying[0] else { return }
        findings.reportMismatch(of: underlying[0], with: said, named.name, text.firstLine)
    }

    /// A text that points at the declared licence's own has it too, whatever else it names; but one
    /// GNU licence is easily written for another.
    mutating func reportMismatch(
        of license: StatedLicense, with meaning: TextMeaning, _ name: SynopsisName,
        _ text: LicenseText
    ) {
        guard let (declared, said) = license.mismatch(with: meaning),
            declared.isGNULicense && said.isGNULicense
                || !texts.pointers(in: text).contains(where: { $0.isKin(of: declared) })
        else { return }
        findings.reportMismatch(of: declared, with: said, name, text.firstLine)
    }
}
