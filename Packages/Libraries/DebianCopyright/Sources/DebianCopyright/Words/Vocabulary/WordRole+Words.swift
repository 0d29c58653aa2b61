extension WordRole {
    /// The words of each role, in the order of the roles and as `WordReader` gives them: lowercase,
    /// without hyphens.
    static let table: [(WordRole, String)] = [
        // Beginnings of names, and ends of sentences.
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
        (.only, "only exclusively strictly solely"),
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
            duallicensed trilicensed triplelicensed multilicensed licensing
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
            one
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
            name names variant variants variation adaptation
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
        (.allowance, "permission permissions permitted allowed obligations rights exception"),
        (.pointer, "commonlicenses commonlicences"),
        // How the names in a sentence relate.
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
            triple triplelicensed whichever alternative alternatives multilicensed option
            alternatively
            """
        ),
        (.either, "either"),
        (.alternatively, "alternatively alternately"),
        (.above, "above"),
        // The subject of a grant.
        (
            .work,
            """
            work works program programs software library libraries package packages product code
            application applications project projects
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
        // Single words that the grammar asks for.
        (.verb, "is are may can was were has have falls"),
        (.license, "license"),
        (.terms, "terms conditions license licensing way manner"),
        (.under, "under"),
        (.of, "of"),
        (.the, "the"),
        (.from, "from"),
        (.to, "to"),
        (.as, "as like"),
        (.no, "no without zero neither not none nor"),
        // Permissions.
        (
            .act,
            """
            use used copy copied copying distribute distributed distribution distributable
            redistribute redistributed redistribution redistributable modify modified modification
            modifications reproduce reproduced do anything whatever
            """
        ),
        (.use, "use uses used using usage purpose purposes"),
        (.sale, "sell selling sale sales resale sold"),
        (.permission, "permission permissions"),
        (.permitted, "permitted allowed"),
        (.allowing, "allow allows permits"),
        (.grant, "grant grants"),
        (.granted, "granted"),
        (.given, "given gives give"),
        (.right, "right rights"),
        (.nothing, "no nor none"),
        (.person, "person persons anyone everyone everybody"),
        (.reader, "you users anyone everyone everybody"),
        (.may, "may can"),
        (.hereby, "hereby freely"),
        (.linking, "link links linked linking compilation combine"),
        (.licensed, "licensed"),
        (.leading, "under see according"),
        (.gnu, "gnu gpl lgpl"),
        (.providing, "as by for in on to under with without"),
        // Conditions, riders and notes.
        (
            .binding,
            """
            may must shall should provided require requires required condition conditions subject
            only permission permitted prohibited forbidden restriction restrictions restricted
            unless except without not no never cannot neither free fee charge commercial
            commercially noncommercial nonprofit personal educational academic research military
            evil government agree accept exception exceptions additional additionally further
            granted grant grants
            """
        ),
        (
            .restricting,
            """
            only must shall provided subject prohibited forbidden restriction restrictions
            restricted commercial commercially noncommercial nonprofit personal educational academic
            research military evil government fee charge additional additionally addition further
            also special exceptions
            """
        ),
        (
            .demanding,
            """
            only must subject prohibited forbidden restriction restrictions restricted commercial
            commercially noncommercial nonprofit personal educational academic military evil
            government fee charge royalty permission permitted agree agrees indemnify retain
            reproduce copy copies redistribute redistribution redistributions
            """
        ),
        (.must, "must shall"),
        (.prohibiting, "prohibited forbidden"),
        (.denying, "except without not unless no never cannot neither nor doesnt"),
        (.not, "not cannot"),
        (.limit, "restriction restrictions condition conditions"),
        (.adding, "additional further"),
        (.commercial, "commercial commercially military"),
        (
            .field,
            """
            noncommercial nonprofit personal private academic educational research evaluation
            """
        ),
        (.keeping, "retain reproduce keep include contain"),
        (
            .term,
            """
            warranty warranties liable liability responsible notice notices permission permitted
            copies license licensee conditions condition must provided derivative endorse risk
            merchantability
            """
        ),
        (.notice, "notice notices"),
        (
            .elsewhere,
            """
            license licensed licensing name names trademark trademarks logo logos endorse promote
            notice notices warranty warranties law laws export debian
            """
        ),
        (.disclaiming, "warranty warranties liable liability merchantability"),
        (.warranting, "warranty warranties"),
        (.trademark, "trademark trademarks"),
        (.procurement, "dfars dfar fars"),
        (.obeying, "comply complies compliance"),
        // All of a work, and announcements of a choice.
        (.determiner, "all the any license"),
        (.conjunction, "and but while whereas"),
        (.original, "the this upstream original our actual"),
        (
            .body,
            """
            files file source sources code upstream package program software library project work
            distribution archive tarball application
            """
        ),
        (.containing, "in under inside below"),
        (.noWork, "which that license gpl perl text packaging debian"),
        (
            .covering,
            """
            licensed released distributed available covered published provided under gpl lgpl agpl
            gnu mit bsd free copyright copyrighted
            """
        ),
        (.oneOf, "choice either one any"),
        (.numbering, "two three following these below"),
        (.choiceBridge, "of the two three following these below different free open source"),
        // The subject of a dedication.
        (
            .change,
            "change changes modification modifications addition additions patch patches"
        ),
        (.file, "file files"),
        (
            .dedicationBridge,
            """
            a the in into to hereby now all also both explicitly placed put released dedicated
            donated given
            """
        ),
        (
            .doubting,
            """
            not no never cannot nor or unless except but if whether until before may might can could
            should would must been was were originally formerly previously once based derived taken
            borrowed some most many few several parts portions part other another your which who
            assume assumed assuming believe believed claim claims claimed consider considered
            presumably probably likely seem seems appear appears say says said indicates states
            contains contain includes include uses
            """
        ),
        // Agreements.
        (
            .agreement,
            "agreement agreements licensee licensees licensor licensors hereunder herein eula"
        ),
        (
            .secret,
            """
            confidential confidentiality secret secrecy disclosed disclose discloses disclosure
            disclosing
            """
        ),
    ]
}
