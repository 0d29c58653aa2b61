/// A package's licenses in short: the main one, and how many more there are.
public struct MainAnswer: Hashable, Sendable {
    /// The main expression, or the whole one if there is no main one; nil if nothing was found.
    public var expression: LicenseExpression?
    /// How many licenses of the whole expression are not in ``expression``.
    public var others: Int
    /// The category of the whole expression, as far as it is known.
    public var category: LicenseCategory
    /// Whether something in the whole expression is unknown.
    public var isUnknown: Bool
    /// A name for each unlisted license, by the licenses' ids.
    public var names: [String: String]

    /// - Parameters:
    ///   - main: nil if there is no main expression.
    ///   - whole: nil if nothing was found.
    ///   - names: names of unlisted licenses, by the licenses' ids.
    ///   - readings: what the texts of unlisted licenses say, by the licenses' ids.
    public init(
        main: LicenseExpression?, whole: LicenseExpression?, names: [String: String] = [:],
        readings: [String: LicenseReading] = [:]
    ) {
        self.names = names
        expression = main ?? whole
        others = main.map { Set(whole?.licenses ?? []).subtracting($0.licenses).count } ?? 0
        category = whole?.category(reading: readings) ?? .unknown
        isUnknown = whole?.isUnknown(reading: readings) ?? true
    }
}

extension PackageLicense {
    /// The package's licenses in short.
    public var mainAnswer: MainAnswer {
        MainAnswer(main: mainExpression, whole: expression, names: nicknames, readings: readings)
    }
}

extension IdentifiedFile {
    /// The file's licenses in short.
    public var mainAnswer: MainAnswer {
        MainAnswer(main: mainExpression, whole: expression, names: nicknames, readings: readings)
    }
}
