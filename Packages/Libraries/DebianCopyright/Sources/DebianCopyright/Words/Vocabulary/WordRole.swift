/// The roles of words in what a file says about licenses; a word may have several.
///
/// These roles are the program's knowledge of English. The grammar of grants, the readers of
/// permissions and prohibitions, and the judge of the text around a license's text all use them.
/// The table of ``EnglishWords`` assigns words to the roles; ``RightsRole`` has the roles that only
/// the judge of unaccounted sentences uses.
struct WordRole: OptionSet, Sendable {
    let rawValue: UInt128

    /// Whether the set has any of these roles. The standard library's check is generic, and slow in
    /// a debug build.
    @inline(__always)
    func isAny(of roles: WordRole) -> Bool { rawValue & roles.rawValue != 0 }

    // Beginnings of names, and ends of sentences.

    /// May begin a license's name. The table has no words for this role; it comes from the names
    /// themselves.
    static let beginsName = WordRole(rawValue: 1 << 0)
    /// Never ends a sentence, even before an empty line: "under the".
    static let unfinished = WordRole(rawValue: 1 << 1)
    /// Has a full stop that ends no sentence: "Inc.", "v. 2".
    static let abbreviation = WordRole(rawValue: 1 << 2)

    // Versions.

    /// The word "version" and its synonyms.
    static let version = WordRole(rawValue: 1 << 3)
    /// A number that is spelled out: "version two".
    static let figure = WordRole(rawValue: 1 << 4)
    /// "any later version", "version 2 or newer".
    static let later = WordRole(rawValue: 1 << 5)
    /// "version 2 only".
    static let only = WordRole(rawValue: 1 << 6)
    /// "at least version 2".
    static let least = WordRole(rawValue: 1 << 7)
    /// "any later version accepted by …": someone else decides.
    static let approval = WordRole(rawValue: 1 << 8)
    /// Part of a license's date: "version 2, June 1991".
    static let month = WordRole(rawValue: 1 << 9)
    /// May separate a name from its version.
    static let versionBridge = WordRole(rawValue: 1 << 10)
    /// May separate a version from "or later".
    static let laterBridge = WordRole(rawValue: 1 << 11)
    /// The country that a version of a Creative Commons license is for.
    static let port = WordRole(rawValue: 1 << 12)
    /// "with no Invariant Sections".
    static let invariant = WordRole(rawValue: 1 << 13)
    /// "with the Invariant Sections being …".
    static let being = WordRole(rawValue: 1 << 14)

    // Whether a name is granted.

    /// Grants the license that is named after it, near or far: "licensed under".
    static let granting = WordRole(rawValue: 1 << 15)
    /// Grants only a license that is named nearby: "released as GPL", but "distributed with a
    /// program under …".
    static let grantingNear = WordRole(rawValue: 1 << 16)
    /// Grants the license whose name follows right away: "is GPL".
    static let identity = WordRole(rawValue: 1 << 17)
    /// Like `identity`, but not before a name that is also a program's: "uses the MIT license".
    static let using = WordRole(rawValue: 1 << 18)
    /// May separate such a word from the name: "is the same as".
    static let identityBridge = WordRole(rawValue: 1 << 19)
    /// Grants the license named right before it: "the GPL applies".
    static let applying = WordRole(rawValue: 1 << 20)
    /// Grants if a colon follows: "License: GPL-2+".
    static let label = WordRole(rawValue: 1 << 21)
    /// Only mentions the license that is named after it: "see the GPL", "a copy of the GPL".
    static let refusing = WordRole(rawValue: 1 << 22)
    /// Makes the name before it a mere mention: "GPL compatible".
    static let refusingBehind = WordRole(rawValue: 1 << 23)
    /// Cancels a granting word after it: "not licensed under", "might be under".
    static let negating = WordRole(rawValue: 1 << 24)
    /// Cancels a negation before it: "not only", "may not … except under".
    static let turning = WordRole(rawValue: 1 << 25)
    /// "if it is in the public domain".
    static let conditional = WordRole(rawValue: 1 << 26)
    /// Speaks of the past: "formerly under the GPL".
    static let history = WordRole(rawValue: 1 << 27)
    /// A permission that a license gives: "permission under section 7".
    static let allowance = WordRole(rawValue: 1 << 28)
    /// Precedes the name of a file under common-licenses in its path.
    static let pointer = WordRole(rawValue: 1 << 29)

