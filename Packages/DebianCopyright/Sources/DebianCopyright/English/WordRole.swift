/// The parts that words play in the grammar of grants; a word may play several.
struct WordRole: OptionSet, Sendable {
    let rawValue: UInt64

    /// Whether it has any of these; the standard library's is generic, and slow in a debug build.
    @inline(__always)
    func isAny(of roles: WordRole) -> Bool { rawValue & roles.rawValue != 0 }

    // What begins a name, and what ends a sentence.

    /// May begin a licence's name. It has no words of its own in the table: it is set from the
    /// names themselves.
    static let beginsName = WordRole(rawValue: 1 << 0)
    /// Ends no sentence, even where an empty line stands behind it: "under the".
    static let unfinished = WordRole(rawValue: 1 << 1)
    /// Ends no sentence with its full stop: "Inc.", "v. 2".
    static let abbreviation = WordRole(rawValue: 1 << 2)

    // Versions.

    /// The word "version" and its like.
    static let version = WordRole(rawValue: 1 << 3)
    /// A number that is spelt out: "version two".
    static let figure = WordRole(rawValue: 1 << 4)
    /// "any later version", "version 2 or newer".
    static let later = WordRole(rawValue: 1 << 5)
    /// "version 2 only".
    static let only = WordRole(rawValue: 1 << 6)
    /// "at least version 2".
    static let least = WordRole(rawValue: 1 << 7)
    /// "any later version accepted by …": somebody else decides.
    static let approval = WordRole(rawValue: 1 << 8)
    /// Stands in a licence's date: "version 2, June 1991".
    static let month = WordRole(rawValue: 1 << 9)
    /// May stand between a name and its version.
    static let versionBridge = WordRole(rawValue: 1 << 10)
    /// May stand between a version and "or later".
    static let laterBridge = WordRole(rawValue: 1 << 11)
    /// The country that a Creative Commons licence is made for.
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
    /// What a licence allows: "permission under section 7".
    static let permission = WordRole(rawValue: 1 << 28)
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
}

