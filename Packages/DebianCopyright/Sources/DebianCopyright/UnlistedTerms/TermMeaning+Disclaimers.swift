extension TermMeaning {
    /// What nobody answers for, and what isn't given along with a work.
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
            disclaim/disclaims/disclaimed/disclaiming
            merchantability
            fitness for
            makes/make no
            own risk/risks
            solely/entirely/strictly at ~ risk
            entire risk
            at the risk
            suitability
            not ?been ?designed/intended/tested/necessarily ?or ?designed/intended designed/\
            intended/tested/fully/thoroughly/supported
            no support/assistance/assurance/assurances/reassurance/reassurances/promise/promises
            no risk
            error free
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
            resulting from ?the use
            arising out of
            consequences
            loss of
            no claim/claims
            """
        ),
        (
            .limitation(.trademarkUse),
            """
            not ~~ trademark/trademarks/marks
            no ~~ trademark/trademarks
            no ~~ trade name/names
            trademark/trademarks ~~ not
            use of ~~ name/logo/trademark/trademarks/names/logos ~~ not
            """
        ),
        (
            .limitation(.patentUse),
            """
            no ~~ patent/patents ~ granted/license
            no ~~ patent/patents
            no ~ license/licenses/right/rights ~~ implication/estoppel/implied/intellectual
            no other license/licenses/right/rights
            not ~~ patent/patents ~ granted
            not ~ patent ?rights/licenses
            """
        ),
    ]
}