    // How the names in a sentence relate.

    static let or = WordRole(rawValue: 1 << 30)
    static let and = WordRole(rawValue: 1 << 31)
    /// May separate two names of one statement.
    static let joining = WordRole(rawValue: 1 << 32)
    /// Leaves a choice: "either", "dual-licensed", "at your option".
    static let choosing = WordRole(rawValue: 1 << 33)
    static let either = WordRole(rawValue: 1 << 34)
    /// Begins an alternative to the previous statement.
    static let alternatively = WordRole(rawValue: 1 << 35)
    /// Refers to an earlier passage: "see above".
    static let above = WordRole(rawValue: 1 << 36)

    // The subject of a grant.

    /// The work itself, or another work.
    static let work = WordRole(rawValue: 1 << 37)
    /// All of the work: "all files", "this file".
    static let whole = WordRole(rawValue: 1 << 38)
    /// Some of the work: "the scripts", "files in …".
    static let parts = WordRole(rawValue: 1 << 39)
    static let documentation = WordRole(rawValue: 1 << 40)
    static let tests = WordRole(rawValue: 1 << 41)
    static let packaging = WordRole(rawValue: 1 << 42)
    static let debian = WordRole(rawValue: 1 << 43)
    /// After "Debian", something that the distribution added: "Debian patches".
    static let addition = WordRole(rawValue: 1 << 44)
    /// "this software and its documentation".
    static let its = WordRole(rawValue: 1 << 45)
    /// "combined with other software".
    static let other = WordRole(rawValue: 1 << 46)
    /// Precedes another work that the work is combined with: "linked with".
    static let meeting = WordRole(rawValue: 1 << 47)
    /// "with the exception of the scripts", "with a linking exception".
    static let exception = WordRole(rawValue: 1 << 48)

    // Copyright, and giving it up.

    static let copyright = WordRole(rawValue: 1 << 49)
    /// Gives a work away: "placed in the public domain".
    static let dedicating = WordRole(rawValue: 1 << 50)
    /// May separate a dedicating word, or a verb, from "public domain".
    static let giving = WordRole(rawValue: 1 << 51)
    /// "N. N. has waived all copyright".
    static let waiving = WordRole(rawValue: 1 << 52)
    /// The last word of "public domain".
    static let domain = WordRole(rawValue: 1 << 53)

    // Single words that the grammar asks for.

    /// "is", "are", "was", "may" and the like.
    static let verb = WordRole(rawValue: 1 << 54)
    static let license = WordRole(rawValue: 1 << 55)
    /// "terms", "conditions", "license".
    static let terms = WordRole(rawValue: 1 << 56)
    static let under = WordRole(rawValue: 1 << 57)
    static let of = WordRole(rawValue: 1 << 58)
    static let the = WordRole(rawValue: 1 << 59)
    static let from = WordRole(rawValue: 1 << 60)
    static let to = WordRole(rawValue: 1 << 61)
    /// "as" and "like".
    static let `as` = WordRole(rawValue: 1 << 62)
    /// "no", "without", "none".
    static let no = WordRole(rawValue: 1 << 63)

    // Permissions.

    /// An act on a work: "use", "copying", "redistributed".
    static let act = WordRole(rawValue: 1 << 64)
    /// "use", "purposes".
    static let use = WordRole(rawValue: 1 << 65)
    static let sale = WordRole(rawValue: 1 << 66)
    /// The noun alone.
    static let permission = WordRole(rawValue: 1 << 67)
    static let permitted = WordRole(rawValue: 1 << 68)
    /// "allows", "permits".
    static let allowing = WordRole(rawValue: 1 << 69)
    /// "grants a license".
    static let grant = WordRole(rawValue: 1 << 70)
    static let granted = WordRole(rawValue: 1 << 71)
    /// "gives permission".
    static let given = WordRole(rawValue: 1 << 72)
    static let right = WordRole(rawValue: 1 << 73)
    /// "no right is granted".
    static let nothing = WordRole(rawValue: 1 << 74)
    /// "to any person", "everybody".
    static let person = WordRole(rawValue: 1 << 75)
    /// The people that a permission addresses: "you", "users".
    static let reader = WordRole(rawValue: 1 << 76)
    /// "may" and "can".
    static let may = WordRole(rawValue: 1 << 77)
    /// Precedes "granted": "is hereby granted".
    static let hereby = WordRole(rawValue: 1 << 78)
    static let linking = WordRole(rawValue: 1 << 79)
    static let licensed = WordRole(rawValue: 1 << 80)
    /// Leads to a license that is printed elsewhere: "see the license".
    static let leading = WordRole(rawValue: 1 << 81)
    static let gnu = WordRole(rawValue: 1 << 82)
    /// "provided by", "provided as is": introduces no condition.
    static let providing = WordRole(rawValue: 1 << 83)

