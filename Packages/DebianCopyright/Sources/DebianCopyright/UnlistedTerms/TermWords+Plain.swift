extension TermWords {
    /// Usual words of licenses that by themselves neither ask for anything nor withhold it, in the
    /// order of the alphabet.
    static let plain = WordSet(
        """
        abide about above abovementioned access accompanied accompanies accompany accompanying
        accordance acknowledge acknowledged acknowledgement acknowledgements acknowledges
        acknowledgment acknowledgments act acting acts adapt adapted add added adding addition
        additional additionally additions addon addons address addresses adequate advertise
        advertising advised affiliates aforementioned aforesaid after again against agents agreement
        aim algorithm algorithms all allow allowed allows alone along already also alter alterations
        altered altering alternatively always am amendments among an analyze and annotated another
        any anybody anyone anything apache appear appearing appears applicable application
        applications applied applies apply appreciate appreciated appropriate archive archives are
        article articles as ascii assign assignable assigns assist associated aswell at attach
        attached attributed attribution attributions author authored authorize authorized authorizes
        authors authorship automatically available background banner base based basis be bear bears
        because been before beginning behalf being belong below best between beyond binaries binary
        boilerplate book books both bound brand broadly bsd bug bugfixes bugs build built bundle
        bundled but by california called can carefully carry case cd certain change changed changes
        changing charge choice choose choosing claim claimed claims class classes clause clauses
        clearly code collection collectively combination combine combined comment comments commerce
        commercial community company compatible compensation compilation compile compiled compiler
        compiling complete completely compliance complies comply component components computer
        concerning conclusions condition conditions conforming conjunction connection consideration
        considered conspicuous conspicuously constitutes contact contain contained containing
        contains content contents continue continues contract contributed contribution contributions
        contributor contributors conversion converted copied copies copy copying copyright
        copyrighted copyrights corp corporation corresponding cost could council cover covered
        covers create created creating creator creators credit credited credits current currently
        data database databases date dated deal dealings deemed deems defined definition deleted
        deletions deliver delivered delivery department depend depends derivative derivatives derive
        derived deriving described description design designation designed designs desire desired
        detail details develop developed developer developers development did different direct
        directed directly directory disclaimer disclaimers disk disks display displayed displaying
        distinguished distributable distribute distributed distributee distributes distributing
        distribution distributions distributor distributors do document documentation documented
        documents does doing domain donated done download downloaded driver due duplicate duplicated
        duplication each easy editing effect eg either electronic electronically element elements
        else email embed embedded embedding employees encourage encouraged encourages endorse
        endorsement enduser engine enhance enhancements enjoy entire entities entitled entity
        equipment equivalent essentially etc even event ever every everybody everyone everything
        example examples exception exceptions exclusive executable executables execute exercise
        existing explain explicit explicitly express expressed expressly extend extended extension
        extensions extent external extract extracted extracts fact facts fair fashion feature
        features feedback fellow few file files filter final find firmware first fit fixes folder
        follow following follows font fonts for foregoing fork form format formats forms forprofit
        found foundation free freedom freely freeware from fulfilled full fully fun function
        functional functionality functions furnish furnished further general generally generated
        give given gives giving glyph glyphs gnu going good governed gpl grant granted granting
        grants graphics group had hand happy hardcopy hardware has have having he header headers
        help helpful hence her here hereafter hereby herein hereinafter hereof hereunder herewith
        him his historical hold holder holders hope hoped how however howsoever hyperlink icon icons
        idea identical identification identified identifier identify identifying ie if image images
        immediately implement implementation implementations implementing implied import important
        imposed improve improvements in inc include included includes including inclusion inclusive
        incompatible incorporate incorporated incorporates incorporating incorporation independently
        indicate indicated indicates indicating indirect indirectly individual individually
        individuals information infringe infringed input insert inserted install installation
        installed instance instead institute instrument intact integrate integrated intellectual
        intend intended intent intention interest interface interfaces internet into irrevocable
        irrevocably is it item items its itself java jurisdiction just keep keeping kept kernel kind
        kindly kinds kit laboratory language large last latex law laws least leave left legal
        legally legend less libraries library licence licences license licensed licensee licensees
        licenses licensing licensor licensors like line lines link linked linking links linux list
        listed listing located location logo logos ltd machine machinereadable macro macros made
        mail maintain maintained maintainer maintainers make makefile making manner manual manuals
        many mark marked marking marks material materials matter may me means media medium mediums
        meet member mention mentioned mentioning merchantable merge merged merging message messages
        met method methods might minimum misrepresent misrepresented mit modification modifications
        modified modifies modify modifying module modules more most much museum music my name named
        names nature necessary new next nice nocharge noncommercial noncopyleft nonexclusive
        normally note noted notes notice notices now number object obligation
        obligations observed obtain obtained obtaining of offer old on one online onto open opinions
        option or organisation organization organizations origin original originally other others
        otherwise our outlines output over own owner owners ownership package packages page pages
        paidup paragraph paragraphs part partial particular parties parts party patches patent
        patented patents people per perform performance performed performing perl permission
        permissions permit permits permitted perpetual perpetually person persons pertaining phrase
        physical picture pictures piece pieces place placed places plainly platform please plugin
        plugins pointer port porting portion portions ports position possible practicable practice
        preceding precise preparation prepare prepared present presented preserve preserved
        preserving previously print printed printing prior problems procedure produce produced
        product products profit program programmer programmers programs project projects prominent
        prominently promote promotion proper properly property proprietary protected protocol
        provide provides providing provisions public publically publication publications publicity
        publicly publish published publishing purpose purposes python question questions read
        readable readme real reason reasonable reasonably reasons receive received receiving
        recipient recipients redistributable redistribute redistributed redistributing
        redistribution redistributions refer reference referenced references referring refers regard
        regarding regardless regents registered related relating release released releases relevant
        relicense remain remaining remains remove removed rename renamed rendered repository
        represent representation representations representative represented reprinted reproduce
        reproduced reproduces reproducing reproduction requirements research reserved respect
        respective respectively respects result resulted resulting results retain retained retaining
        retains reuse reused revise revision revisions right rights rom routine routines royaltyfree
        rules run runtime said same sample samples satisfied satisfy saying script scripts section
        sections see sell selling sense sentence sentences separate server service services set sets
        several share shared shareware she should show shown significant similar similarly simple
        simply since single site so society software softwares sold some someone something somewhere
        sound source sources specific specifically specification specifications sponsors staff
        standard standards state stated statement statements states stating still store stuff style
        sublicensable sublicense sublicensed sublicensing subroutine subroutines subsequent
        substantial substantially substitute successors such suite supplied suppliers supply
        supporting symbol symbols system systems table tables team template term terms test tex text
        texts thank thanks that the their them theme themes themselves then there thereby therefor
        therein thereof thereon thereto these they thing things third thirdparty this those three
        through throughout thus time times title titles tm to together too tool toolkit tools top
        trade trademark trademarks transfer transferable transferred transfers translate translated
        translation translations transmit transmitted true trustees two type typeface typefaces
        types unconditional unconditionally under underneath understand understands universal
        universally universities university unix unlimited unrestricted upgrades upon uri url us
        usable usage use used useful user users uses using usual usually utilities utility valid
        variants various vendor vendors version versions via video view views visible visibly visit
        want wants warrantee warranties warranty was way ways we web website welcome well were what
        whatever whatsoever when where wherever whether which whichever while who whoever whole whom
        whose why will wish with word words work works worldwide would written wrote year years yet
        you your yours
        """)
}
