/// The words that the reader of terms knows, as `WordReader` gives them: small letters, without
/// hyphens.
enum TermWords {
    // What words do in a sentence.

    /// Words that negate, limit or demand.
    private static let operatorWords = """
        not no never cannot cant dont doesnt isnt arent mustnt nor neither none nothing nobody
        noone without only solely exclusively strictly merely except excepting excluding
        excludes unless must shall provided subject long required require requires requirement
        need needs prohibited forbidden restricted restrict restricts restriction restrictions
        limit limited limitation limitations limits until agree agrees agreed agreeing accept
        accepts acceptance than within outside inside during unmodified unchanged unaltered
        entirety mailed sent returned submitted posted emailed signed countersigned separate
        patches patch
        """

    /// What licenses ask to be kept with copies.
    static let keepable = WordSet(notices + " citation reference readme")

    /// Those words, each of which must be part of a phrase.
    static let operators = WordSet(operatorWords)
    static let operatorsAndNotices = WordSet(operatorWords + " " + notices + " " + parts)

    /// What even a disclaimer has no need for.
    static let duties = WordSet(
        """
        must only solely exclusively strictly pay paid payment register notify send delete
        destroy prohibited forbidden
        """)
    /// Words of a sentence about rights, which is no mere remark.
    static let rights = WordSet(
        """
        permission permissions permitted permits permit allowed allow allows may can grant
        grants granted right rights licensed license licenses royalty royalties agreement
        licensee licensor property reserved ours mine
        """)
    /// Words of a disclaimer that isn't one: "not licensed for use in orbit".
    static let granting = WordSet("licensed permitted allowed granted authorized")
    /// Make a sentence of a few words that would be a title without one.
    static let verbs = WordSet(
        """
        is are was were be been has have had do does did may can could will would shall should must
        belong belongs stay stays remain remains keep keeps go goes come comes carry carries pay
        pays ask asks let lets hold holds write run runs charge charges give gives take takes get
        gets make makes buy buys sell sells use uses copy pass send sends apply applies serve serves
        want wants need needs own owns earn earns cost costs leave leaves tell tells read remove
        change changes share shares return returns stop stops end ends begin begins work works
        """)
    /// Take back what other sentences grant: "the above does not apply to".
    static let overriding = WordSet("above apply applies except unless instead override overrides")
    /// What a title has no need for either.
    static let titleRights = WordSet(
        "may can sell sold granted permitted allowed agreed free ours mine reserved property")
    /// Limit what a sentence grants if no phrase explains them.
    static let limits = WordSet(
        """
        for with once after when while if till before since among through member members like likes
        prefer prefers
        """)
    /// Stand before what a work may be used for.
    static let purposes = WordSet("for in by on at to within with")
    /// Point to conditions below.
    static let pointing = WordSet("following below these met")
    /// Join the names of those who endorse nothing.
    static let joining = WordSet("neither nor or")
    /// Those whose rights are their own.
    static let holders = WordSet("i we author authors holder holders owner owners licensor")
    /// What they reserve.
    static let powers = WordSet("may can might could will reserve reserves")
    /// Stand before nouns.
    static let determiners = WordSet(
        """
        the a an this that these those said any all each every some such its their his her your
        my our other of
        """)
    /// Stand before what somebody does or must do.
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
    /// For what some texts refuse the use of a work.
    static let spheres = WordSet(RightsRole.words(of: .sphere))

    // What is granted.

