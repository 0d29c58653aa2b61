/// The parts that words play in the grammar of grants; a word may play several.
struct WordRole: OptionSet, Sendable {
    let rawValue: UInt64

    /// Whether it has any of these; the standard library's is generic, and slow in a debug build.
    @inline(__always)
    func isAny(of roles: WordRole) -> Bool { rawValue & roles.rawValue != 0 }

    // What a licence's name begins with; set from the names themselves.
    static let beginsName = WordRole(rawValue: 1 << 0)

    /// Ends no sentence, even where an empty line stands behind it.
    static let unfinished = WordRole(rawValue: 1 << 42)

    // Versions.
    static let version = WordRole(rawValue: 1 << 1)
    static let later = WordRole(rawValue: 1 << 2)
    static let only = WordRole(rawValue: 1 << 3)
    static let least = WordRole(rawValue: 1 << 4)
    static let figure = WordRole(rawValue: 1 << 5)
    static let approval = WordRole(rawValue: 1 << 6)
    static let month = WordRole(rawValue: 1 << 7)
    /// May stand between a name and its version.
    static let versionBridge = WordRole(rawValue: 1 << 8)
    /// May stand between a version and "or later".
    static let laterBridge = WordRole(rawValue: 1 << 9)

    // Whether a name is granted.
    static let granting = WordRole(rawValue: 1 << 10)
    /// Grants only from close by: "released as GPL", but "distributed with a program under …".
    static let grantingNear = WordRole(rawValue: 1 << 11)
    /// Grants right before the name: "is GPL", "uses the MIT license".
    static let identity = WordRole(rawValue: 1 << 12)
    /// Like `identity`, but not before a name that is also a program's.
    static let using = WordRole(rawValue: 1 << 20)
    static let identityBridge = WordRole(rawValue: 1 << 13)
    static let refusing = WordRole(rawValue: 1 << 14)
    static let refusingBehind = WordRole(rawValue: 1 << 15)
    static let applying = WordRole(rawValue: 1 << 16)
    static let negating = WordRole(rawValue: 1 << 17)
    /// Makes a negation before it void: "not only", "may not … except under".
    static let turning = WordRole(rawValue: 1 << 18)
    static let history = WordRole(rawValue: 1 << 19)
    static let permission = WordRole(rawValue: 1 << 21)
    static let label = WordRole(rawValue: 1 << 22)

    // Connectors.
    static let or = WordRole(rawValue: 1 << 23)
    static let and = WordRole(rawValue: 1 << 24)
    static let joining = WordRole(rawValue: 1 << 25)
    static let choosing = WordRole(rawValue: 1 << 26)
    static let either = WordRole(rawValue: 1 << 27)
    static let alternatively = WordRole(rawValue: 1 << 28)

    // Scope.
    static let packaging = WordRole(rawValue: 1 << 29)
    static let documentation = WordRole(rawValue: 1 << 30)
    static let tests = WordRole(rawValue: 1 << 31)
    static let parts = WordRole(rawValue: 1 << 32)
    static let whole = WordRole(rawValue: 1 << 33)
    static let verb = WordRole(rawValue: 1 << 34)

    // Public domain.
    static let dedicating = WordRole(rawValue: 1 << 35)
    static let giving = WordRole(rawValue: 1 << 36)

    // Single words.
    static let of = WordRole(rawValue: 1 << 37)
    static let the = WordRole(rawValue: 1 << 38)
    static let from = WordRole(rawValue: 1 << 39)
    static let to = WordRole(rawValue: 1 << 40)
    static let `as` = WordRole(rawValue: 1 << 41)
    static let no = WordRole(rawValue: 1 << 46)
    static let terms = WordRole(rawValue: 1 << 45)
    static let invariant = WordRole(rawValue: 1 << 49)
    static let being = WordRole(rawValue: 1 << 50)
    static let exception = WordRole(rawValue: 1 << 51)
    static let copyright = WordRole(rawValue: 1 << 54)
    static let abbreviation = WordRole(rawValue: 1 << 55)
    static let license = WordRole(rawValue: 1 << 56)
    static let under = WordRole(rawValue: 1 << 57)
    static let pointer = WordRole(rawValue: 1 << 58)
    static let conditional = WordRole(rawValue: 1 << 60)
    static let debian = WordRole(rawValue: 1 << 61)
    static let addition = WordRole(rawValue: 1 << 62)
    static let its = WordRole(rawValue: 1 << 63)
    static let waiving = WordRole(rawValue: 1 << 47)
    static let domain = WordRole(rawValue: 1 << 48)
    static let port = WordRole(rawValue: 1 << 59)
    static let other = WordRole(rawValue: 1 << 43)
    static let work = WordRole(rawValue: 1 << 44)
    /// Stands before what a work meets, not before the work.
    static let meeting = WordRole(rawValue: 1 << 52)
    static let above = WordRole(rawValue: 1 << 53)
}
