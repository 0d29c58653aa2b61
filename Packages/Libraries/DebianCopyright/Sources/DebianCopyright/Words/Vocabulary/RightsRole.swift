/// The roles of words that withhold a right, demand something, or only sound as if they did.
///
/// The judge of sentences that no statement accounts for uses these roles along with those of
/// ``WordRole``.
struct RightsRole: OptionSet, Sendable {
    let rawValue: UInt128

    /// Whether the set has any of these roles. The standard library's check is generic, and slow in
    /// a debug build.
    @inline(__always)
    func isAny(of roles: RightsRole) -> Bool { rawValue & roles.rawValue != 0 }

    // Withholding something.

    /// "is forbidden", "confidential", "may not decompile".
    static let forbidding = RightsRole(rawValue: 1 << 0)
    /// "reverse engineering".
    static let reverse = RightsRole(rawValue: 1 << 1)
    /// "do not decompile it".
    static let dissecting = RightsRole(rawValue: 1 << 2)
    static let engineering = RightsRole(rawValue: 1 << 3)
    /// "nobody may", "no commercial use".
    static let nobody = RightsRole(rawValue: 1 << 4)
    static let without = RightsRole(rawValue: 1 << 5)
    /// "without altering it".
    static let altering = RightsRole(rawValue: 1 << 6)
    /// "must never be sold".
    static let never = RightsRole(rawValue: 1 << 7)
    /// A verb and its "not" in one word: "cannot".
    static let deniedModal = RightsRole(rawValue: 1 << 8)
    /// Precedes "not" in a restriction.
    static let modal = RightsRole(rawValue: 1 << 9)
    /// "should not": advice, unless it is about sharing.
    static let softModal = RightsRole(rawValue: 1 << 10)
    /// "does not include the right to sell".
    static let giving = RightsRole(rawValue: 1 << 11)
    /// An act on a work: "publish", "rent", "benchmark".
    static let doing = RightsRole(rawValue: 1 << 12)
    /// "for the sole purpose".
    static let sole = RightsRole(rawValue: 1 << 13)
    static let used = RightsRole(rawValue: 1 << 14)
    /// "solely for use with".
    static let only = RightsRole(rawValue: 1 << 15)
    /// "only uses": describes the work.
    static let describing = RightsRole(rawValue: 1 << 16)
    /// Follows "only", before a place or a person: "only with", "only at".
    static let limiting = RightsRole(rawValue: 1 << 17)

    // People and purposes that something is withheld from.

    static let noncommercial = RightsRole(rawValue: 1 << 18)
    /// "excluding commercial applications".
    static let withholding = RightsRole(rawValue: 1 << 19)
    /// "for evaluation only".
    static let field = RightsRole(rawValue: 1 << 20)
    /// Follows a field: "academic use", "educational institutions".
    static let user = RightsRole(rawValue: 1 << 21)
    /// "a nonprofit organization".
    static let organization = RightsRole(rawValue: 1 << 22)
    static let excepted = RightsRole(rawValue: 1 << 23)
    /// "everyone except".
    static let excepting = RightsRole(rawValue: 1 << 24)
    /// "weapons", "companies".
    static let sphere = RightsRole(rawValue: 1 << 25)

    // Demands.

    /// "prior approval".
    static let consent = RightsRole(rawValue: 1 << 26)
    /// "requires", "contact".
    static let asking = RightsRole(rawValue: 1 << 27)
    static let paying = RightsRole(rawValue: 1 << 28)
    /// "has to", "is obliged to".
    static let having = RightsRole(rawValue: 1 << 29)
    static let fee = RightsRole(rawValue: 1 << 30)
    /// "without fee".
    static let freeing = RightsRole(rawValue: 1 << 31)
    static let charging = RightsRole(rawValue: 1 << 32)
    /// "a fee is due".
    static let charged = RightsRole(rawValue: 1 << 33)
    /// "who want to sell it".
    static let wishing = RightsRole(rawValue: 1 << 34)
    static let trial = RightsRole(rawValue: 1 << 35)
    /// "for thirty days".
    static let days = RightsRole(rawValue: 1 << 36)
    /// "delete it after thirty days".
    static let trying = RightsRole(rawValue: 1 << 37)
    /// "must register".
    static let duty = RightsRole(rawValue: 1 << 38)

    // Pointers to terms.

    /// "by using this you accept".
    static let accepting = RightsRole(rawValue: 1 << 39)
    /// The object of the acceptance: "the terms".
    static let agreement = RightsRole(rawValue: 1 << 40)
    /// "shall mean".
    static let mean = RightsRole(rawValue: 1 << 41)
    /// "supplemental terms".
    static let special = RightsRole(rawValue: 1 << 42)
    /// "special terms apply".
    static let imposing = RightsRole(rawValue: 1 << 43)
    static let terms = RightsRole(rawValue: 1 << 44)
    /// "terms of use".
    static let service = RightsRole(rawValue: 1 << 45)
    static let eula = RightsRole(rawValue: 1 << 46)
    /// "these additional restrictions".
    static let pointing = RightsRole(rawValue: 1 << 47)

    // Words that sound like a restriction but aren't.

