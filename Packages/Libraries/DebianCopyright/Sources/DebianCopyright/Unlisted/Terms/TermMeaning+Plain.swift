extension TermMeaning {
    /// Phrases without a meaning of their own, but with words that negate, limit or demand
    /// elsewhere.
    static let explanations: [(TermMeaning, String)] = [
        (
            .plain,
            """
            with or without ?any ?such ?or ?making @modify
            without or with @modify
            with or without ?any/a fee/charge/royalty/compensation/payment
            with or without charging ?money ?for ?it/them/this/copies
            without payment of ?a/any ?license/licence fee/fees/royalty/royalties
            for money or for free/fun
            for sale or for free
            for gain/profit or otherwise/not
            for profit or not for profit
            for free or commercially/for money
            privately or commercially
            even/also commercially
            gratis/free or for a/money charge/price/fee
            at/for any price ?including ?zero
            in research as well as in commercial
            for academic/educational/research/personal/private ~ commercial ~ any/all ?other purpose/\
            purposes
            with any hardware
            commercial ?or/and ones included/too
            commercial or not/otherwise
            no rights ?are reserved
            without ?any/further/payment/a/paying ?license ?or/of fee/fees/charge/royalty/\
            royalties/payment/cost/compensation
            without ?any ?written agreement ?and ?without ?a ?license ?or ?royalty ?fees/fee
            without ?any ?a ?signed ?license/licensing ?or ?written agreement
            without ?any/further/other restriction/restrictions/limitation/limitations/\
            condition/conditions/limit/obligation
            without ?any/further/other restriction/restrictions/limitation/limitations ?of ?any \
            ?kind/sort/type
            without limiting
            without written agreement
            without charge
            free of ?all/any charge/charges/fees/royalties/cost
            at no charge/cost/fee
            no charge/cost/fee/royalty
            no restrictions/restriction/limitations ?on/of ?its/the ?use
            no ?other/further/additional restrictions/restriction/limitations/conditions
            for any/all ?and ?all/lawful/legal/other ?use/uses/purpose/purposes
            for ?both any/all ?commercial/noncommercial ?and/or ?commercial/noncommercial \
            purpose/purposes
            non exclusive
            non commercial or/and/as commercial
            noncommercial or/and commercial
            commercial or/and/as ?well ?as ?for ?both non commercial
            commercial or/and/as ?well ?as ?for ?both noncommercial
            private or/and/as ?well ?as commercial
            commercial or/and/as ?well ?as private/personal/educational/academic
            academic/educational/private/personal or/and ?of commercial
            including ?but not limited to
            including ?but ?is ?are ?without ?any limitation ?to
            including without limitation
            but not limited to
            but not limitation
            not limited to
            no/not ?in ?any event
            is/are not required/necessary/needed/obligatory/mandatory
            not required/necessary
            need not
            not only
            no obligation
            not a requirement
            nothing in this ?license
            no later than
            in whole or in part
            or no
            or not
            whether or not
            provided with/by/as/in/for/to/here/herein/under/above/on/at
            is/are/was/hereby/been provided
            all rights reserved
            some rights reserved
            if required by ?applicable law
            except as ~ provided/required/permitted/stated/contained ?herein ?in/by ?this/\
            applicable/law ?notice/license
            except as contained in this notice
            must/shall/will/should be made available
            unless otherwise ?expressly stated/noted/indicated/specified
            unless ?otherwise required by ?applicable law
            to the extent
            no support
            limited to
            royalty free
            royalties
            commercial ?and/or ?other use/purposes/applications/products/distribution/software
            any purpose ?including ?for commercial
            without notice
            without prior notice
            without asking
            not derived
            not part of
            does not matter
            restriction/restrictions/limitations above
            following restriction/restrictions/limitations
            limitation the rights
            written ?prior permission/consent is not required
            not be/is ?to ?be ?construed as
            consideration of your agreement to ~ terms
            personal ?and ?perpetual ?worldwide nonexclusive/nontransferable
            nothing ~ shall/will/must ?be deemed/construed/grant
            except for the license/licenses/rights ?expressly granted
            @may/do/does not have to
            not have to
            not ?even bound/obligated/obliged
            not ~ restrict/prevent others
            no copyright ~ claimed
            not ~ public domain
            contract/grant/agreement no
            without releasing
            without ~ attribution/reference/mention/credit/acknowledgment
            would/may/might ?otherwise be required
            as a special exception
            we/i ?do ?kindly only ask/request ?only ?that
            we/i ?do ?kindly ask/request only ?that
            all ?that ?we/i ask/request ?is ?that
            neither the name/names
            no title ?to ?or ?ownership
            not subject to any
            only to the
            third party/parties
            only/solely in accordance with
            without ?any fee/charge/royalty ?and/or ?of ?other royalty/royalties/fee/fees/charge
            restriction/restrictions or fee
            nor the name/names/university
            not be revoked
            not construed ?to ?be
            not be used to construe
            license cannot change
            without ~ compensation ~ restrictions
            without ?even asking ~ permission
            without ?any further/additional permission/permissions/consent
            without ~ obligation to pay
            must/shall pay ?those/any/all ?the damages
            without ?any obligation/duty to ~ confidential
            no ~ expectation/reservation ~~ confidentiality
            privacy ?laws and/or confidentiality
            confidentiality and security laws
            kind ordinarily/normally acquired/supplied/bought for ~ household
            for internal use or for distribution
            unless ~~ are/is solely in the form of machineexecutable object code
            unless ~~ are/is solely in the form of machine executable object code
            if/that only ?the executable/object/binary ?code ~ is/are distributed/redistributed
            to members of the public
            not distort mutilate ?or modify
            not use ~~ in violation of
            @must/@may not use ~~ in violation of
            @must/@may not be used ~~ prohibited by/under any/the/applicable
            not distribute/publish ~~ with any ?effective technological measures
            not imply ~ transfer
            not responsible to ~ disclose
            does not profit
            agree/agrees to pay ?any/all taxes
            if a copy of ~ was/is not distributed with
            not ?attempt ?to alter ?or restrict the recipients
            @must/@may not be used to construe
            international business machines
            without ?any restriction/restrictions or fee/charge
            no copyright statement needs to be provided
            except those imposed by ?the law/laws
            viewable/visible to users
            sublicensed to you under ~ with the permission of
            of the license but only in their entirety
            distribute this license verbatim without ?any changes
            for your own use or for commercial
            your own use or for commercial
            @use ~ only/solely in compliance/accordance with
            solely and exclusively for ?the purposes of this license/agreement
            not distributed/licensed/covered under/by the gpl/gnu/lgpl
            been designed for research purposes only
            subject to acceptance of this license/agreement
            is/are free of/from
            use is subject to license terms
            for ?both commercial or/and ?for noncommercial/personal/private/educational/academic
            for ?both noncommercial/personal/private/educational/academic or/and ?for commercial
            for ?both commercial or/and ?for non commercial
            for ?both non commercial or/and ?for commercial
            including for commercial ?or ?for ?forprofit/profit
            for unlimited @act
            for such/that/these purpose/purposes
            within that constraint
            other than the ~ addition
            this restriction
            paid up
            without imposing a separate ?written license/agreement
            in exchange for a fee
            in any/another context/language/medium/format
            comply strictly
            modified and redistributed
            rights/license/licenses granted ?to ?you by/under/herein/hereunder/in
            rights/license/licenses granted to you
            terms conditions and limitations
            conditions and limitations/restrictions
            except as expressly stated/provided/granted ~ above/here/herein/license/section
            only/solely/except under ~ terms/conditions/license
            may or may not
            verbatim copy/copies/copying
            modified or unmodified/verbatim
            unmodified or modified
            changed or unchanged
            for ?any/both/either personal/private/research/educational/academic/noncommercial/\
            home/internal/teaching ~ and/or/as ?well ?as ?for commercial/proprietary ?use/\
            purposes/purpose/applications
            promote ~ sale
            sale use or other dealings
            who/which/that may/can/might ?also @act ?and ?or ?or/and ?@act
            as permitted above/by/under/herein
            alternatively ~~ general public license
            requests/encourages/encourage ~~ return
            except that this permission notice
            licensed not sold
            without ~ restriction/restrictions
            commercially ?and or/and noncommercially
            rights reserved
            except where/as otherwise noted/stated/indicated/specified
            no possibility of confusion
            end of license/licence/terms/copyright
            if you ?really need
            all of which is to say ?that
            @must not ?at ?any ?time ?in ?the ?future seek to enforce any copyright
            or prevent any person ?or ?entity from
            whether granted under contract or by operation of law or international treaty
            commit to the public at large
            giving/granting the recipient permission to redistribute ?further in turn
            any individual/person or institution
            notice of limited availability
            you are responsible for compliance/complying with ~ law/laws
            rights and restrictions of these/this terms/license/licence
            except where ?explicitly/otherwise noted/stated/indicated/specified ?otherwise
            however/howsoever you like/want/wish/please
            to the extent ?that dedication to the public domain is not available/possible
            no rights are reserved
            and/or sale of this/the @work
            you may wish/want/like to contact/ask/see/read
            no ~ attribution/credit/acknowledgment/acknowledgement/notice ~ required/needed/\
            necessary
            not impose ~ restriction/restrictions/obligation/obligations
            without inclusion of
            no requirement
            promises
            for free
            not removed/deleted
            for ?the redistribution/distribution/copying/modification/use of
            in ?compliance/accordance/conformance/connection/combination/conjunction compliance/\
            accordance/conformance/connection/combination with
            with respect to
            for example/instance
            with each other
            for any/all/every/whatever/both/use
            with ?any/other/your/its/their/the/this/these/all @work
            with modification/modifications/changes/alterations
            with ?all/any ?rights
            along with
            not to confuse
            no limitation/limitations/obligation/obligations
            without including/retaining
            @keep ?here verbatim
            modified and/or/verbatim unmodified
            only in compliance with
            without asking ?for permission
            @must comply with all/any ?applicable
            personal/private/research/educational/academic/noncommercial/home/internal/teaching \
            ~ and/or/as ?well ?as ?for commercial/proprietary ?use/purposes/purpose/applications
            commercial ~ and/or/as ?well ?as ?for personal/private/research/educational/\
            academic/noncommercial/home/internal ?use/purposes/purpose
            any purpose ~ or/and commercial
            without ?the payment of ?any fee/fees/royalty/royalties
            without licensing fee/fees
            developed/designed/created/written for ~ use/purposes
            reference/references ~~ commercial product/products
            changes to this license
            proprietary notice/notices/legends/rights/marking/markings
            subject to the limitations ~ disclaimer
            does/do not require
            but ?it ?is ?are ?that ?this not ?a required/necessary/mandatory/requirement/\
            obligatory
            is not a requirement/condition
            or otherwise
            no other
            nothing else
            not part
            not a
            not being
            only be made by
            to the ?maximum/fullest/greatest/full extent permitted/allowed/permissible by/under \
            ?any/the ?applicable/local/relevant law/laws
            because ~ is/are licensed free of charge
            to the ?maximum/fullest/greatest/full extent permitted/allowed/permissible by/under \
            your ?applicable/local/relevant law/laws
            terms ?and ?conditions of/for use
            terms ?and ?conditions for copying distribution ?and modification
            terms ?and ?conditions for use reproduction ?and distribution
            once ~~ published under ?a ?the particular version of ?the/this license/licence
            under no obligation ~~ patches
            shall/will not be revoked
            which you should read ?carefully
            all rights are reserved
            according to the terms of your choice
            for unrestricted use
            provided/granted ?for/to ?you under this license/licence
            under the above conditions ?for ?modified ?versions
            for anyone/everyone/anybody to @act
            if you distribute/redistribute ~ you may do so
            if you modify this ~ you may extend this exception to your version
            without encumbrance/encumbrances
            without ?the need for ?a ?written agreement
            without ?written ?agreement ?and ?without license/licence or royalty fees/fee
            fee or written agreement
            to the extent possible under law
            even for commercial purposes/use
            for commercial ?use as well as ?for ?non ?commercial/noncommercial ?use/purposes
            no ~ fee ?and/or no ~ permission is/are ?needed/required/necessary
            no ~ fee ?and/or no ~ permission needed/required/necessary
            no ?royalty/fee ?or/and royalty/fee/royalties/fees is/are owed/due/payable
            except as ?is/are needed/required/necessary ?to/for ?reasonable ?and ?customary \
            ?use ?in describe/describing the origin
            all ?that ?we/i want ?is ?that
            no restrictions on the use
            under the same terms/license/licence as @permissive
            in case this is not legally possible
            except those imposed by the law/laws of your country
            unless such conditions are required by law
            for the debian ?gnu ?linux system/project/distribution but/and may ?also be used by \
            others
            under whatever terms
            government use
            terms of ?the all other applicable ~ must be followed
            @modify ~ for your own use and ?to @distribute
            in perpetuity
            contract/grant/agreement number
            under contract no/number
            under contract ?no/number ~~ for the operation of
            software distribution coordinator
            to the extent applicable
            not have to make ?the source ?code available or contribute ~ changes back
            including with modifications/changes
            that does not diminish the rights of
            but if you find ?a/any bug/bugs ~~ i/we would ~ love/like/appreciate
            projects which are not available under ~~ but which still want to provide support for
            is/are not copyrightable ?but
            no further permission/permissions ?is ?are ?needed/required/necessary
            nor are the rights that other persons may have
            methods that have not yet been invented or conceived
            under the same distribution terms as/that ?that ?you ?use for the rest of that program
            in combination with any other programs
            link ?it/this/the ?@work ?of ?this/the ?@work with
            link ~~ with the openssl library ?under ?certain ?conditions ?as ?described
            this special exception was added by
            whether ?or ?not commercial or not
            not obliged/required to distribute ~ source
            alone or/and ?or in combination/conjunction
            either alone
            standing alone
            stand alone
            between the ?u ?s department of energy ~~ for the operation of
            """
        )
    ]
}
