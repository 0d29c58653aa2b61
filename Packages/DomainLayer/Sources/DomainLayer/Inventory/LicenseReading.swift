/// What the text of an unlisted license says, sentence by sentence.
///
/// Terms have the names that choosealicense.com and GitHub's license API give them, if these have
/// one (`modifications`, `include-copyright`, `liability`), else a name in that style
/// (`no-endorsement`, `non-commercial`).
public struct LicenseReading: Hashable, Sendable {
    /// What may be done, in the order of the text, like the other lists.
    public var permissions: [Term]
    /// What those who use a permission must do.
    public var conditions: [Term]
    /// What isn't granted, disclaimers among them.
    public var limitations: [Term]
    /// The lines of sentences that weren't understood, 1-based, both ends included.
    public var unread: [ClosedRange<Int>]
    /// The category of the terms; ``LicenseCategory/unknown`` if a sentence wasn't understood, or
    /// if the terms don't grant all that a free license does.
    public var category: LicenseCategory
    /// The text's first words, by which people recognize it.
    public var opening: String

    /// One term, and the lines of the license's text that state it, 1-based, both ends included.
    public struct Term: Hashable, Sendable {
        public var name: String
        public var lines: [ClosedRange<Int>]

        public init(_ name: String, lines: [ClosedRange<Int>]) {
            self.name = name
            self.lines = lines
        }
    }

    public init(
        permissions: [Term] = [], conditions: [Term] = [], limitations: [Term] = [],
        unread: [ClosedRange<Int>] = [], category: LicenseCategory = .unknown, opening: String = ""
    ) {
        self.permissions = permissions
        self.conditions = conditions
        self.limitations = limitations
        self.unread = unread
        self.category = category
        self.opening = opening
    }
}

extension LicenseTerm {
    /// The category of the license with its exception: from a list, or from the license's text.
    ///
    /// - Parameter readings: what the texts of unlisted licenses say, by the licenses' ids.
    public func category(reading readings: [String: LicenseReading]) -> LicenseCategory {
        let listed = SPDXLicenseList.category(of: self)
        return listed == .unknown ? readings[license]?.category ?? .unknown : listed
    }
}

extension LicenseReading {
    /// The text's first words in quotes; nil if it has none.
    var nickname: String? { opening.isEmpty ? nil : "“\(opening)…”" }
}

extension PackageLicense {
    /// Sets the readings of the licenses in the package's expression.
    ///
    /// - Parameter readings: what the texts of all unlisted licenses say, by the licenses' ids.
    public mutating func take(_ readings: [String: LicenseReading]) {
        var own: [String: LicenseReading] = [:]
        expression?.forEachTerm { own[$0.license] = readings[$0.license] }
        self.readings = own
    }

    /// A name for each unlisted license, by its id: the file's own name, or the first words of the
    /// license's text in quotes.
    public var nicknames: [String: String] { readings.nicknames(beside: names) }
}

extension IdentifiedFile {
    /// A name for each unlisted license, as ``PackageLicense/nicknames``.
    public var nicknames: [String: String] { readings.nicknames(beside: names) }
}

extension [String: LicenseReading] {
    /// The names, and the first words of those texts that have none.
    fileprivate func nicknames(beside names: [String: String]) -> [String: String] {
        if isEmpty { return names }
        return names.merging(compactMapValues(\.nickname)) { name, _ in name }
    }
}
