extension TermMeaning {
    /// Phrases about the text itself, and phrases of remarks: the origin of a work, its
    /// description, contacts, and further reading. A sentence with neither such a phrase nor a term
    /// is unread, however harmless it sounds.
    static let remarks: [(TermMeaning, String)] = [
        (
            .request,
            """
            request/requests/ask/asks/encourage/encourages but do/does not require
            we/i ?do ?kindly ask/request ?but ?do ?not ?require ?that ?you/users/use
            recommend ?that you provide/include
            request/requests/ask/asks that you ?include/mention/cite/acknowledge/send/change
            request/requests/ask/asks ?but ?do ?does ?not ?require ?that users/you/to ?be/include \
            ?informed
            request/requests/ask/asks users of this/the @work to ?please return
            would ~ appreciate/appreciated ?it if
            would ~ appreciate/appreciated ?it if ~~ sent
            if you choose to make your ~ available ~~ without imposing a separate ?written \
            license/licence agreement
            """
        ),
        (
            .wish,
            """
            would be ?very nice
            should make their/its way back to the
            """
        ),
        (
            .fact,
            """
            is/are ?also ?hereby copyright/copyrighted/copyrightprotected
            copyright ~ is/are held/owned by
            is/are owned by
            copyright holder is
            is/are ?the copyright holder/holders ?in/of
            copyright ~ is/are indicated/listed/stated in
            original author/authors of ~ is/are
            | this @work was/were ?originally ?primarily/expressly produced/developed/prepared/\
            written/created/authored/done ~ at/by/under
            | this @work was/were done expressly for inclusion
            made possible ?in ?part by
            developed at
            developed at ~~ business
            author/authors ?would ?like ?to thank/thanks
            government as represented by
            has/have ?also been designated/certified as
            is defined as
            was/were written so as to
            was/were/has/have ?been ?partly/partially supported/funded/sponsored ?in ?part by/\
            under
            | this @work uses/contains/includes ~ technology/engine/cryptography/encryption
            is a/an ?free open source software/project
            is/are due to
            was/were updated
            | this work was/were ?partially/jointly produced/performed/prepared at
            """
        ),
        (
            .referral,
            """
            you should have received a copy of ~ license ~~ if not ?write/see ?to
            you should have received a copy of ~ license
            | if not ?please see/write
            | see ~ license for ?more/further/the details/specific
            on debian systems/gnu ~~ can be found in
            on a debian system ~~ can be found in
            must/shall obey the gnu ?lesser ?general ?public license ~~ other than
            without any of the additional requirements listed in
            exception ?applies does not ?however invalidate any other reasons
            | it under the terms of the gnu
            | the following applies to
            """
        ),
        (
            .ofText,
            """
            this license/licence document ?but ?changing ?it ?is ?not ?allowed
            """
        ),
        (
            .remark,
            """
            written/created/developed/designed/implemented/contributed/authored/maintained/\
            ported/adapted/translated/edited/prepared/produced/compiled/assembled/packaged/\
            converted/released/provided/supplied/made/donated/rewritten/conceived by
            modified/changed/updated/revised/enhanced/improved/extended/fixed/cleaned ?up by
            derived/adapted/taken/extracted/copied/translated/converted/obtained/generated/\
            borrowed from
            is/are/was/were/been/being ?partly/partially/originally/also/all based on/upon
            contains/includes/uses/incorporates ~ code/software/parts/portions/material/work \
            from/by/of/developed/written
            was/were/is/are/has/have ?been originally/initially/first written/developed/\
            created/designed/published/released/distributed
            was/were/is/are/has/have ?been developed/created/written/produced/prepared/done/\
            performed/carried at/for/in/under/with/while/using/as/out
            was/were/is/are/has/have ?been ?also supported/funded/sponsored/financed by/in/\
            under/through
            under contract
            thanks to
            send/mail/report/direct/address/email/submit/forward ?any/all/your/me/us \
            bugs/comments/questions/suggestions/corrections/reports/inquiries/enquiries/fixes/\
            feedback/bug
            bug/bugs reports/report
            please contact/see/refer/read/visit/consult/mail/email
            contact ~~ for
            for ?more/further/additional/other information/details/documentation
            see ?also ?the ?file @file
            see ?also ?the http/https/www/file/section/chapter/page
            can be found/obtained/contacted/reached/downloaded/located ?e ?g at/on/from/in/via/by
            may be found/obtained/contacted/reached at/on/from/in/via/by
            is/are ?also ?freely available at/on/from/in/via/through
            is/are ?part of
            is/are a/an/the ~ implementation/library/program/package/font/fonts/tool/utility/\
            collection/set/module/port/version/interface/parser/driver/compiler/editor/\
            extension/plugin/script/database/dictionary/header
            this version/release/revision
            is the version/release/revision
            last modified/updated/changed/revised
            is/are ?a registered trademark/trademarks of
            is/are ?a trademark/trademarks of
            """
        ),
    ]
}
