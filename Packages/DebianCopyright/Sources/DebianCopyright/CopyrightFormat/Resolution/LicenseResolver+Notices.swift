/// What the text below a definite name prints beside that licence.
extension LicenseResolver {
    /// What the text states of other works than that which the name is about; empty where it speaks
    /// of this alone.
    mutating func others(below named: NamedText) -> [StatedLicense] {
        guard let text = named.text,
            case .definite(.license(let id, _, _), _) = names.meaning(of: named.name).meaning
        else { return [] }
        return texts.notices(in: text, below: id)?.others ?? []
    }

    /// The licence that was named without its version, as the one of its family has it that the
    /// text prints before others; nil where it prints none.
    mutating func made(_ license: StatedLicense, exactByNoticesIn text: LicenseText)
        -> StatedLicense?
    {
        guard case .license(let id, _, _) = license else { return nil }
        return texts.notices(in: text, below: id).flatMap { license.madeExact(by: $0.own) }
    }
}
