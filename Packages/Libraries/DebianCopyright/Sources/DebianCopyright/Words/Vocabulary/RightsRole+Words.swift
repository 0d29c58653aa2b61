extension RightsRole {
    /// The words of each role, in the order of the roles and as `WordReader` gives them: lowercase,
    /// without hyphens.
    static let table: [(RightsRole, String)] = [
        // Withholding something.
        (
            .forbidding,
            """
            forbidden forbids forbid prohibited prohibits prohibit disallowed disallows banned
            unlawful illegal confidential nontransferable nonsublicensable revocable unauthorized
            unauthorised
            """
        ),
        (.dissecting, "decompile decompilation decompiled disassemble disassembly reverseengineer"),
        (.reverse, "reverse"),
        (.engineering, "engineer engineering engineered compile"),
        (.nobody, "no nobody noone none neither nor"),
        (.without, "without"),
        (.altering, "modifying altering changing alteration alterations"),
        (.never, "not never cannot cant mustnt dont shant isnt arent"),
        (.deniedModal, "cannot cant mustnt shant"),
        (.modal, "may must shall can will"),
        (.softModal, "should could would might ought"),
        (.giving, "include includes grant give given extend confer"),
        (
            .doing,
            """
            use used using copy copied copying distribute distributed distributing distribution
            redistribute redistributed redistributing redistribution modify modified modifying
            modification modifications change changed changing alter altered altering sell sold
            selling resell resold rent rented lease leased lend lent publish published publishing
            ship shipped transfer transferred sublicense sublicensed reproduce reproduced display
            displayed link linked linking show shown perform performed load loaded run running
            install installed incorporate incorporated include included bundle bundled export
            exported disclose disclosed pass passed give given taken take taking made make compile
            compiled translate translated adapt adapted derive exploit exploited charge charged
            commercialize commercialise operate operated remove removed offer offered host hosted
            train trained benchmark share shared supply supplied lock embed embedded relicense
            relicensed converted played play printed print deploy deployed put post mirror
            """
        ),
        (.sole, "sole"),
        (.used, "used"),
        (.only, "only solely exclusively strictly"),
        (.describing, "use uses used needed"),
        (
            .limiting,
            """
            for with together in by if on onto when to inside within as into between where at from
            after
            """
        ),
        // People and purposes that something is withheld from.
        (.noncommercial, "noncommercial noncommercially nonprofit nonprofits uncommercial"),
        (
            .withholding,
            """
            except excepting exclude excludes excluding excluded prohibited forbidden require
            requires required contact permission consent written prior ask negotiate pay separate
            purchase unless apart
            """
        ),
        (
            .field,
            """
            personal private academic educational education research evaluation internal home
            hobby scientific scholarly study teaching nonmilitary demonstration students production
            """
        ),
        (.user, "use uses purpose purposes users institutions only environment organizations"),
        (
            .organization,
            """
            organization organisation corporation company foundation entity group association
            """
        ),
        (.excepted, "excepted"),
        (.excepting, "except excepting excluding excludes excluded"),
        (.sphere, "military weapons weapon nuclear warfare evil surveillance companies businesses"),
        // Demands.
        (
            .consent,
            """
            permission permissions consent approval authorization authorisation agreement ok okay
            blessing clearance
            """
        ),
        (
            .asking,
            """
            requires require required need needs needed obtain obtained obtaining ask contact
            request seek negotiate
            """
        ),
        (.paying, "pay pays buy buys purchase paid bought purchased"),
        (.having, "have has need needs obliged required"),
        (.fee, "fee fees royalty royalties"),
        (.freeing, "no without any free"),
        (.charging, "charge charged charges"),
        (.charged, "charged due payable required"),
        (.wishing, "wish wishes want wants desire intending intend"),
        (
            .trial,
            """
            trial shareware nagware crippleware donationware postcardware expires expire adware
            royaltybearing bync byncsa byncnd bynd
            """
        ),
        (.days, "days"),
        (.trying, "try tried delete stop evaluate evaluated evaluation after trial"),
        (
            .duty,
            """
            register notify inform send pay buy purchase delete destroy ask return submit report
            obtain negotiate negotiated cite fill remit sign possess
            """
        ),
        // Pointers to terms.
        (.accepting, "agree agrees accept accepts agreeing accepting acceptance consent"),
        (.agreement, "terms conditions agreement license eula policy use rules restrictions bound"),
        (.mean, "mean"),
        (.special, "special supplemental supplementary acceptable extra"),
        (.imposing, "subject apply applies under must with these following see at also accept"),
        (.terms, "terms"),
        (.service, "use service usage"),
        (.eula, "eula nda"),
        (.pointing, "following these this"),
        // Words that sound like a restriction but aren't.
        (.exporting, "export exports exporting exportation reexport"),
        (.law, "government law laws regulations countries administration department"),
        (.name, "name names"),
        (
            .naming,
            """
            endorse endorsement promote misrepresented misrepresent notice notices trademark
            trademarks logo logos
            """
        ),
        (
            .past,
            """
            was were had could withdrew withdrawn relicensed forbade carried carry said
            maintained
            """
        ),
        (
            .once,
            """
            once formerly previously originally older earlier former old until prior since past
            withdrew withdrawn relicensed
            """
        ),
        (.longer, "longer"),
        (.removed, "removed stripped dropped deleted excluded omitted repacked pruned"),
        (.shipped, "shipped included installed distributed packaged contained present built"),
        (.part, "part"),
        (.wish, "appreciated appreciate wish please grateful encouraged glad happy"),
        (.required, "required necessary obliged mandatory"),
        (.depriving, "deprive deprives preventing prevent deny"),
        // Who may have a work, and until when.
        (
            .group,
            """
            school schools classroom classrooms teacher teachers student students pupils individual
            individuals hobbyist hobbyists amateur amateurs member members subscriber subscribers
            customer customers company companies firm firms corporation corporations business
            businesses organizations organisations bank banks university universities institution
            institutions employee employees enterprise enterprises charities churches
            """
        ),
        (.lone, "nobody noone nowhere none everybody everyone anybody anyone one"),
        (.other, "else others other besides"),
        (.meant, "meant intended reserved free"),
        (.money, "euro euros dollar dollars usd eur gbp yen cents"),
        (.buying, "pay pays buy buys"),
        (.ending, "ends until revoke revokes revoked withdraw withdraws back"),
        (.earning, "earn earns earning profit"),
        (.turning, "ask asks asked talk talks contact contacts write writes"),
        (.first, "first before beforehand"),
        (.keeping, "keep kept"),
        (.secret, "private secret confidential"),
        (.sending, "sends notifies pays returns reports submits registers informs"),
        (.whoever, "whoever whosoever"),
        (
            .machine,
            """
            computer computers machine machines workstation cpu processor processors user users
            server servers site seat seats device devices
            """
        ),
        (.number, "one single two three five ten twenty hundred maximum concurrent"),
        // How far a license reaches.
        (.proprietary, "proprietary nonfree closedsource"),
        (.allowing, "allow allows permit permits cover covers authorize authorise entitle"),
        (.withheld, "sole exclusive"),
        (.holding, "keep keeps retain retains has have reserve reserves remain remains"),
        (
            .due,
            """
            obtained acquired sent returned submitted approved registered reported contributed
            destroyed erased
            """
        ),
        (.bounded, "limited restricted confined void barred excluded excludes exempt exempted"),
        (.reserved, "reserved"),
        (.separate, "separate different special paid valid own written"),
        (.off, "off"),
        (
            .gain,
            """
            commercial commercially sell sells selling sold resell resold sale sales resale profit
            profits revenue revenues money subscription subscriptions royalties fee fees payment
            payments paying
            """
        ),
        (
            .product,
            """
            product products software item items computer support version versions edition release
            license licenses licensing vendor vendors program programs game games service services
            unix compiler compilers fork implementation implementations distribution distributions
            """
        ),
        (
            .uncertain,
            """
            apply complete accurate available exhaustive correct current suitable uptodate work
            build have contain exist support know need confused confuse claim imply attribute
            misrepresented misrepresent veil relied rely
            """
        ),
        (.fine, "ok okay fine acceptable welcome tolerated desired wanted"),
        // Doubt.
        (
            .supposing,
            """
            considered available compiled provided say seen understood noted compatible linked
            built found read adhere rely initialize eat
            """
        ),
        (.bound, "have has need needs"),
        (.promising, "promise promises undertake undertakes pledge pledges vow vows owe owes"),
        (.staying, "stay stays stayed keep keeps kept"),
        (.left, "left"),
        (.handing, "handed given available shipped offered sold sent"),
        (
            .lapsing,
            """
            lapse lapses expire expires end ends ended cease ceases revoke revokes revoked withdraw
            withdraws withdrawn wiped cancel cancels canceled cancelled terminate terminates
            """
        ),
        (.reaching, "reach reaches extend extends cover covers apply applies"),
        (
            .prevailing,
            """
            prevail prevails precedence supersede supersedes override overrides governed
            """
        ),
        (.arranging, "arrangement arrangements cleared settled"),
    ]
}

extension RightsRole {
    /// All words that have any of these roles.
    static func words(of roles: RightsRole) -> String {
        table.filter { $0.0.isAny(of: roles) }.map(\.1).joined(separator: " ")
    }
}

/// The roles of the words of ``RightsRole``, by the words' hashes.
struct RightsWords: Sendable {
    private var numbers = NumberTable(bits: 11)
    private var roles: [RightsRole] = [[]]

    static let known = RightsWords()

    private init() {
        for (role, words) in RightsRole.table {
            for hash in WordHash.hashes(of: words) {
                if numbers[hash.value] == 0 {
                    numbers[hash.value] = UInt16(roles.count)
                    roles.append([])
                }
                roles[Int(numbers[hash.value])].insert(role)
            }
        }
    }

    /// The roles of the word with this hash.
    @inline(__always)
    func roles(ofHash hash: WordHash) -> RightsRole { roles[Int(numbers[hash.value])] }
}
