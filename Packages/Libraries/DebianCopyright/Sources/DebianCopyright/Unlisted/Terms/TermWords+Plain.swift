extension TermWords {
    /// Common words of licenses that by themselves neither demand nor withhold anything, in
    /// alphabetical order.
    static let plain = WordSet(
        """
        abide about above abovementioned access accompanied accompanies accompany accompanying
        accordance according accuracy accurate acknowledge acknowledged acknowledgement
        acknowledgements acknowledges acknowledgment acknowledgments act acting acts adapt adapted
        add added adding addition additional additionally additions addon addons address addressed
        addresses adequate adhere adhered advertise advertising advised affiliates aforementioned
        aforesaid after again against agents agreement aim algorithm algorithms all allow allowed
        allows alone along already also alter alterations altered altering alternatively always am
        amendments among an analyze ancillary and annotated another any anybody anyone anything
        appear appearing appears applicable application applications applied applies apply
        appreciate appreciated appropriate approved archive archives are arithmetic article articles
        artwork artworks as ascii assets assign assignable assigns assist associated aswell at
        attach attached attributed attribution attributions audio author authored authorize
        authorized authorizes authors authorship automatically available avatar avatars background
        banner base based basically basis be bear bears because been before beginning behalf being
        belong below best between beyond binaries binary bitmap bitmaps bits boilerplate book books
        both bound brand broadly bsd bug bugfixes bugs build builds built bundle bundled but by byte
        bytes california called can carefully carry case cd certain change changed changes changing
        char character characters charge charset chart charts choice choose choosing cipher claim
        claimed claims clarify clarity class classes clause clauses clear clearly code codec
        collection collectively combination combine combined combining comment comments commercial
        compatible compensation compilation compile compiled compiler compiling complete completely
        completeness compliance complies comply component components computer concerning conclusions
        condition conditions configuration conforming conjunction connection consequently
        consideration considered conspicuous conspicuously constitutes contact contain contained
        containing contains content contents context continue continues contract contributed
        contribution contributions contributor contributors conversion converted copied copies copy
        copying copyright copyrighted copyrights corp corporation corpus correction corrections
        correctness corresponding cost could cover covered covers create created creating creator
        creators credit credited credits current currently cursor cursors data database databases
        dataset datasets date dated datestamp deal dealings decoder decryption deemed deems defects
        defined definition deleted deletions deliver delivered delivery demo depend depends
        derivation derivations derivative derivatives derive derived deriving described describing
        description design designation designed designs desire desired detail details develop
        developed developer developers development dictionaries dictionary did differ different
        differs direct directed directly directory disclaimer disclaimers disk disks display
        displayed displaying distinguished distributable distribute distributed distributee
        distributes distributing distribution distributions distributor distributors do document
        documentation documented documents does doing domain donated done download downloaded driver
        due duplicate duplicated duplication dynamically each earlier ease easy edited editing
        editor editors effect effectively eg either electronic electronically element elements else
        email embed embedded embedding employees emulator encoder encoding encourage encouraged
        encourages encryption endorse endorsement enduser engine enhance enhancement enhancements
        enjoy entire entirely entities entitled entity equipment equivalent essentially estoppel etc
        even event ever every everybody everyone everything exactly example examples exception
        exceptions exclusive executable executables execute exercise exist existing exists explain
        explicit explicitly exploit exploited export express expressed expressly extend extended
        extension extensions extent external extract extracted extracts fact facts fair fashion fax
        feasible feature features feedback fellow few file files filter final find first fit fixes
        folder follow following follows font fonts for foregoing fork form format formats formed
        formerly forms forprofit found foundation free freedom freely freeware from fulfilled full
        fully fun function functional functionality functions furnish furnished further general
        generally generated give given gives giving glyph glyphs gnu going good government
        gpl grammar grant granted granting grants graphic graphics group had hand happy hardcopy has
        have having he header headers help helpful hence her here hereafter hereby herein
        hereinafter hereof hereunder herewith hexadecimal him his historical history hold holder
        holders hope hoped how however howsoever human hyperlink hyphenation icon icons idea
        identical identically identification identified identifier identify identifying ie if
        illustration illustrations image images immediately implement implementation implementations
        implementing implication implicitly implied import important imposed improve improvements in
        inc include included includes including inclusion inclusive incompatible incorporate
        incorporated incorporates incorporating incorporation independent independently indicate
        indicated indicates indicating indication indirect indirectly individual individually
        individuals information infringe infringed infringement initial initially input insert
        inserted install installation installed instance instead institute instrument intact
        integrate integrated intellectual intend intended intent intention intentionally interest
        interface interfaces interpreter into irrevocable irrevocably is it item items its itself
        jurisdiction just keep keeping kept kernel keyboard kind kindly kinds kit label labeled
        language large larger last later latest latex law laws layout layouts least leave left legal
        legally legend less lexicon liberal libraries library licence licences licensable license
        licensed licensee licensees licenses licensing licensor licensors like line lines link
        linked linking links list listed listing listings located location logo logos lookup ltd
        machine machinereadable macro macros made mail maintain maintained maintainer maintainers
        make makefile maker makers makes making manner manual manuals many mark marked marketing
        marking marks material materials matter maximum may me means media medium mediums meet
        member mention mentioned mentioning mentions merchantable merge merged merging mesh message
        messages met method methods might minimum misrepresent misrepresented mit model models
        modification modifications modified modifies modify modifying module modules more most much
        music my name named names nature necessarily necessary new next nice nocharge noncommercial
        noncopyleft nonexclusive normally note noted notes notice notices now number object
        obligation obligations observed obtain obtained obtaining of offer officially old on one
        online onto open opened opinions option or organisation organization organizations origin
        original originally originating originator originators other others otherwise our outcome
        outlines output over own owned owner owners ownership package packaged packages page pages
        paidup palette paragraph paragraphs parser part partial particular parties parts party
        patent patented patents pattern patterns people per perform performance performed performing
        perhaps perl permission permissions permit permits permitted perpetual perpetually person
        persons pertaining photo photos phrase physical picture pictures piece pieces place placed
        places plainly please plugin plugins pointer port porting portion portions ports position
        possible possibly practicable practice preceding precise preparation prepare prepared
        present presented preserve preserved preserving previously print printed printing prior
        problems procedure processor produce produced product products profile profiles profit
        program programmer programmers programs project projects prologue prominent prominently
        promote promotion propagate proper properly property proprietary protected protocol provide
        provides providing provisions public publically publication publications publicity publicly
        publish published publishing purpose purposes question questions read readable readme real
        reason reasonable reasonably reasons receive received receiving recipient recipients
        recording recordings redistributable redistribute redistributed redistributing
        redistribution redistributions reexport refer reference referenced references referencing
        referring refers regard regarding regardless regenerated regents registered regulations
        related relating release released releases relevant relicense remain remaining remains
        remove removed rename renamed rendered renderer repository represent representation
        representations representative represented reprinted reproduce reproduced reproduces
        reproducing reproduction requirements reserved respect respective respectively respects
        result resulted resulting results retain retained retaining retains reuse reused revise
        revision revisions right rights ringtone rom routine routines royaltyfree rules run runtime
        said same sample samples satisfied satisfy saying says scanner scanners schema schemas
        screenshot screenshots script scripts section sections see sell selling sense sentence
        sentences separate separately server service services set sets several shader shaders share
        shared shareware she should show shown significant similar similarly simple simply simulator
        since single site skeleton skins so society software softwares sold some someone something
        somewhere song songs sound soundfont sounds source sources specific specifically
        specification specifications spelling sponsors sprite sprites staff standard standards
        startup state stated statement statements states statically stating still store string
        strings stuff style stylesheet stylesheets sublicensable sublicense sublicensed sublicensing
        submitted subroutine subroutines subsequent subsidiaries subsidiary substantial
        substantially substitute successors such suite supplied suppliers supply supporting symbol
        symbols system systems table tables tape team technology template templates term terms test
        tex text texts textual textually texture textures thank thanks that the their them theme
        themes themselves then there thereby therefor therefrom therein thereof thereon thereto
        thesaurus these they thing things third thirdparties thirdparty this those three through
        throughout thus tileset time timer timers times title titles tm to together too tool toolkit
        tools top track tracks trade trademark trademarks transfer transferable transferred
        transfers translate translated translation translations translator translators transmit
        transmitted true trustees two type typeface typefaces types typographic unconditional
        unconditionally under underneath understand understands united universal universally
        universities university unlimited unrestricted upgrades upon uri url us usable usage use
        used useful user users uses using usual usually utilities utility valid variants various
        vector vectors vendor vendors version versions very via video videos view views virtually
        visible visibly visit wallpaper want wants warrantee warranties warranty was way ways we web
        website welcome well were what whatever whatsoever when where whereby wherein wherever
        whether which whichever while who whoever whole whom whose why will wish with word wordlist
        wordlists words work works worldwide would written wrote year years yet you your yours
        """)
}
