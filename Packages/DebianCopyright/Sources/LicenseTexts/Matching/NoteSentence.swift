/// What the words of a sentence beside a licence say together.
struct NoteSentence {
    private var isOperative = false
    private var isRestricting = false
    private var isDenying = false
    private var isDemanding = false
    private var isDisclaimer = false
    private var isWarranty = false
    private var isObedient = false
    private var isForbidding = false
    private var isGranting = false
    private var isChoice = false
    private var licenses = 0
    private var namesTrademark = false
    private var namesProcurement = false
    private(set) var isConditional = false
    /// Whether it may ask for something or withhold it.
    private(set) var isBinding = false

    private static let restricting = WordHash.hashes(
        of: """
            only must shall provided subject prohibited forbidden restriction restrictions
            restricted commercial commercially noncommercial nonprofit personal educational academic
            research military evil government fee charge additional additionally addition further
            also special exceptions
            """)
    private static let denying = WordHash.hashes(
        of: "except without not unless no never cannot neither nor")
    /// What a disclaimer has no need for.
    private static let demanding = WordHash.hashes(
        of: """
            only must subject prohibited forbidden restriction restrictions restricted commercial
            commercially noncommercial nonprofit personal educational academic military evil
            government fee charge royalty permission permitted agree agrees indemnify retain
            reproduce copy copies redistribute redistribution redistributions
            """)
    private static let disclaiming = WordHash.hashes(
        of: "warranty warranties liable liability merchantability")
    private static let warranting = WordHash.hashes(of: "warranty warranties")
    private static let trademarks = WordHash.hashes(of: "trademark trademarks")
    /// The rules by which a government buys, of which its own notices speak.
    private static let procurement = WordHash.hashes(of: "dfars dfar fars")
    private static let conditional = WordHash.hashes(of: "if when whenever")
    private static let forbidding = WordHash.hashes(of: "must shall prohibited forbidden")
    private static let granting = WordHash.hashes(of: "under")
    private static let licenses = WordHash.hashes(of: "license licence licenses licences")
    private static let choosing = WordHash.hashes(
        of: "either alternatively alternative dual dually option exception")
    /// "Except in compliance with the License" says that it is one.
    private static let obeying = WordHash.hashes(of: "comply complies compliance")

    var isCondition: Bool {
        isOperative && !isObedient && (isRestricting || isDenying && !isWarranty)
    }

    /// Whether it demands something for what may be done.
    var isDemand: Bool { isOperative && isForbidding }

    /// Whether it says that something may be done under a licence, and no other.
    var isGrant: Bool {
        isOperative && isGranting && licenses == 1 && !isRestricting && !isDenying && !isChoice
            && !isConditional
    }

    /// Whether it may ask for something, or permit no more than it says.
    var mayBind: Bool { isOperative && isBinding && !isNotice }

    /// Whether it disclaims, says whose a trademark is, or what rights a government buys.
    var isNotice: Bool {
        isDisclaimer && !isDemanding || namesTrademark && !isRestricting && !isDenying
            || namesProcurement
    }

    mutating func add(_ word: UInt32, isOperative: Bool) {
        self.isOperative = self.isOperative || isOperative
        isRestricting = isRestricting || Self.restricting.contains(word)
        isDenying = isDenying || Self.denying.contains(word)
        isDemanding = isDemanding || Self.demanding.contains(word)
        isDisclaimer = isDisclaimer || Self.disclaiming.contains(word)
        isWarranty = isWarranty || Self.warranting.contains(word)
        isObedient = isObedient || Self.obeying.contains(word)
        namesTrademark = namesTrademark || Self.trademarks.contains(word)
        namesProcurement = namesProcurement || Self.procurement.contains(word)
        isForbidding = isForbidding || Self.forbidding.contains(word)
        isGranting = isGranting || Self.granting.contains(word)
        isChoice = isChoice || Self.choosing.contains(word)
        if Self.licenses.contains(word) { licenses += 1 }
        isConditional = isConditional || Self.conditional.contains(word)
        isBinding = isBinding || Remainder.binding.contains(word)
    }
}
