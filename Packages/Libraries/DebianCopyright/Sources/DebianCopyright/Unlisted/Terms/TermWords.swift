/// The words that the reader of terms knows, as `WordReader` gives them: in lowercase, without
/// hyphens.
enum TermWords {
    // Words by their role in a sentence.

    /// Words that negate, limit or demand.
    private static let operatorWords = """
        not no never cannot cant dont doesnt isnt arent mustnt nor neither none nothing nobody
        noone without only solely exclusively strictly merely except excepting excluding
        excludes unless must shall provided subject long required require requires requirement
        need needs prohibited forbidden restricted restrict restricts restriction restrictions
        limit limited limitation limitations limits until agree agrees agreed agreeing accept
        accepts acceptance than within outside inside during unmodified unchanged unaltered
        entirety mailed sent returned submitted posted emailed signed countersigned separate
        patches patch alone governed
        """

    /// Things that licenses require with copies.
    static let keepable = WordSet(notices + " citation reference readme")

    /// The words that negate, limit or demand. Each must be part of a phrase.
    static let operators = WordSet(operatorWords)
    static let operatorsAndNotices = WordSet(operatorWords + " " + notices + " " + parts)

    /// Words that no disclaimer needs.
    static let duties = WordSet(
        """
        must only solely exclusively strictly pay pays paying paid payment register registering
        notify notifying send sending delete deleting destroy destroying prohibited forbidden
        """)
    /// Words that make a sentence more than a remark, because it is about rights.
    static let rights = WordSet(
        """
        permission permissions permitted permits permit allowed allow allows may can grant
        grants granted right rights licensed license licenses royalty royalties agreement
        licensee licensor property reserved ours mine
        """)
    /// Words that turn a disclaimer into a restriction: "not licensed for use in orbit".
    static let granting = WordSet("licensed permitted allowed granted authorized")
    /// Verbs that make a few words a sentence rather than a title.
    static let verbs = WordSet(
        """
        is are was were be been has have had do does did may can could will would shall should must
        belong belongs stay stays remain remains keep keeps go goes come comes carry carries pay
        pays ask asks let lets hold holds write run runs charge charges give gives take takes get
        gets make makes buy buys sell sells use uses copy pass send sends apply applies serve serves
        want wants need needs own owns earn earns cost costs leave leaves tell tells read remove
        change changes share shares return returns stop stops end ends begin begins work works
        """)
    /// Words that take back the grants of other sentences: "the above does not apply to".
    static let overriding = WordSet("above apply applies except unless instead override overrides")
    /// Words about rights that no title has.
    static let titleRights = WordSet(
        "may can sell sold granted permitted allowed agreed free ours mine reserved property")
    /// Words that limit a sentence's grant if no phrase explains them.
    static let limits = WordSet(
        """
        for with once after when while if till before since among through where wherever
        combination conjunction member members like likes prefer prefers
        """)
    /// Words that point to conditions below.
    static let pointing = WordSet("following below these met")
    /// Words that begin a list of those who endorse nothing.
    static let naming = WordSet("neither name names")
    /// Words that join the names of those who endorse nothing.
    static let joining = WordSet("neither nor or")
    /// Holders of the rights.
    static let holders = WordSet("i we author authors holder holders owner owners licensor")
    /// Verbs of what holders may do or reserve.
    static let powers = WordSet("may can might could will reserve reserves")
    /// Words that precede a time, place, means or company.
    static let settings = WordSet("at between via under together on in alongside near")
    /// Words behind them that limit nothing: "in source form", "under these terms".
    static let openSettings = WordSet(
        works + " " + """
            form forms source binary object code way ways whole part parts full all any manner
            medium media format formats perpetuity terms conditions condition license licence
            copyright copyrights notice notices law will risk commercial projects applications
            products documents disclaimer translation notes case or following consideration no so
            """)
    static let linking = WordSet("link")
    /// Verbs behind the names of those who endorse nothing.
    static let ofBeing = WordSet("may can could might must shall will should is are be")
    /// Forms that a work may be used in, among others.
    static let media = WordSet(
        "ringtone screenshot wallpaper demo recording avatar video photo picture sample poster")
    /// Words that join things to names.
    static let adding = WordSet("and or nor")
    /// Words that precede a noun.
    static let determiners = WordSet(
        """
        the a an this that these those said any all each every some such its their his her your
        my our other of
        """)
    /// Words that precede an act or a duty.
    static let subjects = WordSet(
        """
        and or to not you must shall will should would may can could that who which it they he
        she we i one then also so if person persons people anyone everyone everybody anybody
        user users licensee recipient recipients party parties author authors software program
        product copy copies work use used only holder holders owner owners contributor
        contributors distributor distributors developer developers vendor vendors maintainer
        maintainers member members organization organizations company institution university
        individual individuals entity entities everything project
        """)
    /// Fields for which some texts forbid the use of a work.
    static let spheres = WordSet(RightsRole.words(of: .sphere))

