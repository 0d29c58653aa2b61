extension TermMeaning {
    /// Phrases that grant something, lead to conditions, or are only about the text itself.
    static let grants: [(TermMeaning, String)] = [
        (
            .grant,
            """
            permission to/for/is
            without ?any charge/fee/payment/cost permission to
            permission ~ granted/given
            is/are ?hereby/also/further/therefore ?freely permitted/allowed/authorized/granted
            @person @may ?also ?freely @act
            @person @may ~ @act
            @may be ?freely/also @act
            @may ?also freely be @act
            @may be ~ @act
            may/can ?also ?freely ?be @act
            hereby grants/grant
            grants/grant/gives/give/granted ~~ right/rights/license/licence/permission
            grants/grant/gives you
            feel free to
            @free to @act
            is/are free
            right/rights to/of
            rights ~ to
            freely @act
            @act freely
            freely available for
            freely usable
            permission ~ to @act
            license to @act
            @act ~ permitted/allowed/granted
            allowed/authorized/permitted to
            permit/permits/allow/allows/authorize/authorizes ~~ @act
            licensed ~ to @act
            free for ?any/all/everyone
            you can/may
            with ?full rights
            licensed/distributed/available for any
            @act as you see fit
            unlimited/unrestricted @act
            permission ~ granted for ?the unlimited/installation/@act
            @person is/are welcome to
            permission is ?hereby ?freely granted/given
            it is allowed/permitted to
            license/licence/rights/right/permission ?is/are ?also ?hereby ?freely granted/given
            grants/grant ?you ?the permission for/to
            @person @may ~ @act ~ without ?any/asking/requesting/further/additional ?for permission
            @person @may ~ @act ~ without ?the permission from/of
            if you distribute/redistribute ~~ you may do so according to the terms of your choice
            process this file through
            use/usage commercial or not is/are permitted/allowed/authorized
            """
        ),
        (
            .imperative,
            """
            | @act it @act it
            | @act it ~ @act it
            | @act this @work @act it
            | take this @work ~ @act it
            """
        ),
        (
            .everything,
            """
            do ?with it whatever/anything/everything/what you want/like/wish/please/will
            do anything/whatever ~ with
            do whatever/anything/what ?the ?fuck/hell ?ever you want/like/wish/please
            do with ?it ~ as you see fit/like/wish/please/want
            @person @may do as you please/like/wish/want with
            deal in/with ?the @work without restriction/limitation/restrictions
            use ~ any way ~ fit/like/want/wish
            use ~ any way/manner you want/like/wish/see/choose/please
            deal in/with ~ without restriction/limitation/restrictions
            redistribution/distribution and use in source and/or binary form/forms is/are permitted
            no restrictions on ?further dissemination/distribution/redistribution and/or @use
            do anything/whatever/what you want/like/wish/please with
            grant of all rights otherwise restricted by copyright
            license to exercise all rights
            grants/grant anyone/anybody/everyone/everybody the right to use ~ for any purpose \
            without any conditions
            you can/may do ?virtually/almost/nearly anything/whatever/what you like/want/wish/please \
            ?with
            """
        ),
        (
            .dedication,
            """
            placed/released/dedicated/put/donated/dedicate/place/release/put ~ to/in/into/on \
            the public domain
            is/are ?hereby ?all ?now in/within the public domain
            is/are public domain
            is/are ?a part of the public domain
            relinquish/relinquishes any/all claim/claims ?to any/all/the copyright/copyrights
            public domain software/code
            waived/waives all copyright/copyrights ?and ?related ?or ?neighboring rights to/in \
            this/these/the
            """
        ),
        (
            .lead,
            """
            provided ?only ?that
            providing that
            provided ?that ?all ?of the following ?conditions/restrictions ?are ?met
            on/upon/under ?the condition/conditions that
            under/with ?the ?following condition/conditions/restriction/restrictions
            with ?the following ?@work conditions/restrictions/limitations/exceptions
            subject to ?all/each/any/both ?of the/these following ?@work conditions/\
            restrictions/terms/requirements/limitations/provisions/disclaimer
            subject to the same terms/conditions ?and ?conditions
            subject to ?the/these/this/all/acceptance ?of ?the/this/these ?following/license \
            ?terms/conditions/restrictions ?and conditions/restrictions/terms/limitations/\
            license/agreement/provisions/inclusion
            the only condition/requirement/restriction is/being
            providing ?that ?the ?above conditions are met
            all subject to the following
            following condition/conditions/restriction/restrictions/requirements ?must/shall \
            ?be is/are/met
            subject to ?the ?only condition/requirement
            so/as long as
            only if ?all/each ?of ?the ?following ?conditions/requirements ?are ?met
            if ?and only if
            following condition/conditions/restrictions/terms applies/apply
            subject to ?the/a one/two/three/four/five/single/following ?simple condition/\
            conditions/restrictions/rules
            provided however/further that
            subject to the following restrictions and understandings
            subject to the restriction/restrictions that
            except that
            """
        ),
        (
            .aside,
            """
            | this license/licence/agreement ?itself/document/text may/must/shall/can not be ?in \
            ?any ?way modified/altered/changed
            | changes/modifications to this license/licence/agreement can/may ?only be made \
            ?only by ~ with ~ consent/permission
            | this license/licence/agreement may be ?freely ?copied/reproduced ?and copied/\
            reproduced/published/distributed provided ?that it is not altered/modified/changed
            | the license/licence and distribution terms for ~ version or derivative of this code \
            cannot be changed
            agree/agrees/agreed/agreeing to be bound
            agree/agrees/agreed/agreeing to ?all ?of ?the/these/this/such ?following \
            terms/conditions/license/licence/agreement
            agree/agrees/agreed/agreeing to follow/abide/comply/preserve ?by/with
            author/authors agree/agrees to grant third parties
            you agree/accept/agreed that
            agree/accept ~ terms/conditions/agreement/license
            acceptance ~ terms/conditions/agreement/license
            accepts/agrees ~ terms/conditions/license
            not agree/accept ~~ not ?download ?install ?or ?use/copy/download/install
            not agree/accept ?to/with ?all/such/the/these/this/any ?of ?the/these/this ?above \
            terms/conditions/license/licence/agreement ~~ no right/rights/license/permission ~ to \
            ~ @act
            not agree/accept
            acceptance of these/this/the
            agree/agrees that/as
            applies only to ~ patent
            requests/questions/comments/inquiries ~ may/should/can be sent/directed/addressed
            not subject to any license
            views and conclusions
            includes software developed
            is/are based on
            distributed in the hope
            this is a/the/version
            following ~ license/licenses applies/apply
            this license is/constitutes
            license below
            licensed as follows
            disclaimer ?of ?warranty constitutes
            may be protected/covered by
            following text constitutes
            under the following license/terms
            may be trademarks
            trademark/trademarks of
            funded under
            not ~ interpreted/represent/reflect
            please contact
            for ?more/further information/details
            changes to this license
            means/mean ?the/any/a/an/all/each/that
            shall/will mean
            refers to
            shall/will refer to
            shall/will include ?all/any/the
            this license/agreement is made
            for the purposes of this ?copyright ?and license/agreement/definition
            you acknowledge that
            no ~ agreement/license/fee/royalty ~~ required/needed/necessary
            no one other than
            without need to
            @may publish revised/new
            new versions
            government is granted for itself
            government ~ retains/has/have ~ rights
            at ~ dot org/com/net/edu
            is ?essentially a modified/scaleddown version of
            may be copyrighted
            encourages/encourage but does/do not require ~~ return
            rights to redistribute these changes without encumbrance
            all other rights ?are reserved
            rights not ?expressly/specifically/explicitly granted ~ reserved
            reserves all ?other right/rights
            is/are addressed as
            retains the right to use the names
            | this @work ?also includes/contains/uses/incorporates ~ software/code/technology/\
            material/materials/parts/portions ?that ?was ?originally developed/written/created/\
            made/contributed/owned/copyrighted ?and ?made/copyrighted ?available by/from/at/in/for
            no title ?to ?or ?ownership ~ transferred/conveyed
            property of their respective owners/holders
            company ?and/or product ?and/or ?service names may be
            for ?written permission ?or ?any ?legal ?other ?details/information ?please contact
            is/are ?a ?the registered/unregistered ?trade trademark/trademarks ?or/and ?service \
            ?marks ~ ?of/owned by/of
            trademark/trademarks owned by
            may revise this license/licence ?from ?time
            may publish revised/new
            | each version/revision ~ distinguished/given ~ version number
            permissions granted ?above/herein/here are perpetual
            the limited permissions/rights granted ?above/herein/hereunder are perpetual
            not subject to ?domestic/any/a copyright ?protection ?in/within ?the ?united ?states
            no ?claim ?to ?domestic copyright is/are claimed
            this is version
            this/the license/licence has ?also been certified/designated/approved/recognized as
            government has been granted for itself
            have the same meaning ?here as
            carefully read the following
            disclaimer/disclaimers ?of ?warranty/warranties extends/extend
            legal advice
            | no ?written ?agreement ?license ?licence ?or ?and ?royalty fee/fees/royalty/\
            royalties/payment is/are required/needed/necessary/due/owed
            | no attribution/credit/acknowledgment/acknowledgement ~ is/are required/needed/\
            necessary
            definitive version of this document should be available
            no hardware ~ is/are licensed
            license/licence ?and ?license/licence applies to all files/software/code
            this code/software cannot/cant simply/just be copied and put under another \
            ?distribution license/licence
            the word ~ can be left out if ~~ not
            conditions apply to all code ~~ not just
            if you do not wish to do so delete this exception
            feedback ~ may/should/can be sent/directed/addressed
            have fun
            | this applies worldwide/everywhere
            license/licence does not require you to
            indicates/constitutes/implies your acceptance of ?all ?of these/this/the ?above terms/\
            conditions/license
            no copyright statement needs to be provided
            this may not be legally possible
            learn more about
            became active on
            this license governs use of
            agreement is between
            for ~ information/questions ?please contact
            is/are provided ~ as a public service
            no other changes were made
            following ~ disclaimer/notice/notices applies/apply to
            text below constitutes
            need not be licensed under ~ terms/license
            information/notes/notices/changes may be appended/added after/to/below this/the ?above \
            header/notice
            this notice is required to be provided
            aggregation of ~~ volume of ~ medium/media does/do/shall/will not bring ~ under the \
            scope of
            aggregation of ~~ does/do/shall/will not ~~ this license ~ to apply to
            this clause/section/paragraph is intentionally left blank/empty
            your use ?installation ?copying ?modification ?or ?redistribution ?or ?distribution of \
            this ~ constitutes ?your acceptance/agreement of/to/with ?all ?of these/this/the ?above \
            terms/conditions/license/agreement
            which may be registered in certain/some/other jurisdictions/countries
            specifically permit without fee and encourage the use
            nor is leaving this/the notice/header intact mandatory/required/necessary
            copyright ~ is/are as follows
            in no way are the patent or trademark rights of any person affected
            not derived from ?any licensed software
            your use of ~~ is subject to the applicable ~ law/laws
            if it breaks you get to keep ?both ?all ?the halves/pieces/parts
            """
        ),
        (
            .note,
            """
            this license takes/took effect
            acceptable for free cultural works
            copyright ~~ @must not be subsumed ?or ?replaced
            | license/licence and distribution terms cannot be changed
            | the/this license/licence and distribution terms cannot be changed
            this code/software cannot/cant simply/just be copied and put under a different ?distribution \
            license/licence
            see other information below
            no modification of the/this license/licence is permitted ?only ?verbatim ?copy ?is ?allowed
            was/were ?originally developed/designed/created/written for research purposes only
            """
        ),
        (
            .formality,
            """
            subject to the jurisdiction
            governed/construed ~ laws/law
            construed in accordance
            unenforceable
            invalid or
            @must not affect the validity
            entire agreement
            section headings
            no waiver
            relationship of agency
            deemed waived
            jurisdiction
            headings
            @must be ?interpreted ?and ?governed governed/construed/interpreted
            venue
            severable
            provision ~~ held
            remainder of
            court/courts of
            conflict/conflicts of law/laws
            united nations convention
            attorneys fees
            supersede/supersedes
            copyright law/laws
            reserve/reserves/reserving/retain/retains/retaining ?all/the/its/his/any/every \
            ?exclusive/full/sole right/rights to/of
            exclusive right/rights to/of
            not assign ~ agreement/license/licence/rights
            use duplication or disclosure by ?the ?us ?united ?states government is/are subject \
            to ?the/certain restrictions/restriction
            government ?end ?users restricted rights
            with restricted rights
            controlling language
            nothing ~ shall/will be deemed/construed to create ~ relationship/agency/partnership
            government shall have only restricted rights
            shall be classified as commercial computer software
            """
        ),
    ]
}