extension WordRole {
    /// Which words play which part, in the order of the parts, as `WordReader` gives them: small
    /// letters, without hyphens.
    static let table: [(WordRole, String)] = [
        // What begins a name, and what ends a sentence.
        (.unfinished, "the of under either or and a an to by with both"),
        (
            .abbreviation,
            """
            inc ltd co corp v ver vers vs eg ie cf etc no dr mr st al prof
            jan feb apr jun jul aug sep sept oct nov dec
            """
        ),
        // Versions.
        (.version, "version versions v ver vers revision release"),
        (.figure, "one two three four"),
        (
            .later,
            """
            later newer above higher greater subsequent upwards upward onward onwards up latter
            recent future beyond successor successors better thereafter
            """
        ),
        (.only, "only exclusively strictly"),
        (.least, "least minimum"),
        (.approval, "accepted approved"),
        (
            .month,
            """
            january february march april may june july august september october november december
            dated
            """
        ),
        (
            .versionBridge,
            """
            as published by the free software foundation fsf inc incorporated either of license this
            general public gpl lgpl agpl in at your option and or under terms gnu its it that is to
            international generic project specifically conditions a fsfs least
            """
        ),
        (
            .laterBridge,
            """
            of the license this as published by free software foundation fsf inc at your option
            opinion choice any either that same such if you prefer wish like a dated their his her
            our ones one and or more discretion preference so choose may an some other all every
            optionally users licensees alternatively
            """
        ),
        (
            .port,
            """
            united states kingdom germany france spain japan australia austria canada italy
            netherlands brazil igo us uk
            """
        ),
        (.invariant, "invariant invariants"),
        (.being, "being are is"),
        // Whether a name is granted.
        (
            .granting,
            """
            under licensed covered governed subject relicensed according accordance pursuant per
            duallicensed trilicensed licensing
            """
        ),
        (.grantingNear, "released distributed available published offered provided made"),
        (.identity, "is are being be licensed"),
        (.using, "use uses using"),
        (
            .identityBridge,
            """
            the a an those of terms conditions version either as same both also gnu just simply now
            currently all any v standard usual so called following s itself duallicensing
            """
        ),
        (.applying, "applies apply governs covers"),
        (.label, "license licensed licensing copyright licenseidentifier terms"),
        (
            .refusing,
            """
            copy copies text texts see compatible incompatible like read full complete contents
            formerly unlike than refer similar incompatibility compatibility section sections clause
            clauses paragraph derived obey conflicts conflict violate violates violation faq
            enforcement interpretation header headers titled entitled named appendix found file
            files conform conforms combination combined linked linking reference references based
            name names
            """
        ),
        (
            .refusingBehind,
            """
            compatible incompatible style like section sections faq compliant compliance variant
            derivative violation similar text
            """
        ),
        (
            .negating,
            """
            not doesnt dont didnt never neither nor isnt arent wasnt might would could cannot cant
            hypothetically unless without nonexistent
            """
        ),
        (.turning, "but only except however"),
        (.conditional, "if whether where wherever unless when"),
        (.history, "formerly previously originally once historically prior earlier older"),
        (.permission, "permission permissions permitted allowed obligations rights exception"),
        (.pointer, "commonlicenses commonlicences"),
        // How names of one sentence belong together.
        (.or, "or andor"),
        (.and, "and"),
        (
            .joining,
            """
            the under terms of a b c i ii iii either at your option choice license gnu same version
            or and andor also both any later it its with licensed released distributed conditions
            following one as alternatively opinion their our well plus is public general by
            discretion you may choose software recipients partly partially duallicensing published
            free foundation fsf
            """
        ),
        (
            .choosing,
            """
            either dual dually duallicensed duallicense choice choose multiple tri trilicensed
            triple whichever alternatives multilicensed option alternatively
            """
        ),
        (.either, "either"),
        (.alternatively, "alternatively alternately"),
        (.above, "above"),
        // What a grant is for.
        (
            .work,
            """
            work works program programs software library libraries package packages code application
            applications project projects
            """
        ),
        (.whole, "all this these entire every whole rest everything other remaining"),
        (
            .parts,
            """
            file files directory directories folder subdirectory subdirectories portions parts part
            module modules script scripts header headers routines icons images artwork
            translations examples contrib plugin plugins following example component components
            utilities sounds icon macro macros functions function snippet snippets
            """
        ),
        (
            .documentation,
            """
            documentation manual manuals docs doc documents manpage manpages guide handbook book faq
            tutorial
            """
        ),
        (.tests, "test tests testsuite testcases"),
        (
            .packaging,
            """
            packaging debianization debianisation debianized debianised debianpackaging
            packagings
            """
        ),
        (.debian, "debian"),
        (
            .addition,
            """
            specific related package packages part patches changes additions modifications port
            rules maintainer adaption adaptions adaptation adaptations
            """
        ),
        (.its, "its"),
        (.other, "other another any"),
        (.meeting, "with in into by from for using via against"),
        (.exception, "exception exceptions"),
        // Copyright, and giving it up.
        (.copyright, "copyright copyrights"),
        (
            .dedicating,
            """
            placed released put donated dedicated dedicate dedicates place places put puts release
            releases donate contributed contribute committed given gives give commits transferred
            """
        ),
        (
            .giving,
            """
            is are in into placed released put donated dedicated dedicate dedicates place places
            put puts release releases donate contributed contribute given gives give been entered
            hereby explicitly falls fall belongs belong was were license public relinquished
            considered declared deemed available distributed made as be provided
            """
        ),
        (.waiving, "waived waives waive"),
        (.domain, "domain publicdomain"),
        // Words that the grammar asks for by themselves.
        (.verb, "is are may can was were has have"),
        (.license, "license"),
        (.terms, "terms conditions license licensing way manner"),
        (.under, "under"),
        (.of, "of"),
        (.the, "the"),
        (.from, "from"),
        (.to, "to"),
        (.as, "as like"),
        (.no, "no without zero neither not none nor"),
    ]
}
