/// The words of English that readers ask for beside the grammar of grants (``WordRole``): single
/// ones by their hashes, several by what they say. They are as `WordReader` gives them, in small
/// letters and without hyphens.
///
/// The third vocabulary, ``NoteRole``, judges what stands beside a licence's text.
enum Terms {
    static let alternatively = WordHash.hash(of: "alternatively")
    static let `as` = WordHash.hash(of: "as")
    static let be = WordHash.hash(of: "be")
    static let alternatives = WordHash.hash(of: "alternatives")
    static let below = WordHash.hash(of: "below")
    static let can = WordHash.hash(of: "can")
    static let charge = WordHash.hash(of: "charge")
    static let choice = WordHash.hash(of: "choice")
    static let `do` = WordHash.hash(of: "do")
    static let document = WordHash.hash(of: "document")
    static let domain = WordHash.hash(of: "domain")
    static let duallicensed = WordHash.hash(of: "duallicensed")
    static let `else` = WordHash.hash(of: "else")
    static let every = WordHash.hash(of: "every")
    static let everything = WordHash.hash(of: "everything")
    static let file = WordHash.hash(of: "file")
    static let following = WordHash.hash(of: "following")
    static let `for` = WordHash.hash(of: "for")
    static let free = WordHash.hash(of: "free")
    static let freely = WordHash.hash(of: "freely")
    static let have = WordHash.hash(of: "have")
    static let itself = WordHash.hash(of: "itself")
    static let licensed = WordHash.hash(of: "licensed")
    static let licenses = WordHash.hash(of: "licenses")
    static let long = WordHash.hash(of: "long")
    static let must = WordHash.hash(of: "must")
    static let no = WordHash.hash(of: "no")
    static let of = WordHash.hash(of: "of")
    static let or = WordHash.hash(of: "or")
    static let other = WordHash.hash(of: "other")
    static let provided = WordHash.hash(of: "provided")
    static let `public` = WordHash.hash(of: "public")
    static let redistributions = WordHash.hash(of: "redistributions")
    static let remainder = WordHash.hash(of: "remainder")
    static let remaining = WordHash.hash(of: "remaining")
    static let rest = WordHash.hash(of: "rest")
    static let subject = WordHash.hash(of: "subject")
    static let this = WordHash.hash(of: "this")
    static let to = WordHash.hash(of: "to")
    static let unrestricted = WordHash.hash(of: "unrestricted")
    static let use = WordHash.hash(of: "use")
    static let whatever = WordHash.hash(of: "whatever")
    static let without = WordHash.hash(of: "without")
}

extension Terms {
    /// What speaks of all of a work, or of all that is left of it; see ``CatchAllPhrases``.
    enum CatchAll {
        static let beginnings = WordSet(
            "everything rest remainder remaining other itself every")
        static let determiners = WordSet("all the any license")
        static let conjunctions = WordSet("and but while whereas")
        static let adjectives = WordSet("the this upstream original our actual")
        static let verbs = WordSet("is are was falls can may")
        static let notWorks = WordSet(
            "which that license licenses gpl perl text packaging debian")
        static let granting = WordSet(
            """
            licensed released distributed available covered published provided under gpl lgpl agpl
            gnu mit bsd free copyright copyrighted
            """)
        static let containers = WordSet("in under inside below")
        static let programs = WordSet("programs")
        static let most = WordSet("most")
        static let libraries = WordSet("library libraries")
        static let wholes = WordSet(
            """
            files file source sources code upstream package program software library project work
            distribution archive tarball application
            """)
    }
}

extension Terms {
    /// What announces a choice; see ``ChoiceAnnouncements``.
    enum Choice {
        static let sought = WordSet("licenses duallicensed licensed or")
        static let dual = WordSet("dual dually")
        static let choosing = WordSet("choice either one any")
        static let numbering = WordSet("two three following these below")
        /// What stands between a choice and its licences.
        static let beside = WordSet(
            "of the two three following these below different free open source")
        static let terms = WordSet("license terms conditions condition permission")
        static let ruby = WordHash.hashes(
            of: "make and give away verbatim copies of the source form of the software")
    }
}

