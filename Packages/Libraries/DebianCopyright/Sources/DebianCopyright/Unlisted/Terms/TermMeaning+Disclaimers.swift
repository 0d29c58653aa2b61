extension TermMeaning {
    /// Disclaimers, and rights that don't come with a work.
    static let disclaimers: [(TermMeaning, String)] = [
        (
            .limitation(.warranty),
            """
            as is
            asis
            without ?any ?express/implied ?or ?implied/express ?warranty/warranties warranty/\
            warranties/guarantee/guarantees
            without ~~ warranty/warranties
            warranties
            no ~ warranty/warranties/guarantee/guarantees/representations/representation
            not ~ warrant/warranted/warranty/guarantee/guaranteed
            do/does not and cannot ?and ?do ?not warrant/guarantee
            disclaim/disclaims/disclaimed/disclaiming
            merchantability
            fitness for
            makes/make no
            own risk/risks
            use ?it ?only at your own responsibility
            solely/entirely/strictly at ~ risk
            entire risk
            at the risk
            suitability
            not ?been ?designed/intended/tested/necessarily ?or ?designed/intended designed/\
            intended/tested/fully/thoroughly/supported
            no support/assistance/assurance/assurances/reassurance/reassurances/promise/promises
            no risk
            error free
            solely/only ?on ?an as is
            lies/rests/is solely with
            not ?to rely
            not infringe
            no use/license ?of ?any ?subject/covered/licensed ~ authorized/granted ~ except under \
            this disclaimer
            free of/from ~ defects/bugs/errors/infringement
            prove/proves defective
            assume/assumes/assuming ?all/the/any ?entire/full ?necessary cost/costs/risk/risks
            with all faults
            fault tolerant
            licensed ?on ?an as is
            licensed ?on ?an asis
            no warranty/warranties ?of ?any ?kind is/are ?hereby granted/given/provided
            neither ~~ nor ~~ made ?any representations
            may contain faults/bugs/errors/defects
            not be construed as a commitment
            subject to change without notice
            without ?any obligation ~~ assist/support
            not a substitute for
            with absolutely no warranty/warranties
            cannot ~ guarantee/warrant
            provided as is
            standard disclaimers apply
            no ~ warrantee
            not obligated/obliged to ~~ support/update/maintain/assist/correct/fix
            neither represents nor warrants
            will be uninterrupted
            neither ?been tested nor approved for ?any/clinical/medical/diagnostic/human \
            use/purpose/purposes
            should not be used in any situation endangering ?human \
            life/lives/health/safety/people/persons
            """
        ),
        (
            .limitation(.liability),
            """
            liable
            liability
            solely/entirely/fully responsible
            responsible
            responsibility
            arising from
            action of contract
            damages
            damage
            indemnify
            harmless
            in/under no event/circumstances/case/circumstance
            in/under no event/circumstances/case/circumstance ~~ @must/@may ~~ liable/responsible/\
            liability/accountable
            resulting from ?the use
            arising out of
            consequences
            loss of
            no claim/claims
            liability ~ exceed ~~ paid
            liability ~ limited ~~ paid
            not hold/held ~ responsible/liable/accountable
            dont hold ~ responsible/liable/accountable
            bear/bears ?all/the ?entire/any risk
            bear/bears no
            dont carry any risk/risks/responsibility
            cant ?be blame/blamed/held
            cannot ?be blame/blamed
            dont/not blame
            not/nor hold/held/is/are ?they/it ?be ?hold/held responsible/liable/accountable
            author/authors/holder/holders/i/we/owner/owners/licensor will/shall/can/could/would \
            not be ?held liable/responsible/accountable
            author/authors/holder/holders/i/we/owner/owners/licensor will/shall bear no
            copyright holder/holders will/shall/can/could/would not be ?held liable/responsible/\
            accountable
            copyright holder/holders will/shall bear no
            in/under no event/circumstances @must/@may ?the/our/its/their ?total/entire/cumulative/\
            aggregate liability exceed ~~ paid
            """
        ),
        (
            .limitation(.trademarkUse),
            """
            not ~~ trademark/trademarks/marks
            no ~~ trademark/trademarks
            no ~~ trade name/names
            trademark/trademarks ~~ not
            is a ?registered trademark of ~~ @may/@must not be used
            neither ~~ @must/@may use the name/names/trademark/trademarks/logo/logos
            nor ~ @must/@may use the name/names
            @may/@must not use ?or ?make ?reference ?to ?any ?of ?the name/names/logo/logos/\
            trademark/trademarks
            use of ~~ name/logo/trademark/trademarks/names/logos ~~ not
            no license/right/rights/permission is/are ?hereby granted to/for/under ~ trademark/\
            trademarks/marks ~ even if such marks are included
            permission to use these trademarks is ?hereby granted only in association with
            """
        ),
        (
            .limitation(.patentUse),
            """
            no ~~ patent/patents ~ granted/license
            no ~~ patent/patents
            no ~ license/licenses/right/rights ~~ implication/estoppel/implied/intellectual
            no other license/licenses/right/rights
            no ~~ is/are ?hereby granted ~~ implication/estoppel/otherwise/implicitly/implied
            not ~~ patent/patents ~ granted
            may or may not infringe
            does not release you from the requirement
            no immunity is granted
            not ~ patent ?rights/licenses
            """
        ),
    ]
}
