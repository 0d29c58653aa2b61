/// A made-up policy that ``StubPolicyDriver`` gives under its name.
public enum SamplePolicy: String, CaseIterable, Sendable {
    /// What a workshop for appliances takes; it fits ``Samples/inventory``, and has a stanza of
    /// each kind with each fate.
    case house
    /// A policy of which nothing makes sense.
    case broken

    /// The policy as a file has it.
    public var text: String {
        switch self {
        case .house: Self.houseText
        case .broken: Self.brokenText
        }
    }

    private static let houseText = """
        # Licences of what goes into the appliance.
        Allow: category:permissive category:public-domain category:font
         category:weak-copyleft, GPL-2.0-or-later
        Deny: category:network-copyleft GPL-3.0-*
        Allow-Exceptions: *
        Unknown: warn

        Package: lantern
        Allow: GPL-2.0-only
        Reason: only the night watch carries one
        Expires: 2030-12-31

        # Over since the spring cleaning.
        Package: fathom
        Allow: AGPL-*
        Expires: 2023-03-31

        Package: kestrel
        Version: 4.*
        Allow: GPL-3.0-only
        Reason: the old ones are grounded anyway

        Package: brook
        Version: 2.7.4-11
        Expression: GPL-2.0-or-later
        Reason: what is under version 1 was never built

        Package: patchwork
        Version: 0.1-1
        Expression: ISC
        Reason: one patch only, in those days

        """

    private static let brokenText = """
        Alow: MIT
        Deny: GPL-2.0, GLP-* AGPL-3.O-only category:evil
        Unknown: perhaps

        Package: Lantern
        Allow: GPL-2.0-only WITH
        Expires: 2023-02-29

        Package: kestrel
        Expression: GPL-3.0-only AND (MIT

        """
}