extension Terms {
    /// What permits something, demands something for it or disclaims; see ``PermittingWords``.
    enum Permission {
        static let acts = WordSet(
            """
            use used copy copied copying distribute distributed distribution distributable
            redistribute redistributed redistribution redistributable modify modified modification
            modifications reproduce reproduced do anything whatever
            """)
        static let permission = WordSet("permission permissions")
        static let riderCues = WordSet("clause additional further commercial commercially military")
        static let adding = WordSet("additional further")
        static let limits = WordSet("restriction restrictions condition conditions")
        static let applying = WordSet("apply applies")
        static let commonsClause = WordHash.hashes(of: "commons clause")
        static let withholding = WordSet("may must shall")
        static let exploiting = WordSet(
            """
            use used sell sold distribute distributed redistribute redistributed copy copied modify
            modified
            """)
        static let restricted = WordSet("commercial commercially military")
        static let granting = WordSet("grant grants granted given gives give")
        static let grants = WordSet("grant grants")
        static let persons = WordSet("person persons anyone everyone everybody")
        static let negating = WordSet("not cannot no without doesnt")
        static let license = WordSet("license licenses licensed")
        static let under = WordSet("under see according")
        static let terms = WordSet(
            """
            warranty warranties liable liability responsible notice notices permission permitted
            copies license licensee conditions condition must provided derivative endorse risk
            merchantability
            """)
        static let rights = WordSet("right rights license permission")
        static let right = WordSet("right rights")
        static let granted = WordSet("granted")
        static let none = WordSet("no nor none")
        static let verbs = WordSet("is are hereby freely")
        static let redistribution = WordSet(
            "redistribution distribution use copying copy reproduction redistributions")
        static let permitted = WordSet("permitted allowed")
        static let allowing = WordSet("allow allows allowed permits permitted exception")
        static let linking = WordSet("link links linked linking compilation combine")
        static let packaging = WordSet("debian packaging debianized debianised")
        static let notices = WordSet("notice notices")
        static let leading = ["the following", "this is", "here is"].map(WordHash.hashes)
        static let marks = WordSet("trademark trademarks")
        static let exception = WordSet("exception extra")
        static let gnu = WordSet("gnu gpl lgpl")
        static let itself = WordSet("license agreement")
        static let keeping = WordSet("retain reproduce keep include contain")
        static let modals = WordSet("may can")
        static let readers = WordSet("you users anyone everyone everybody")
        static let whole = WordSet("any all every")
        static let uses = WordSet("use uses purpose purposes")
        static let restrictions = WordSet("restriction restrictions")
        static let providing = WordSet("as by for in on to under with without")
        static let denying = WordSet("not cannot")
        static let subjects = WordSet("change copyright")
        static let summing = ["in short", "in other words", "in plain english", "this means"]
            .map(WordHash.hashes)
        /// Each of the usual formulas has one of these words, and so has each condition, and what
        /// is permitted without any.
        static let cues = WordSet(
            """
            permission permissions permitted allowed grant grants granted provided long subject freely
            whatever
            """)
    }
}

extension Terms {
    /// What withholds a right that a licence's text beside it gives; see ``PermittingWords``.
    enum Restriction {
        static let acts = WordSet(
            """
            use used using usage sell selling sale sales resale sold distribute distributed
            distribution redistribute redistributed redistribution modify modified modification
            copy copied copying reproduction purpose purposes
            """)
        static let prohibiting = WordSet("prohibited forbidden")
        static let limiting = WordSet("only solely exclusively")
        /// Whom or what for something is not given in general.
        static let fields = WordSet(
            """
            noncommercial noncommercially nonprofit personal private academic educational research
            evaluation
            """)
        static let subjects = WordSet("you software program library work code package product")
        static let demanding = WordSet("must shall")
        static let used = WordSet("used")
        /// What such words say of a licence, a name or a law says nothing of the work.
        static let elsewhere = WordSet(
            """
            license licenses licensed licensing name names trademark trademarks logo logos endorse
            promote notice notices warranty warranties law laws export debian
            """)
    }
}

extension Terms {
    /// What gives something to the public domain, or leaves a doubt; see ``DedicationRemark``.
    enum Dedication {
        static let being = WordSet("is are")
        static let bridging = WordSet(
            """
            a the in into to hereby now all also both explicitly placed put released dedicated
            donated given
            """)
        static let giving = WordSet(
            "place places placed put puts release releases dedicate dedicates donate donates")
        private static let changing =
            "change changes modification modifications addition additions patch patches"
        static let changes = WordSet(changing)
        static let files = WordSet("file files " + changing)
        /// What says it of something else, of the past, or on somebody's word.
        static let doubting = WordSet(
            """
            not no never cannot nor or unless except but if whether until before may might can could
            should would must be been was were originally formerly previously once based derived
            taken borrowed some most many few several parts portions part other another your which
            who assume assumed assuming believe believed claim claims claimed consider considered
            presumably probably likely seem seems appear appears say says said indicates states
            contains contain includes include uses
            """)
    }
}