    // Permissions.

    /// Forms of a work that can't be changed.
    static let binaries = WordSet("binary binaries object executable executables")
    /// Forms of a work that can be changed.
    static let sources = WordSet("source sources any all")
    /// Words for unchanged copies.
    static let originals = WordSet("original verbatim unmodified unaltered unchanged exact")
    /// Words for breaches that end the rights of those who commit them.
    static let breaches = WordSet(
        """
        comply complying compliance fail fails failure terms conditions violate violating
        violation breach infringe infringes infringement patent patents litigation lawsuit
        """)
    static let patents = WordSet("patent patents")
    static let claims = WordSet("claim claims")
    static let distribution = WordSet(distributing)
    /// Things that must be kept if a phrase says so: "the names of authors are not removed".
    static let kept = WordSet("copy copies name names text comment comments")
    /// Words that no remark about the license needs.
    static let beyondAsides = WordSet("your yours alone")
    /// Words that no remark at the end of a sentence needs, because they begin another statement.
    static let beyondNotes = WordSet(
        """
        is are was were do does did may can could will would stay stays remain remains go goes hold
        holds same so we us our you your work works software program code file files copies copy who which
        """)
    /// Words of what is due, however politely it is asked for.
    static let dues = WordSet(
        "fee fees pay payment pounds dollars euros register return destroy delete wipe")
    /// Words that no wish needs, because they say when or where something is demanded.
    static let beyondWishes = WordSet("before after until elsewhere ask asks else but")
    /// Words that no exception needs, because they take rights away that its license gives.
    static let beyondAdditions = WordSet(
        """
        instead place replace replaces replaced void away last lasts expire expires end ends ended
        day days month months erase delete destroy
        """)
    /// Verbs of people who grant or disclaim something.
    static let givers = WordSet(
        "allows permits grants gives authorizes disclaims makes provides offers requests")
    /// Verbs before "by" and the name of a permitted person.
    static let uses = WordSet(
        "use used copy copied modify modified redistribute redistributed sell sold run executed")
    /// Words that no fact about the work needs, because they are about its users.
    static let beyondFacts = WordSet(
        """
        you your yours whatever whoever anything everything any improvements improvement additions
        contributions extensions enhancements results output derived alone for that which who whose
        """)
    /// Verbs for users who are asked to license something of their own.
    static let grantors = WordSet("grant grants give gives provide provides granting giving")
    static let users = WordSet("you licensee licensees user users recipient recipients")
    /// Words for users of all kinds.
    static let anybody = WordSet(
        """
        individual individuals entity entities person persons party licensee recipient reader
        anyone user legal
        """)
    /// Words that begin a plain permission: "You may", "Anyone can", "Free for".
    static let permitted = WordSet("you anyone anybody everyone everybody free feel use copying")
    /// Words of grants to everybody, for everything.
    static let universal = WordSet(
        "anyone anybody everyone everybody anywhere everywhere everything anything purpose")
    /// The rights that such users are asked for.
    static let licensing = WordSet("license licence right rights permission licenses")
    /// For "give them a copy of the license", which asks for no license.
    static let copies = WordSet("copy copies text notice file")
    /// People who are fewer than everybody: "granted to owners".
    static let groups = WordSet("owners holders members employees staff developers institutions")
    /// Words that precede someone's place: "in our own house".
    static let places = WordSet("in on at within")
    static let owners = WordSet("its their our his her my your own")
    /// Things that are users' own wherever they use a work: "at your own risk".
    static let risks = WordSet("risk risks peril discretion option responsibility expense cost")
    /// All acts on a work.
    static let deeds = WordSet(acts + " " + modifying + " " + distributing)

    /// The permissions that a word gives if it is granted.
    static func permissions(of word: WordHash) -> [LicenseTerms.Permission] {
        granted.first { $0.words.contains(word) }?.permissions ?? []
    }

