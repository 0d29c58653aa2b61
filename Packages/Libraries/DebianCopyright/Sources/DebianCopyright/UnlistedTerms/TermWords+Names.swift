/// Words of names, addresses and headings.
extension TermWords {
    /// Stands before "copyright".
    static let portions = WordHash.hash(of: "portions")
    /// Make names of companies and lines of addresses.
    static let companies = WordSet(
        """
        inc incorporated ltd limited llc gmbh corp corporation university foundation institute
        laboratory laboratories department street avenue copyright usa uk germany
        """)
    /// Make a few words a heading.
    static let licenses = WordSet("license licence disclaimer disclaimers warranty")
    /// Beside names, what headings of licenses are made of.
    static let ofLicenses = WordSet(
        """
        the and of a license licence disclaimer disclaimers warranty public general open source
        version terms conditions notice agreement based on copyright copyrights
        """)
    /// Stand before the names of people: "van der Moon".
    static let particles = WordSet("van der den de von di da du del la le ten ter zu")
    /// Join the words of names and addresses.
    static let ofNames = WordSet(
        """
        and of the at in for by de der van von la du inc incorporated ltd limited llc gmbh corp
        corporation university foundation institute laboratory laboratories department copyright
        portions author authors contributors contributor others regents california team project
        developers members software systems information all
        """)
}
