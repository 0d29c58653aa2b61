/// What is known about a license that the SPDX list lacks.
public struct UnlistedLicense: Hashable, Sendable {
    /// What files call the license, each name once, ordered as bytes; empty if none has a name for
    /// it.
    public var names: [String]
    /// The category of the license's id or text.
    public var category: LicenseCategory
    /// What the license's text says; nil if LicenseDB has the license, or if no file prints the
    /// text.
    public var reading: LicenseReading?

    /// What the category rests on; nil if it is unknown.
    public var basis: Basis? {
        category == .unknown ? nil : reading?.category == category ? .terms : .listed
    }

    /// What a category rests on.
    public enum Basis: String, Hashable, Sendable, CaseIterable {
        /// LicenseDB has the license.
        case listed
        /// The sentences of its text were understood.
        case terms
    }

    public init(
        names: [String] = [], category: LicenseCategory = .unknown, reading: LicenseReading? = nil
    ) {
        self.names = names
        self.category = category
        self.reading = reading
    }
}

/// Unlisted licenses by their `LicenseRef-` ids, without the public domain's.
public typealias UnlistedLicenses = [String: UnlistedLicense]

extension LicenseInventory {
    public var licenseRefs: UnlistedLicenses {
        unlistedLicenses(in: entries.lazy.map { ($0.expression, $0.names, $0.readings) })
    }
}

extension LicenseListing {
    public var licenseRefs: UnlistedLicenses {
        unlistedLicenses(in: entries.lazy.map { ($0.expression, $0.names, $0.readings) })
    }
}

extension [IdentifiedFile] {
    public var licenseRefs: UnlistedLicenses {
        unlistedLicenses(in: lazy.map { ($0.expression, $0.names, $0.readings) })
    }
}

private func unlistedLicenses(
    in files: some Sequence<
        (
            expression: LicenseExpression?, names: [String: String],
            readings: [String: LicenseReading]
        )
    >
) -> UnlistedLicenses {
    var licenses: UnlistedLicenses = [:]
    var names: [String: Set<String>] = [:]
    for file in files {
        file.expression?.forEachTerm { term in
            guard term.isReference, term.id != LicenseTerm.publicDomain.id else { return }
            if licenses[term.id] == nil {
                licenses[term.id] = UnlistedLicense(
                    category: LicenseTerm(term.id).category(reading: file.readings),
                    reading: file.readings[term.id])
            }
            if let name = file.names[term.id] { names[term.id, default: []].insert(name) }
        }
    }
    for (id, names) in names { licenses[id]?.names = names.sorted() }
    return licenses
}