    static let exporting = RightsRole(rawValue: 1 << 48)
    /// "the laws of some countries".
    static let law = RightsRole(rawValue: 1 << 49)
    /// "may not use the name".
    static let name = RightsRole(rawValue: 1 << 50)
    /// "to endorse", "the logo".
    static let naming = RightsRole(rawValue: 1 << 51)
    /// "was", "had", "relicensed".
    static let past = RightsRole(rawValue: 1 << 52)
    /// "formerly", "until".
    static let once = RightsRole(rawValue: 1 << 53)
    /// "no longer".
    static let longer = RightsRole(rawValue: 1 << 54)
    /// "was stripped".
    static let removed = RightsRole(rawValue: 1 << 55)
    /// "is not included".
    static let shipped = RightsRole(rawValue: 1 << 56)
    /// "is not part of".
    static let part = RightsRole(rawValue: 1 << 57)
    /// "would be appreciated".
    static let wish = RightsRole(rawValue: 1 << 58)
    /// "is not required".
    static let required = RightsRole(rawValue: 1 << 59)
    /// "deprive anyone of these rights".
    static let depriving = RightsRole(rawValue: 1 << 60)

    // Who may have a work, and until when.

    /// People that a work may be reserved for, or kept from: "schools", "companies".
    static let group = RightsRole(rawValue: 1 << 61)
    /// "nobody else", "nowhere else".
    static let lone = RightsRole(rawValue: 1 << 62)
    static let other = RightsRole(rawValue: 1 << 63)
    /// "meant for", "reserved for".
    static let meant = RightsRole(rawValue: 1 << 64)
    /// "ten euros are due".
    static let money = RightsRole(rawValue: 1 << 65)
    /// "companies pay".
    static let buying = RightsRole(rawValue: 1 << 66)
    /// "this permission ends on".
    static let ending = RightsRole(rawValue: 1 << 67)
    /// "who earns nothing with it".
    static let earning = RightsRole(rawValue: 1 << 68)
    /// "has to be asked", "talk to us first".
    static let turning = RightsRole(rawValue: 1 << 69)
    static let first = RightsRole(rawValue: 1 << 70)
    /// "to be kept private".
    static let keeping = RightsRole(rawValue: 1 << 71)
    static let secret = RightsRole(rawValue: 1 << 72)
    /// "whoever changes it sends the change".
    static let sending = RightsRole(rawValue: 1 << 73)
    static let whoever = RightsRole(rawValue: 1 << 74)
    /// "on one computer", "by five users".
    static let machine = RightsRole(rawValue: 1 << 75)
    static let number = RightsRole(rawValue: 1 << 76)

    // How far a license reaches.

    /// "is proprietary software".
    static let proprietary = RightsRole(rawValue: 1 << 77)
    /// "does not allow".
    static let allowing = RightsRole(rawValue: 1 << 78)
    /// "the sole right".
    static let withheld = RightsRole(rawValue: 1 << 79)
    /// "keeps the sole right".
    static let holding = RightsRole(rawValue: 1 << 80)
    /// "must be sent back".
    static let due = RightsRole(rawValue: 1 << 81)
    /// "are limited to", "is void".
    static let bounded = RightsRole(rawValue: 1 << 82)
    /// "commercial rights reserved".
    static let reserved = RightsRole(rawValue: 1 << 83)
    /// "a separate license".
    static let separate = RightsRole(rawValue: 1 << 84)
    /// "off limits".
    static let off = RightsRole(rawValue: 1 << 85)
    /// Acts and things that have to do with money: "sell", "commercial", "revenue".
    static let gain = RightsRole(rawValue: 1 << 86)
    /// "commercial support".
    static let product = RightsRole(rawValue: 1 << 87)
    /// "is not OK".
    static let fine = RightsRole(rawValue: 1 << 88)
    /// "may not be complete", "must not be confused with": not about rights.
    static let uncertain = RightsRole(rawValue: 1 << 89)

    // Doubt.

    /// "have to be considered as": not a duty.
    static let supposing = RightsRole(rawValue: 1 << 90)
    /// "you promise to".
    static let promising = RightsRole(rawValue: 1 << 91)
    /// "stays out of".
    static let staying = RightsRole(rawValue: 1 << 92)
    /// "is left to".
    static let left = RightsRole(rawValue: 1 << 93)
    /// "handed out to members only".
    static let handing = RightsRole(rawValue: 1 << 94)
    /// "the grant lapses".
    static let lapsing = RightsRole(rawValue: 1 << 95)
    /// "does not reach".
    static let reaching = RightsRole(rawValue: 1 << 96)
    /// "the latter prevails".
    static let prevailing = RightsRole(rawValue: 1 << 97)
    /// "a separate arrangement".
    static let arranging = RightsRole(rawValue: 1 << 98)
    /// "have to be cleared".
    static let bound = RightsRole(rawValue: 1 << 99)

    /// A sentence without any of these roles withholds nothing.
    static let cues: RightsRole = [
        .forbidding, .dissecting, .reverse, .nobody, .without, .never, .only, .sole, .noncommercial,
        .field, .excepted, .excepting, .sphere, .consent, .asking, .paying, .fee, .charging, .trial,
        .days, .duty, .accepting, .mean, .special, .eula, .group, .lone, .money, .ending, .earning,
        .turning, .sending, .whoever, .proprietary, .withheld, .due, .bounded, .reserved, .off,
        .gain, .bound, .promising, .left, .lapsing, .prevailing, .arranging,
    ]
}