    private static let granted: [(words: WordSet, permissions: [LicenseTerms.Permission])] = [
        (
            WordSet("use used using usage usable uses reuse reused utilize"),
            [.commercialUse, .privateUse]
        ),
        (
            WordSet(
                """
                copy copies copied copying copyable reproduce reproduced reproduction duplicate
                """),
            [.copying]
        ),
        (WordSet(modifying + " modifiable merge"), [.modifications]),
        (WordSet(distributing), [.distribution, .copying]),
        (WordSet("sell sold selling"), [.sale]),
        (WordSet("sublicense sublicensed"), [.sublicense]),
        (WordSet("deal"), LicenseTerms.Permission.ofEverything),
    ]

    // Classes of words that phrases use.

    static let classes = [
        "@use": "use used uses using usage utilize utilized run execute",
        "@act": acts + " " + modifying + " " + distributing,
        "@modify": modifying,
        "@distribute": distributing,
        "@sell": "sell sold selling resell resold sale sales rent rented lease leased",
        "@notice": notices + " " + parts,
        "@statement": notices,
        "@keep": keeping,
        "@keeping": "retaining including preserving reproducing keeping containing bearing leaving",
        "@must": "must shall should will",
        "@may": "may can could might",
        "@work": works,
        "@person": """
        person persons anyone everyone everybody anybody you user users recipient recipients
        individual individuals entity party licensee
        """,
        "@free": "free freely",
        // Works whose license was permissive at all times.
        "@permissive": "python lua tcl postgresql openldap zlib libpng",
        "@file": "readme authors copying license licence changelog credits thanks news install",
    ].mapValues { WordHash.hashes(of: $0) }

    /// Words for the work and its parts.
    static let ofWork = WordSet(works)

    /// Acts on a work other than changing it and passing it on.
    private static let acts = """
        use used using usage copy copied copying reproduce reproduced deal incorporate
        incorporated embed bundle link create prepare display perform sell sold merge sublicense
        sublicensed make compile run execute exercise include included do access download obtain
        reuse reused install installed
        """
    /// Changing the work.
    private static let modifying = """
        modify modified modifying modification modifications change changed changes changing
        alter altered altering alterations adapt adapted derivative derivatives derived enhance
        """
    /// Passing the work on.
    private static let distributing = """
        distribute distributed distributes distributing distribution redistribute redistributed
        redistributing redistribution redistributions share shared publish published publishing
        distributable redistributable transmit transmitted propagate spread
        """
    /// The work and its parts.
    private static let works = """
        software program programs package packages work works code file files library package
        font fonts product products document documentation material materials source sources
        copy copies distribution distributions version versions data image images script scripts
        module firmware microcode
        """
    /// Things that must be kept.
    private static let notices = """
        notice notices license licence disclaimer disclaimers copyright copyrights attribution
        attributions acknowledgment acknowledgments acknowledgement acknowledgements statement
        statements conditions credit credits header headers paragraph message legend
        legends boilerplate banner notation
        """
    /// Parts of notices.
    private static let parts = "list permission name names terms"
    /// Ways to keep notices.
    private static let keeping = """
        retain retained retains include included includes reproduce reproduced reproduces
        preserve preserved preserves keep kept keeps appear appears remain remains contain
        contains carry carries bear bears display displayed accompany accompanied accompanies
        left leave stay stays intact duplicated maintain maintained present attached reprinted
        inserted placed copied shown printed give given provide add mentioned
        """
}

/// Words of names, addresses and headings.
extension TermWords {
    /// Words of companies' names and of address lines.
    static let companies = WordSet(
        """
        inc incorporated ltd limited llc gmbh corp corporation university foundation institute
        laboratory laboratories lab department street avenue copyright usa uk germany
        """)
    /// Verbs before "under a license".
    static let announcing = WordSet("licensed released distributed provided available covered")
    /// Single words above terms.
    static let headings = WordSet("restrictions limitations conditions requirements")
    /// Words that make a few words a heading.
    static let licenses = WordSet("license licence disclaimer disclaimers warranty")
    /// Words of headings of licenses, other than names.
    static let ofLicenses = WordSet(
        """
        the and of a license licence disclaimer disclaimers warranty public general open source
        version terms conditions notice agreement based on copyright copyrights
        """)
    /// Words that occur between names, and in addresses.
    static let ofNames = WordSet(
        """
        and of the at in for by de der van von la du inc incorporated ltd limited llc gmbh corp
        corporation university foundation institute laboratory laboratories department copyright
        portions author authors contributors contributor others regents california team project
        developers members software systems information all or phone telephone fax tel
        """)
}