    /// Forms of a work that nobody can change.
    static let binaries = WordSet("binary binaries object executable executables")
    /// Forms that anybody can.
    static let sources = WordSet("source sources any all")
    /// Say that copies are passed on as they are.
    static let originals = WordSet("original verbatim unmodified unaltered unchanged exact")
    /// End the rights of whoever commits them.
    static let breaches = WordSet(
        """
        comply complying compliance fail fails failure terms conditions violate violating
        violation breach infringe infringes infringement patent patents litigation lawsuit
        """)
    static let patents = WordSet("patent patents")
    static let distribution = WordSet(distributing)
    /// What is kept if a phrase says so itself: "the names of authors are not removed".
    static let kept = WordSet("copy copies name names text comment comments")
    static let `for` = WordHash.hash(of: "for")
    /// What a remark about the license has no need for.
    static let beyondAsides = WordSet("your yours alone")
    /// What those do who grant or disclaim something.
    static let givers = WordSet(
        "allows permits grants gives authorizes disclaims makes provides offers requests")
    /// What somebody may do who is named behind "by".
    static let uses = WordSet(
        "use used copy copied modify modified redistribute redistributed sell sold run executed")
    /// What a fact about the work has no need for: it speaks of those who use it.
    static let beyondFacts = WordSet(
        """
        you your yours whatever whoever anything everything any improvements improvement additions
        contributions extensions enhancements results output derived alone for that which who whose
        """)
    /// What those do who are asked for a license of their own.
    static let grantors = WordSet("grant grants give gives provide provides granting giving")
    static let users = WordSet("you licensee licensees user users recipient recipients")
    /// What they are asked for.
    static let licensing = WordSet("license licence right rights permission licenses")
    /// "give them a copy of the license" asks for none.
    static let copies = WordSet("copy copies text notice file")
    static let to = WordHash.hash(of: "to")
    /// Not everybody: "granted to owners".
    static let groups = WordSet("owners holders members employees staff developers institutions")
    /// Stand before somebody's place, "in our own house".
    static let places = WordSet("in on at within")
    static let owners = WordSet("its their our his her my your own")
    static let copyright = WordHash.hash(of: "copyright")
    static let not = WordHash.hash(of: "not")
    /// What may be done with a work.
    static let deeds = WordSet(acts + " " + modifying + " " + distributing)

    /// What may be done if a word is granted.
    static func permissions(of word: UInt32) -> [LicenseTerms.Permission] {
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

    // Classes of words that phrases ask for.

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
        "@file": "readme authors copying license licence changelog credits thanks news install",
    ].mapValues { WordHash.hashes(of: $0) }

    /// What may be done with a work besides changing and passing it on.
    private static let acts = """
        use used using usage copy copied copying reproduce reproduced deal incorporate
        incorporated embed bundle link create prepare display perform sell sold merge sublicense
        sublicensed make compile run execute exercise include included do access download obtain
        reuse reused install installed
        """
    /// Changing a work.
    private static let modifying = """
        modify modified modifying modification modifications change changed changes changing
        alter altered altering alterations adapt adapted derivative derivatives derived enhance
        """
    /// Passing it on.
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
        module
        """
    /// What must be kept.
    private static let notices = """
        notice notices license licence disclaimer disclaimers copyright copyrights attribution
        attributions acknowledgment acknowledgments acknowledgement acknowledgements statement
        statements conditions credit credits header headers paragraph message legend
        legends boilerplate banner notation
        """
    /// Parts of what must be kept.
    private static let parts = "list permission name names terms"
    /// How it is kept.
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
    /// Stands before "copyright".
    static let portions = WordHash.hash(of: "portions")
    /// Make names of companies and lines of addresses.
    static let companies = WordSet(
        """
        inc incorporated ltd limited llc gmbh corp corporation university foundation institute
        laboratory laboratories department street avenue copyright usa uk germany
        """)
    /// Make a few words a heading.
    static let licenses = WordSet("license licence disclaimer disclaimers warranty")
    /// Beside names, what headings of licenses are made of.
    static let ofLicenses = WordSet(
        """
        the and of a license licence disclaimer disclaimers warranty public general open source
        version terms conditions notice agreement based on copyright copyrights
        """)
    /// Stand before the names of people: "van der Moon".
    static let particles = WordSet("van der den de von di da du del la le ten ter zu")
    /// Join the words of names and addresses.
    static let ofNames = WordSet(
        """
        and of the at in for by de der van von la du inc incorporated ltd limited llc gmbh corp
        corporation university foundation institute laboratory laboratories department copyright
        portions author authors contributors contributor others regents california team project
        developers members software systems information all
        """)
}