    // Conditions, riders and notes.

    /// May demand or withhold something. Text without such a word sets no condition.
    static let binding = WordRole(rawValue: 1 << 84)
    /// Makes a permission conditional.
    static let restricting = WordRole(rawValue: 1 << 85)
    /// Never needed in a disclaimer.
    static let demanding = WordRole(rawValue: 1 << 86)
    static let must = WordRole(rawValue: 1 << 87)
    /// "prohibited" and "forbidden".
    static let prohibiting = WordRole(rawValue: 1 << 88)
    /// Reverses a statement, or makes an exception to it.
    static let denying = WordRole(rawValue: 1 << 89)
    /// "not" and "cannot".
    static let not = WordRole(rawValue: 1 << 90)
    static let limit = WordRole(rawValue: 1 << 91)
    /// "additional", "further".
    static let adding = WordRole(rawValue: 1 << 92)
    /// "for commercial use".
    static let commercial = WordRole(rawValue: 1 << 93)
    /// A person or purpose that makes a permission less than general: "personal", "evaluation".
    static let field = WordRole(rawValue: 1 << 94)
    /// Follows "must", before something that may not be removed: "retain".
    static let keeping = WordRole(rawValue: 1 << 95)
    /// Typical of conditions and disclaimers.
    static let term = WordRole(rawValue: 1 << 96)
    static let notice = WordRole(rawValue: 1 << 97)
    /// The subject of a restriction that isn't about the work: a license, a name, a law.
    static let elsewhere = WordRole(rawValue: 1 << 98)
    static let disclaiming = WordRole(rawValue: 1 << 99)
    static let warranting = WordRole(rawValue: 1 << 100)
    static let trademark = WordRole(rawValue: 1 << 101)
    /// Government purchasing rules, in notices to government users.
    static let procurement = WordRole(rawValue: 1 << 102)
    /// In "except in compliance with the License", which says that it is a license.
    static let obeying = WordRole(rawValue: 1 << 103)

    // All of a work, and announcements of a choice.

    /// Precedes "rest": "all the", "the license".
    static let determiner = WordRole(rawValue: 1 << 104)
    static let conjunction = WordRole(rawValue: 1 << 105)
    /// "the original sources".
    static let original = WordRole(rawValue: 1 << 106)
    /// A work or its files: "sources", "tarball".
    static let body = WordRole(rawValue: 1 << 107)
    /// Precedes the folder that contains the files.
    static let containing = WordRole(rawValue: 1 << 108)
    /// Precedes an "itself" that isn't about the work: "the license itself".
    static let noWork = WordRole(rawValue: 1 << 109)
    /// Says which license all of a work has: "is covered by", "is GPL".
    static let covering = WordRole(rawValue: 1 << 110)
    /// "any of", "a choice of".
    static let oneOf = WordRole(rawValue: 1 << 111)
    /// "two", "following".
    static let numbering = WordRole(rawValue: 1 << 112)
    /// May separate a choice from its licenses.
    static let choiceBridge = WordRole(rawValue: 1 << 113)

    // The subject of a dedication.

    static let change = WordRole(rawValue: 1 << 114)
    static let file = WordRole(rawValue: 1 << 115)
    /// May separate the thing that is given from "the public domain".
    static let dedicationBridge = WordRole(rawValue: 1 << 116)
    /// Says that the dedication is of something else, is past, or is hearsay.
    static let doubting = WordRole(rawValue: 1 << 117)

    // Agreements.

    /// Typical of an agreement between an author and users.
    static let agreement = WordRole(rawValue: 1 << 118)
    /// Typical of an agreement's secrecy clause.
    static let secret = WordRole(rawValue: 1 << 119)
}
