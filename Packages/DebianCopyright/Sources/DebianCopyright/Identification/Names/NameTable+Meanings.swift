extension NameTable {
    /// What each name of the tables means, without those whose licence or exception the vocabulary
    /// lacks.
    static func meanings(listedIn vocabulary: LicenseVocabulary) -> FoldedTable<NameMeaning> {
        var meanings = FoldedTable<NameMeaning>(capacity: 128)
        let perl = StatedLicense.or([.license("Artistic-1.0-Perl"), .license("GPL-1.0-or-later")])
        meanings.insert(.definite(perl), for: "perl")
        for entry in definite where vocabulary.license(entry.id) != nil {
            meanings.insert(.definite(.license(entry.id)), for: entry.name)
        }
        for entry in definiteWithException
        where vocabulary.license(entry.id) != nil && vocabulary.exception(entry.exception) != nil {
            let license = StatedLicense.license(entry.id, exception: entry.exception)
            meanings.insert(.definite(license), for: entry.name)
        }
        for entry in loose where vocabulary.license(entry.id) != nil {
            meanings.insert(.loose(.license(entry.id)), for: entry.name)
        }
        for entry in looseOfTwo where vocabulary.license(entry.id) != nil {
            meanings.insert(
                .loose(.license(entry.id), or: .license(entry.other)), for: entry.name)
        }
        for name in publicDomain {
            meanings.insert(.loose(.reference(.publicDomain)), for: name)
        }
        return meanings
    }
}
