public import DomainLayer

extension LicenseTerm {
    /// What stands in the place of a text for ``publicDomain``, which is one id for many words.
    public static let publicDomainText = """
        Stated to be in the public domain. The words that say so are not the same everywhere: they \
        stand in the copyright file of each package.
        """
}
