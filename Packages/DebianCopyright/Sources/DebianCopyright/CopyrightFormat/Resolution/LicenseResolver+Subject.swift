/// Of which of several names a text is.
extension LicenseResolver {
    /// Which of the names the text is about: the one that means what it says, else the first one of
    /// that family, else the only one that says nothing by itself; nil where the text says
    /// more than one thing.
    mutating func subject(of text: LicenseText, among operands: [Synopsis]) -> Int? {
        guard let said = texts.meaning(of: text)?.license, case .license(let id, _, _) = said
        else { return nil }
        let declared = operands.map { operand -> StatedLicense? in
            guard case .name(let name) = operand else { return nil }
            return names.meaning(of: name).meaning.license
        }
        if let place = declared.firstIndex(of: said)
            ?? declared.firstIndex(where: { $0?.licenseIDs.contains { $0.isKin(of: id) } == true })
        {
            return place
        }
        let open = operands.indices.filter { isOpen(operands[$0]) }
        return open.count == 1 ? open[0] : nil
    }

    /// What a text says beside the names that mean something by themselves, and the only other one,
    /// which it is the text of; nil where it says nothing of those.
    func rest(of text: LicenseText, among operands: [Synopsis]) -> (owner: Int, text: LicenseText)?
    {
        let open = operands.indices.filter { isOpen(operands[$0]) }
        guard open.count == 1 else { return nil }
        let known = operands.indices.filter { $0 != open[0] }.flatMap { place -> [String] in
            guard case .name(let name) = operands[place] else { return [] }
            return names.meaning(of: name).meaning.license?.licenseIDs ?? []
        }
        return texts.rest(of: text, besides: known).map { (open[0], $0) }
    }

    /// Whether it is a name whose meaning only a text tells, and none is printed elsewhere.
    private func isOpen(_ operand: Synopsis) -> Bool {
        guard case .name(let name) = operand, texts[name.whole] == nil else { return false }
        switch names.meaning(of: name).meaning {
        case .loose, .unknown: return true
        case .definite, .exceptional: return false
        }
    }
}
