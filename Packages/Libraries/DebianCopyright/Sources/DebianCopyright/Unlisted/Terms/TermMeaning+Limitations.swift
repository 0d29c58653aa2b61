extension TermMeaning {
    /// Phrases that withhold something.
    static let limitations: [(TermMeaning, String)] = [
        (
            .consent,
            """
            without ?@person/their/our/its/the/his ?express/explicit/specific/prior/advance \
            ?and ?prior/written/express/explicit/specific ?and ?written/prior ?or permission/\
            consent/authorization/approval/agreement/authorisation/licence/license
            without ~ permission/consent/authorization/approval
            @may ~~ with our/my/his/her/their ?prior ?written permission/consent/approval
            @person @may ~~ with our/my/his/her/their ?prior ?written permission/consent/approval
            without ~ prior written
            unless ~ permission/consent/authorization
            unless separate permission is granted
            prior ?written/express permission/consent/approval/authorization
            written permission/consent/approval
            only with ~ permission/consent
            except with ~ permission/consent/approval
            with ?the/our/prior/express/explicit ?prior ?written permission/consent/approval/\
            agreement of/from
            """
        ),
        (
            .limitation(.consent),
            """
            @must/have/has/need/needs ?to be approved/cleared/authorized
            """
        ),
        (
            .unchanged,
            """
            without ?any ?prior @modify
            without ?any alteration
            with no changes/modifications/alterations
            in ?its/their/an ?original ?and ?complete unmodified/unaltered/unchanged
            remains/remain/kept/left/keep/is/are ?be unmodified/unchanged/unaltered
            unmodified/unaltered/unchanged copies/form/version/versions/distribution
            unmodified/unaltered/unchanged
            in its/their/his ?original entirety
            """
        ),
        (
            .limitation(.noModification),
            """
            @may/@must not be ?in ?any ?way ?sold ?or modified/altered/changed/adapted/edited/\
            translated
            @may/@must not modify/alter/change/adapt/translate/edit
            cannot ?be modify/modified/change/changed/alter/altered
            not ?to ?be modify/modified/altered/alter/changed/adapt/translate
            not ~ create/prepare/make ~ derivative
            not ~ modify/adapt/translate/alter
            no modification/modifications/changes/change/alterations/derivative/derivatives/\
            alteration
            verbatim copies only
            @work ^ redistributed/distributed verbatim
            @must ~ ?be remain/kept/left/be/stay unmodified/unaltered/unchanged
            only ^ verbatim/unmodified/unaltered/unchanged
            it/software/program/package/files/documentation/@work ^ is/are/be not ?be \
            modified/changed/altered
            changing it is not allowed
            no part of ~ @may
            """
        ),
        (
            .limitation(.nonCommercial),
            """
            non commercial ?or/and ?research/educational/private/personal ?use/purpose/purposes/\
            distribution/basis/applications
            noncommercial ?or/and ?research/educational/private/personal ?use/purpose/purposes/\
            distribution/basis/applications
            not ~ commercial/commercially/profit
            no commercial/profit
            commercial ~~ prohibited/forbidden/requires/require/required/contact/separate/prior
            commercial ~ is/are/be/being not ~ permitted/allowed/granted/authorized/licensed/free/\
            included
            commercial use/purposes/distribution/redistribution/exploitation not ~ permitted/allowed/\
            granted/authorized/licensed/free/included
            commercial ~ @may/@must not
            commercial ~ only
            excluding ~ commercial
            except ~ commercial
            directed toward/towards ~ commercial/monetary
            without profit
            nonprofit ~ purposes/use/only/organizations
            non profit ~ purposes/use/only/organizations
            not make ?any money
            not for ?direct profit/gain/resale
            for academic/educational/research/scientific/personal/private/teaching/evaluation/\
            internal ~ purposes/use ?only
            solely/only ~ academic/educational/research/scientific/teaching
            academic/educational/research/teaching/evaluation ~ only
            may/can/must not be incorporated ~ commercial
            """
        ),
        (
            .limitation(.noFee),
            """
            no ~ fee/charge/money/charges/fees/payment/profit ?is/are ?to/may/shall/be/other \
            ?not ?be charged/made/collected/received/levied/taken/required/involved
            no fee ~ charged
            no charge ~ made/charged
            not ~ charge/charged ?a/any ?fee/money/for
            not charge
            dont charge ?any ?a money/fee/fees for
            @must ?be distribute/distributed ~ free of charge
            @must be free of charge
            """
        ),
        (
            .limitation(.noSale),
            """
            @may/@must not ?be ?used ?or @sell
            not ?to ?be @sell
            no sale/resale
            cannot ?be @sell
            never be @sell
            not ~ sell/rent/lease/resell/resale/loan
            """
        ),
        (
            .limitation(.noReverseEngineering),
            """
            reverse engineer/engineering/engineered/compile/assemble
            decompile
            disassemble
            decompilation
            disassembly
            reverseengineer
            """
        ),
        (
            .limitation(.boundToHardware),
            """
            only/solely/exclusively ~~ hardware/device/devices/chip/chips/processor/processors/\
            microcontroller/microcontrollers/semiconductor/board/boards/printer/printers
            hardware/devices/processors/microcontrollers/chips ~ only
            for use ~~ hardware/device/devices/chip/chips/processor/processors/microcontroller/\
            microcontrollers/semiconductors
            """
        ),
        (
            .limitation(.binaryOnly),
            """
            only ~ object/binary/executable/machine
            object/binary/executable code/form/format ?form only
            solely ~ object/binary
            not ?be ?to distribute/disclose/provide/redistribute/publish ~ source
            """
        ),
        (
            .limitation(.boundToProduct),
            """
            @act ~ solely/exclusively/only ~ with/conjunction/within
            solely/exclusively/only ?be ?for @use ~ with/conjunction/within
            only in conjunction with
            """
        ),
        (
            .limitation(.fieldOfUse),
            """
            @may/@must not ?be @use ?for/in
            only ?be ?used @use ~ for/by/with/in/on/as/to
            only for ?the @use
            to owners/holders/members/employees/staff/developers/organizations/universities/\
            companies/institutions/customers/users of/who/which/that
            permission is ?hereby granted ?free ?of ?charge to a/any/each/every member/employee/\
            student/customer of/who/that
            @use ~ only/solely/exclusively for/by/with/in/on/as/to
            only/solely/exclusively for
            sole purpose
            for evil
            in/under no event/circumstances/case/circumstance ~ @may
            in/under no event/circumstances/case/circumstance @must ~ be @act
            not evil
            not ~ nuclear/military/weapons/weapon
            except ~ military/nuclear
            not ~ licensed ~ use
            """
        ),
        (
            .limitation(.personalUse),
            """
            for ?your ?own personal/private/internal
            personal use
            your/licensees internal
            your own ?internal/personal/private use
            internal ?business use/purposes/operations
            """
        ),
        (
            .limitation(.noRedistribution),
            """
            @may/@must not ?be @distribute
            @may/@must not ?be ?copied copy/copied/reproduce/reproduced/transfer/transferred/\
            disclose/disclosed/transmit
            not ?to ?be @distribute
            not ~ distribute/redistribute/transfer/publish/disclose
            no distribution/redistribution/copying/copies
            no ?express/implied/other/further/such right/rights/permission/license/licence ?is/are \
            ?hereby ?granted/given to ~ @act
            cannot ?be @distribute
            right/rights to ~~ are/is ?hereby/expressly/solely reserved
            neither/nor may/can/shall you/anyone/anybody/users @act
            """
        ),
        (
            .limitation(.noSublicense),
            """
            nonsublicensable
            nonsublicenseable
            non sublicensable
            not ~ sublicense
            without ?the right to sublicense
            no right to sublicense
            """
        ),
        (
            .limitation(.limitedCopies),
            """
            one/single/1 ?backup/archival copy ~ @work
            single computer/user/machine/cpu
            one computer/user/machine
            backup/archival copy/copies/purposes
            """
        ),
        (
            .limitation(.limitedTime),
            """
            evaluation period/copy/version/purposes/use
            trial period/version/basis
            thirty/30/60/90 days ~ evaluation
            expires
            """
        ),
        (
            .limitation(.payment),
            """
            @must pay
            agree/agrees to pay
            pay ~ fee/fees/royalty/royalties
            purchase ~ license
            registration fee
            @must/required/need/have ?to register
            royalties to
            """
        ),
        (
            .limitation(.confidential),
            """
            confidential
            confidentiality
            """
        ),
        (
            .limitation(.termination),
            """
            you may no longer
            may no longer
            becomes/is null and void
            terminate/terminates/terminated/termination/terminating
            """
        ),
        (
            .limitation(.patentRetaliation),
            """
            patent litigation
            patent infringement ~ litigation/claim/claims/lawsuit/action
            litigation/lawsuit ~~ patent
            infringement suit
            """
        ),
        (
            .limitation(.export),
            """
            comply ~~ export
            export ~ laws/law/regulations/control/controls/administration/restrictions/license
            exported/export ~ united
            export of ~~ may/license
            """
        ),
    ]
}
