extension LicenseResolver {
    /// The licences that a text puts together below one name, and a reference to it where it sets
    /// further terms; nil where it does not.
    mutating func collection(below named: NamedText, grounds: inout Grounds) -> StatedLicense? {
        guard named.isAlone, let text = named.text,
            let meaning = texts.meaningOfCollection(in: text)
        else { return nil }
        if meaning.isUnversioned { report(.unversionedLicense, named) }
        grounds.add(meaning)
        guard meaning.hasMore else { return meaning.license }
        grounds.add(.unlistedText)
        return .joined(meaning.license.conjuncts + [reference(to: named)], by: StatedLicense.and)
    }
}
