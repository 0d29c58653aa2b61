/// What the words of a sentence beside a licence say together.
struct NoteSentence {
    private var said: Sense = []
    private var licenses = 0

    /// The kinds of things that words say; a word may say several.
    private struct Sense: OptionSet {
        let rawValue: UInt16

        /// What may be done, or under which condition.
        static let operative = Sense(rawValue: 1 << 0)
        static let restricting = Sense(rawValue: 1 << 1)
        static let denying = Sense(rawValue: 1 << 2)
        /// What a disclaimer has no need for.
        static let demanding = Sense(rawValue: 1 << 3)
        static let disclaiming = Sense(rawValue: 1 << 4)
        static let warranting = Sense(rawValue: 1 << 5)
        /// "Except in compliance with the License" says that it is one.
        static let obeying = Sense(rawValue: 1 << 6)
        static let forbidding = Sense(rawValue: 1 << 7)
        static let granting = Sense(rawValue: 1 << 8)
        static let choosing = Sense(rawValue: 1 << 9)
        static let license = Sense(rawValue: 1 << 10)
        static let trademark = Sense(rawValue: 1 << 11)
        /// The rules by which a government buys, of which its own notices speak.
        static let procurement = Sense(rawValue: 1 << 12)
        static let conditional = Sense(rawValue: 1 << 13)
        /// What may ask for something or withhold it.
        static let binding = Sense(rawValue: 1 << 14)
    }

    private static let words: [(sense: Sense, words: String)] = [
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

    /// What a word says, by its hash.
    private static let senses: [UInt32: Sense] = {
        var senses: [UInt32: Sense] = [:]
        for (sense, words) in words {
            for hash in WordHash.hashes(of: words) { senses[hash, default: []].insert(sense) }
        }
        for hash in Remainder.binding.hashes { senses[hash, default: []].insert(.binding) }
        return senses
    }()

    /// Whether it may ask for something or withhold it.
    var isBinding: Bool { said.contains(.binding) }

    /// Whether it says that something holds only in some case.
    var isConditional: Bool { said.contains(.conditional) }

    /// Whether it sets a condition for what may be done, and not only that of obeying a licence.
    var isCondition: Bool {
        guard said.contains(.operative), !said.contains(.obeying) else { return false }
        return said.contains(.restricting)
            || said.contains(.denying) && !said.contains(.warranting)
    }

    /// Whether it demands something for what may be done.
    var isDemand: Bool { said.isSuperset(of: [.operative, .forbidding]) }

    /// Whether it says that something may be done under a licence, and no other.
    var isGrant: Bool {
        said.isSuperset(of: [.operative, .granting]) && licenses == 1
            && said.isDisjoint(with: [.restricting, .denying, .choosing, .conditional])
    }

    /// Whether it may ask for something, or permit no more than it says.
    var mayBind: Bool { said.isSuperset(of: [.operative, .binding]) && !isNotice }

    /// Whether it disclaims, says whose a trademark is, or what rights a government buys.
    var isNotice: Bool {
        said.contains(.procurement)
            || said.contains(.disclaiming) && !said.contains(.demanding)
            || said.contains(.trademark) && said.isDisjoint(with: [.restricting, .denying])
    }

    /// Takes in a word by its hash.
    mutating func add(_ word: UInt32, isOperative: Bool) {
        if isOperative { said.insert(.operative) }
        guard let sense = Self.senses[word] else { return }
        said.formUnion(sense)
        if sense.contains(.license) { licenses += 1 }
    }
}
