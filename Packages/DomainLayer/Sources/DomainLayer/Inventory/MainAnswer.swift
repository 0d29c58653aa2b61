/// A package's licence in short: the main one, and how many more its files have.
public struct MainAnswer: Hashable, Sendable {
    /// The main expression, or the whole one if there is no main one; nil if nothing was found.
    public var expression: LicenseExpression?
    /// How many licences the whole expression has besides.
    public var additional: Int

    public init(main: LicenseExpression?, whole: LicenseExpression?) {
        expression = main ?? whole
        additional = main.map { main in
            Set(whole?.licenses ?? []).subtracting(main.licenses).count
        } ?? 0
    }
}

extension LicenseEntry {
    public var mainAnswer: MainAnswer { MainAnswer(main: mainExpression, whole: expression) }
}

extension IdentifiedFile {
    public var mainAnswer: MainAnswer { MainAnswer(main: mainExpression, whole: expression) }
}
