/// The parts that words play in a sentence beside a licence; a word may play several.
///
/// With ``WordRole``, the words of grants, and ``Terms``, those that other readers ask for, it is
/// one of the program's three vocabularies of English. A word that two of them know may mean more
/// in one of them.
struct NoteRole: OptionSet {
    let rawValue: UInt16

    /// What may be done, or under which condition. It has no words of its own in the table: an
    /// index of licence texts says which words these are.
    static let operative = NoteRole(rawValue: 1 << 0)
    /// What makes a condition of what may be done.
    static let restricting = NoteRole(rawValue: 1 << 1)
    static let denying = NoteRole(rawValue: 1 << 2)
    /// What a disclaimer has no need for.
    static let demanding = NoteRole(rawValue: 1 << 3)
    static let disclaiming = NoteRole(rawValue: 1 << 4)
    static let warranting = NoteRole(rawValue: 1 << 5)
    /// "Except in compliance with the License" says that it is one.
    static let obeying = NoteRole(rawValue: 1 << 6)
    static let forbidding = NoteRole(rawValue: 1 << 7)
    static let granting = NoteRole(rawValue: 1 << 8)
    /// What offers a choice between licences.
    static let choosing = NoteRole(rawValue: 1 << 9)
    static let license = NoteRole(rawValue: 1 << 10)
    static let trademark = NoteRole(rawValue: 1 << 11)
    /// The rules by which a government buys, of which its own notices speak.
    static let procurement = NoteRole(rawValue: 1 << 12)
    static let conditional = NoteRole(rawValue: 1 << 13)
    /// What may ask for something or withhold it; its words are ``bindingWords``.
    static let binding = NoteRole(rawValue: 1 << 14)

    private static let table: [(role: NoteRole, words: String)] = [
        (
            .restricting,
            """
            only must shall provided subject prohibited forbidden restriction restrictions
            restricted commercial commercially noncommercial nonprofit personal educational academic
            research military evil government fee charge additional additionally addition further
            also special exceptions
            """
        ),
        (.denying, "except without not unless no never cannot neither nor"),
        (
            .demanding,
            """
            only must subject prohibited forbidden restriction restrictions restricted commercial
            commercially noncommercial nonprofit personal educational academic military evil
            government fee charge royalty permission permitted agree agrees indemnify retain
            reproduce copy copies redistribute redistribution redistributions
            """
        ),
        (.disclaiming, "warranty warranties liable liability merchantability"),
        (.warranting, "warranty warranties"),
        (.trademark, "trademark trademarks"),
        (.procurement, "dfars dfar fars"),
        (.conditional, "if when whenever"),
        (.forbidding, "must shall prohibited forbidden"),
        (.granting, "under"),
        (.license, "license licence licenses licences"),
        (.choosing, "either alternatively alternative dual dually option exception"),
        (.obeying, "comply complies compliance"),
    ]

    /// The words by which something is asked or withheld: text without any of them sets no
    /// condition.
    static let bindingWords = WordSet(
        """
        may must shall should provided require requires required condition conditions subject
        only permission permitted prohibited forbidden restriction restrictions restricted
        unless except without not no never cannot neither free fee charge commercial
        commercially noncommercial nonprofit personal educational academic research military
        evil government agree accept exception exceptions additional additionally further
        granted grant grants
        """)

    /// The parts of each word, by its hash.
    static let ofWords: [UInt32: NoteRole] = {
        var roles: [UInt32: NoteRole] = [:]
        for (role, words) in table {
            for hash in WordHash.hashes(of: words) { roles[hash, default: []].insert(role) }
        }
        for hash in bindingWords.hashes { roles[hash, default: []].insert(.binding) }
        return roles
    }()
}
