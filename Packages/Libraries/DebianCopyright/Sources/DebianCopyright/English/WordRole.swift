/// The parts that words play in what a file says of licenses; a word may play several.
///
/// This is the program's vocabulary of English: the grammar of grants, the readers of what
/// permits or forbids something, and the judge of what stands beside a license's text ask for these
/// parts. Which words play them is in the table of ``EnglishWords``; ``RightsRole`` has the parts
/// that only the judge of unaccounted sentences asks for.
struct WordRole: OptionSet, Sendable {
    let rawValue: UInt128

    /// Whether it has any of these; the standard library's is generic, and slow in a debug build.
    @inline(__always)
    func isAny(of roles: WordRole) -> Bool { rawValue & roles.rawValue != 0 }

    // What begins a name, and what ends a sentence.

    /// May begin a license's name. It has no words of its own in the table: it is set from the
    /// names themselves.
    static let beginsName = WordRole(rawValue: 1 << 0)
    /// Ends no sentence, even where an empty line stands behind it: "under the".
    static let unfinished = WordRole(rawValue: 1 << 1)
    /// Ends no sentence with its full stop: "Inc.", "v. 2".
    static let abbreviation = WordRole(rawValue: 1 << 2)

    // Versions.

    /// The word "version" and its like.
    static let version = WordRole(rawValue: 1 << 3)
    /// A number that is spelled out: "version two".
    static let figure = WordRole(rawValue: 1 << 4)
    /// "any later version", "version 2 or newer".
    static let later = WordRole(rawValue: 1 << 5)
    /// "version 2 only".
    static let only = WordRole(rawValue: 1 << 6)
    /// "at least version 2".
    static let least = WordRole(rawValue: 1 << 7)
    /// "any later version accepted by …": somebody else decides.
    static let approval = WordRole(rawValue: 1 << 8)
    /// Stands in a license's date: "version 2, June 1991".
    static let month = WordRole(rawValue: 1 << 9)
    /// May stand between a name and its version.
    static let versionBridge = WordRole(rawValue: 1 << 10)
    /// May stand between a version and "or later".
    static let laterBridge = WordRole(rawValue: 1 << 11)
    /// The country that a Creative Commons license is made for.
    static let port = WordRole(rawValue: 1 << 12)
    /// "with no Invariant Sections".
    static let invariant = WordRole(rawValue: 1 << 13)
    /// "with the Invariant Sections being …".
    static let being = WordRole(rawValue: 1 << 14)

    // Whether a name is granted.

    /// Grants what is named behind it, close by or not: "licensed under".
    static let granting = WordRole(rawValue: 1 << 15)
    /// Grants only from close by: "released as GPL", but "distributed with a program under …".
    static let grantingNear = WordRole(rawValue: 1 << 16)
    /// Grants right before the name: "is GPL".
    static let identity = WordRole(rawValue: 1 << 17)
    /// Like `identity`, but not before a name that is also a program's: "uses the MIT license".
    static let using = WordRole(rawValue: 1 << 18)
    /// May stand between such a word and the name: "is the same as".
    static let identityBridge = WordRole(rawValue: 1 << 19)
    /// Grants right behind the name: "the GPL applies".
    static let applying = WordRole(rawValue: 1 << 20)
    /// Grants where a colon stands behind it: "License: GPL-2+".
    static let label = WordRole(rawValue: 1 << 21)
    /// Only mentions what is named behind it: "see the GPL", "a copy of the GPL".
    static let refusing = WordRole(rawValue: 1 << 22)
    /// Makes a mention of the name before it: "GPL compatible".
    static let refusingBehind = WordRole(rawValue: 1 << 23)
    /// Makes a word of granting behind it void: "not licensed under", "might be under".
    static let negating = WordRole(rawValue: 1 << 24)
    /// Makes a negation before it void: "not only", "may not … except under".
    static let turning = WordRole(rawValue: 1 << 25)
    /// "if it is in the public domain".
    static let conditional = WordRole(rawValue: 1 << 26)
    /// Says that something was so once: "formerly under the GPL".
    static let history = WordRole(rawValue: 1 << 27)
    /// What a license allows: "permission under section 7".
    static let allowance = WordRole(rawValue: 1 << 28)
    /// Precedes the name of a file under common-licenses in its path.
    static let pointer = WordRole(rawValue: 1 << 29)

    // How names of one sentence belong together.

    static let or = WordRole(rawValue: 1 << 30)
    static let and = WordRole(rawValue: 1 << 31)
    /// May stand between two names of one statement.
    static let joining = WordRole(rawValue: 1 << 32)
    /// Leaves a choice: "either", "dual-licensed", "at your option".
    static let choosing = WordRole(rawValue: 1 << 33)
    static let either = WordRole(rawValue: 1 << 34)
    /// Begins an alternative to the statement before.
    static let alternatively = WordRole(rawValue: 1 << 35)
    /// Points to what was said before: "see above".
    static let above = WordRole(rawValue: 1 << 36)

    // What a grant is for.

    /// The work, or another one.
    static let work = WordRole(rawValue: 1 << 37)
    /// All of it: "all files", "this file".
    static let whole = WordRole(rawValue: 1 << 38)
    /// Some of it: "the scripts", "files in …".
    static let parts = WordRole(rawValue: 1 << 39)
    static let documentation = WordRole(rawValue: 1 << 40)
    static let tests = WordRole(rawValue: 1 << 41)
    static let packaging = WordRole(rawValue: 1 << 42)
    static let debian = WordRole(rawValue: 1 << 43)
    /// Behind "Debian" what the distribution added: "Debian patches".
    static let addition = WordRole(rawValue: 1 << 44)
    /// "this software and its documentation".
    static let its = WordRole(rawValue: 1 << 45)
    /// "combined with other software".
    static let other = WordRole(rawValue: 1 << 46)
    /// Stands before what a work meets, not before the work: "linked with".
    static let meeting = WordRole(rawValue: 1 << 47)
    /// "with the exception of the scripts", "with a linking exception".
    static let exception = WordRole(rawValue: 1 << 48)

