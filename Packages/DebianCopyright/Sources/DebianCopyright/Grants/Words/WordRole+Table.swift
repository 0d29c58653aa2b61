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
            optionally users licensees
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
