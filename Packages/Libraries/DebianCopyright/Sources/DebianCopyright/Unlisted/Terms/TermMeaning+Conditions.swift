extension TermMeaning {
    /// Obligations of those who use a permission.
    static let conditions: [(TermMeaning, String)] = [
        (
            .condition(.noEndorsement),
            """
            @may/@must not ?to ?be @use ~~ endorse/promote/advertising/publicity/endorsement/\
            promotion/advertisement/advertise
            not ?to ?be @use ~ endorse/promote/endorsement/promotion/advertise
            not ?to ?be @use ~~ advertising/publicity/advertisement
            not @use ~~ endorse/promote/advertising/publicity/endorsement/promotion
            neither ~~ nor ~~ may/shall/should/must/can/will ?be ?used ?to endorse/promote
            neither ~~ nor ~~ @must/@may ?not ?be ~ used to ~ endorse/promote
            nor ~~ ?@must/@may be used ~ endorse/promote/advertising/publicity
            neither ~~ may/shall/should/must/can/will be used ~ endorse/promote/advertising/\
            publicity
            no ~~ may/shall/should/must/can be used ~ endorse/promote/advertising/publicity
            not ~ imply/indicate/constitute ~~ endorsement/endorsed/sponsorship
            @may/@must not imply ~ endorsement/endorsed/sponsorship
            not ~ suggest ~ endorse/endorses/endorsement/endorsed
            @must/@may not be @use to ~ endorse
            never be used ~ advertising/endorse/promote
            not be used in connection with ?the marketing/advertising/promotion
            no ~ endorsement
            except as contained in this notice ~~ @must not be used in advertising
            neither ~~ nor ~~ is/are used to/in endorse/promote/publicity/advertising
            name/names ~~ not mentioned/used/named in ?any advertisements/advertising/publicity
            none of the names ~~ be used ~ advertising/endorse/promote/publicity
            name/names ~~ @may be used to endorse/promote
            name/names of ~~ @must/@may not be used except as \
            stated/permitted/described in ~~ policy
            """
        ),
        (
            .condition(.includeCopyright),
            """
            @must ?also/all/each/both ?be ?clearly @keep
            @must ~ @keep
            are/is/have/has to ?be @keep ~~ @notice
            required to @keep ~~ @notice
            @keep ~~ @notice
            @keeping ~~ @notice
            @notice ~~ @keep
            @statement is/are ?not/all ~ @keep
            not remove/delete/alter ~~ @notice when/if you @distribute
            not ?to ?be ?intentionally remove/removed/delete/deleted/alter/altered/modify/\
            modified/change/changed/obscure/obscured ~~ @notice
            @notice ~~ not ?to ?be removed/deleted/altered/changed/modified
            @may/@must not ?be ?intentionally remove/delete/alter/modify/change/obscure ~~ \
            @notice
            not ?to ?be remove/delete/alter ~ proprietary notice/notices
            except ~ remove/removing ~~ @notice
            not allowed/permitted to remove/delete/alter/modify/change ~~ @notice
            this/these ^ is/are ?clearly retained/kept/included/preserved/reproduced/maintained/\
            left/duplicated
            this/these ~ @must be @keep
            without removing/altering/modifying/changing ~~ @notice
            not remove/delete/alter/modify/change/obscure ~~ @notice
            @notice ~ @may/@must not be ?in ?any ?way removed/altered/modified/changed/deleted/\
            obscured
            @notice ~~ unmodified/unaltered/unchanged/entirety ?in ?all
            @may/@must not ?be distribute/distributed without ?including this/these/the ?above/\
            entire/complete/copyright/full ?copyright/license file/notice/notices/readme/disclaimer
            not ?be distribute/distributed ~ without ?including this/these/the ?above/entire/\
            complete/copyright/full ?copyright/license file/notice/notices/readme/disclaimer
            not distribute ~ that lacks ~ notice/notices
            @notice is/are not ?be modified/altered/changed/removed/deleted
            @notice without modification/change/alteration/modifications/changes
            list of conditions ?and ?the ?following ?disclaimer without modification
            unmodified ~ @notice
            @keep ~~ @notice ~ without modification
            must/shall include
            @must reproduce at minimum ~ disclaimer
            redistribution @must be conditioned upon including ~ disclaimer ?requirement ?for \
            ?further
            @keep the entirety of ~ @notice
            @keep ~ this/the ?license/copyright/entire file/readme
            @notice @must be kept/left untouched/intact ?and ?unchanged
            | the full text of this/the @notice
            | any preexisting/existing ~ @notice
            | notice of any changes/modifications
            | a link or url to
            if none exist ~~ @notice should be included ?hypertext ?is ?preferred ?text ?is \
            ?permitted ?within ?the ?body
            @must ~ contain/include/carry ~ copy/copies of this document/agreement/text
            @must contain/include/reproduce a verbatim copy of this/the document/license/licence/\
            notice/text
            if none exist ~~ should be used/included within the body of
            | this/these @notice @must be ?clearly ?plainly \
            accessible/visible/viewable to ?all users
            credit is given ?where it is due
            if ?the header/headers ?lines is/are left unchanged/unmodified/intact
            @must include this file in its unmodified/original form
            """
        ),
        (
            .condition(.documentChanges),
            """
            @must ~~ marked/mark/marks/indicate/identify/identified/state/indicated/documented/\
            labeled/note ~~ @modify
            @must ?be ?plainly/clearly/prominently/explicitly ?be marked/identified/labeled/\
            indicated
            @modify ~~ @must ~ marked/identified/labeled/documented
            @modify is/are ?appropriately/properly/clearly documented
            marked as such
            @must label ~ as modified ?software/version/versions
            not distribute ~ fashion/way/manner ~ confused
            @must carry prominent notices
            @must cause ~~ prominent ~~ changed
            clearly/plainly/prominently marked/mark/indicate/identify/indicated ~~ @modify
            @modify ~~ are/is ?clearly/plainly marked/indicated/documented
            @modify is/are conspicuously/prominently/explicitly/clearly indicated/marked/stated/\
            labeled
            notice of such @modify is/are ?conspicuously/prominently/clearly indicated
            @must reveal/state/indicate clearly ~~ @modify
            those/these @modify ~~ @must be ?explicitly/clearly stated/marked
            clear notice ~~ @modify
            @must cause ~~ to carry prominent notices ?change ?log ?describing/stating ?the ?changes
            if you @distribute ~~ please attach/add/include ?a ?an ?short note/list/notice \
            of/about/on/describing/listing ?the ?any ?all ?your @modify
            """
        ),
        (
            .condition(.rename),
            """
            @must ~ renamed/rename
            @must ~~ different/another/new/distinct name
            @must/@may not be called/named
            not named/called
            @may products ~ be called
            nor may/shall ~~ name/names
            no permission/right/rights to call
            nor @may ~~ appear in their/its name/names
            @must/@may not ~~ appear in their/its name/names
            not use ~ same name
            @may not ~ contain/use/have ~ name ?in ?their ?name ?without
            not bear ~ name/names
            under ?a different name
            only if ~ is/are renamed
            names not containing ?either
            no ~~ @may use ~~ name/names
            @must be called by a/another name other than
            name of the @modify ~ @must not be
            becomes null and void to the extent applicable ~~ @modify ~~ under the ~ names
            nor does it grant permission for the name ~~ to appear in their names
            """
        ),
        (
            .condition(.noMisrepresentation),
            """
            @must/@may not ?be misrepresented/misrepresent ?as
            not misrepresent
            prohibited from misrepresentative/misrepresenting
            @may/@must not ?be @use ~~ misleading/misleads/confusing
            cannot claim
            no misrepresentation
            not claim ?that ?you
            @may/@must not claim ?that ?you
            dont claim
            dont claim/pretend
            do/@may/@must not claim/pretend ?that
            not be ~ claimed
            dont/not sell ~ as ~ own
            not represent ~ as
            not represented as
            unless you ?try ?to pretend/claim
            except ?that ?you claim/pretend/claiming ?that you wrote/made
            not contain ~ misleading
            dont/not try to sell it/them/this ?@work as your/their own
            dont/not try to pretend ?that
            """
        ),
        (
            .condition(.acknowledgeInAdvertising),
            """
            advertising materials ~~ @must ~ display/include/acknowledge/contain
            advertising ~~ display the following
            advertising ~~ acknowledge/acknowledgement/acknowledgment
            """
        ),
        (
            .condition(.acknowledge),
            """
            @must ?be acknowledge/acknowledged/credit/credited/cite/cited
            origin/author/authors/source/us/work ?is/are ?properly/clearly/prominently is/are/\
            be ?properly/clearly acknowledged/attributed/credited/mentioned/cited
            @work/origin/author/authors is/are ?properly/clearly acknowledged/attributed/\
            credited/mentioned/cited
            acknowledgment/acknowledgement/credit/acknowledgments/acknowledgements ~~ required/\
            requested/given
            @must ?be ?clearly ?give/given ?proper/appropriate/full/due/credit credit
            give ?proper/appropriate/full/due credit/attribution/acknowledgment
            @must display the following
            documentation mentions/credits/acknowledges
            | this can/may be in the form of ~ message at/in
            proper/due/appropriate credit is provided/given
            publication/publications/papers/work resulting from ?research ?that ?made ?use ~~ \
            must/shall/should cite/acknowledge/reference
            citation must/shall/should list/state/mention
            if you ~ give the author/authors ?a ?the ?due ?full ?proper ?appropriate credit
            @must display in ~~ text/message/notice
            """
        ),
        (
            .condition(.includeInDocumentation),
            """
            documentation ~~ @must ~ acknowledge/include/state/contain
            @must ~~ supporting documentation
            appear/appears in supporting documentation
            """
        ),
        (
            .condition(.sameLicenseLibrary),
            """
            library ~~ under the terms of ~ lesser
            """
        ),
        (
            .condition(.sameLicenseFile),
            """
            file/files @must ~ under ?the same terms/license/licence/conditions
            """
        ),
        (
            .terms,
            """
            under the terms/conditions ?and ?conditions of ?the ~ license/licence
            """
        ),
        (
            .pointer,
            """
            same ?distribution terms/conditions/license/licence as
            provided that all other requirements of the gpl/license/gnu ?general ?public ?license are \
            met
            under ?exactly/precisely the same ?license/licence terms/conditions/license/licence \
            ?and ?conditions as
            """
        ),
        (
            .condition(.sameLicense),
            """
            under ?the/precisely/exactly/these/this/all ?exactly/precisely/very ?the same terms/\
            conditions/license/licence/copyright
            @keep ?all/these/this ?the same terms/conditions/license/licence
            receive/receives/get/gets/obtain/obtains ~ under ?the/these/this ?same \
            terms/conditions/license/licence
            derived/derivative/modified works/versions/work is/are/stay/stays/remain/remains ?also \
            free
            under ?the terms of/and ?conditions ?of a ~~ identical
            identical to this one
            @must/@may not be distributed under any/a/another ?other/different license/licence
            @distribute/@act ~ only under ?the ?terms ?of this license/licence
            under this ?same license/licence
            @must ~~ under ?the ?terms ?and ?conditions ?of this license/licence/agreement
            conditions ~~ for verbatim copying
            share alike
            copyleft
            contains/incorporates or is a/an derivative/derived ?work of this ~~ is subject to the \
            terms of this agreement/license/licence
            contains/incorporates or is a/an derivative/derived ?work of this ~~ is subject to \
            these terms
            only allowed/permitted under ?the/an identical/same ?license/licence conditions/terms/\
            license
            """
        ),
        (
            .condition(.discloseSource),
            """
            @must ^ source code/form ^ available
            @must ^ provide/include/accompanied/distribute/available/disclose/supply/publish/\
            contain/accompany ^ source
            source code/form @must ?also ?be ~ available/provided/included/accompany/disclosed/\
            distributed
            accompanied by ^ source
            @must make ^ source
            make ^ source ?code available
            corresponding source
            offer ^ source
            include ^ complete/full/corresponding source
            """
        ),
        (
            .condition(.networkUseDisclose),
            """
            interacting ~ remotely
            over a ?computer network ~~ source
            """
        ),
        (
            .condition(.bundleToSell),
            """
            @may be sold by itself
            not be sold by itself/themselves
            no copy ~~ @may be sold by itself
            not ~ sold/sell ~ by itself/themselves
            """
        ),
        (
            .condition(.tellAuthor),
            """
            send/submit/return/report/mail/email/forward/contribute/sent/reported ~~ author/\
            authors/us/me/holder/modifications/changes/improvements/maintainer/copy
            notify/inform/tell/contact ~ author/authors/us/me/holder/holders/maintainer
            notified
            """
        ),
    ]
}