    // Copyright, and giving it up.

    static let copyright = WordRole(rawValue: 1 << 49)
    /// Says that somebody gives a work away: "placed in the public domain".
    static let dedicating = WordRole(rawValue: 1 << 50)
    /// May stand between such a word, or a verb, and "public domain".
    static let giving = WordRole(rawValue: 1 << 51)
    /// "N. N. has waived all copyright".
    static let waiving = WordRole(rawValue: 1 << 52)
    /// The last word of "public domain".
    static let domain = WordRole(rawValue: 1 << 53)

    // Words that the grammar asks for by themselves.

    /// "is", "are", "was", "may" and their like.
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

    // What permits something.

    /// What one may do with a work: "use", "copying", "redistributed".
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
    /// Whom a permission speaks to: "you", "users".
    static let reader = WordRole(rawValue: 1 << 76)
    /// "may" and "can".
    static let may = WordRole(rawValue: 1 << 77)
    /// Stands before what is said to be granted: "is hereby granted".
    static let hereby = WordRole(rawValue: 1 << 78)
    static let linking = WordRole(rawValue: 1 << 79)
    static let licensed = WordRole(rawValue: 1 << 80)
    /// Leads to a license somewhere else: "see the license".
    static let leading = WordRole(rawValue: 1 << 81)
    static let gnu = WordRole(rawValue: 1 << 82)
    /// "provided by", "provided as is": no condition follows.
    static let providing = WordRole(rawValue: 1 << 83)

    // What conditions, riders and notes say.

    /// May ask for something or withhold it: text without any such word sets no condition.
    static let binding = WordRole(rawValue: 1 << 84)
    /// Makes a condition of what may be done.
    static let restricting = WordRole(rawValue: 1 << 85)
    /// What a disclaimer has no need for.
    static let demanding = WordRole(rawValue: 1 << 86)
    static let must = WordRole(rawValue: 1 << 87)
    /// "prohibited" and "forbidden".
    static let prohibiting = WordRole(rawValue: 1 << 88)
    /// Turns what is said into its opposite, or excepts something from it.
    static let denying = WordRole(rawValue: 1 << 89)
    /// "not" and "cannot".
    static let not = WordRole(rawValue: 1 << 90)
    static let limit = WordRole(rawValue: 1 << 91)
    /// "additional", "further".
    static let adding = WordRole(rawValue: 1 << 92)
    /// "for commercial use".
    static let commercial = WordRole(rawValue: 1 << 93)
    /// Whom or what for something is not given in general: "personal", "evaluation".
    static let field = WordRole(rawValue: 1 << 94)
    /// Stands behind "must" for what may not be taken out: "retain".
    static let keeping = WordRole(rawValue: 1 << 95)
    /// What conditions and disclaimers have.
    static let term = WordRole(rawValue: 1 << 96)
    static let notice = WordRole(rawValue: 1 << 97)
    /// Of which a restriction says nothing of the work: a license, a name, a law.
    static let elsewhere = WordRole(rawValue: 1 << 98)
    static let disclaiming = WordRole(rawValue: 1 << 99)
    static let warranting = WordRole(rawValue: 1 << 100)
    static let trademark = WordRole(rawValue: 1 << 101)
    /// The rules by which a government buys, of which its own notices speak.
    static let procurement = WordRole(rawValue: 1 << 102)
    /// "Except in compliance with the License" says that it is one.
    static let obeying = WordRole(rawValue: 1 << 103)

    // What speaks of all of a work, or announces a choice.

    /// Stands before "rest": "all the", "the license".
    static let determiner = WordRole(rawValue: 1 << 104)
    static let conjunction = WordRole(rawValue: 1 << 105)
    /// "the original sources".
    static let original = WordRole(rawValue: 1 << 106)
    /// A work or its files: "sources", "tarball".
    static let body = WordRole(rawValue: 1 << 107)
    /// Stands before the folder that files are in.
    static let containing = WordRole(rawValue: 1 << 108)
    /// Stands before an "itself" that isn't about the work: "the license itself".
    static let noWork = WordRole(rawValue: 1 << 109)
    /// What all of a work is: "is covered by", "is GPL".
    static let covering = WordRole(rawValue: 1 << 110)
    /// "any of", "a choice of".
    static let oneOf = WordRole(rawValue: 1 << 111)
    /// "two", "following".
    static let numbering = WordRole(rawValue: 1 << 112)
    /// May stand between a choice and its licenses.
    static let choiceBridge = WordRole(rawValue: 1 << 113)

    // What a dedication is about.

    static let change = WordRole(rawValue: 1 << 114)
    static let file = WordRole(rawValue: 1 << 115)
    /// May stand between what is given and "the public domain".
    static let dedicationBridge = WordRole(rawValue: 1 << 116)
    /// Says it of something else, of the past, or on somebody's word.
    static let doubting = WordRole(rawValue: 1 << 117)

    // Agreements.

    /// Stands in an agreement that somebody makes with whoever uses a work.
    static let agreement = WordRole(rawValue: 1 << 118)
    /// Stands where an agreement says what its parties keep secret.
    static let secret = WordRole(rawValue: 1 << 119)
}
