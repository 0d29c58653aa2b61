/// The SPDX license list: its ids, and the category of each license.
///
/// ```swift
/// SPDXLicenseList.canonicalID("apache-2.0")  // "Apache-2.0"
/// SPDXLicenseList.replacement(forDeprecated: "GPL-2.0+")  // "GPL-2.0-or-later"
/// SPDXLicenseList.category(of: LicenseTerm("MPL-2.0"))  // .weakCopyleft
/// ```
///
/// The list is that of https://spdx.org/licenses/; the workshop's generator `spdx-list` documents
/// the origin of the categories.
public enum SPDXLicenseList {
    /// The list's version, for example `3.28.0`.
    public static let version = SPDXLicenseTables.version

    /// The current license ids, ordered as bytes.
    ///
    /// They don't need the table of categories, because code that names licenses often asks for no
    /// category.
    public static let ids: [String] = {
        // Splitting at bytes: finding character boundaries would take longer than all the rest.
        let deprecated = Set(
            SPDXLicenseTables.deprecated.utf8.split(separator: UInt8(ascii: "\n")).map {
                String(Substring($0.prefix { $0 != UInt8(ascii: " ") }))
            })
        // Each table is in order, so sorting them together only merges.
        return tables.flatMap { words($0.ids) }.filter { !deprecated.contains($0) }.sorted()
    }()

    /// The current ids of exceptions, which follow `WITH`, ordered as bytes.
    public static let exceptionIDs = words(SPDXLicenseTables.exceptions)

    /// The ids of licenses and exceptions that the list deprecates, ordered as bytes.
    public static let deprecatedIDs = replacements.keys.sorted()

    /// Whether the id, in exactly this letter case, is a current license id.
    public static func contains(_ id: String) -> Bool {
        licenses[id] != nil && replacements[id] == nil
    }

    /// The category of a license with its exception, if it has one; ids, deprecated or not, must
    /// have the list's letter case.
    ///
    /// An exception that lets works built on this one have other terms turns any copyleft into weak
    /// copyleft; one that restricts makes every license restricted. Other exceptions, and those
    /// that the list lacks, change nothing. LicenseDB's licenses that the list lacks have a
    /// category too, and ``LicenseTerm/publicDomain`` is in the public domain; any other id is
    /// ``LicenseCategory/unknown``.
    public static func category(of term: LicenseTerm) -> LicenseCategory {
        category(of: term, judged: nil)
    }

    /// The category of a license with its exception, if a policy judges the license to have
    /// `judged` without the exception; nil if it doesn't judge it.
    static func category(of term: LicenseTerm, judged: LicenseCategory?) -> LicenseCategory {
        let category = judged ?? categoryWithoutException(of: term)
        guard let exception = term.exception else { return category }
        switch category {
        case .strongCopyleft, .networkCopyleft:
            if weakeningExceptions.contains(exception) { return .weakCopyleft }
            fallthrough
        case .publicDomain, .permissive, .font, .documentation, .weakCopyleft:
            return restrictingExceptions.contains(exception) ? .restricted : category
        case .restricted, .unknown: return category
        }
    }

    /// The category of the license, its exception aside.
    static func categoryWithoutException(of term: LicenseTerm) -> LicenseCategory {
        if let category = licenses[term.license] ?? LicenseDB.category(of: term.license) {
            return category
        }
        return term.license == LicenseTerm.publicDomain.id ? .publicDomain : .unknown
    }

    /// The name of a current license; nil for any other id.
    public static func name(of id: String) -> String? { namesByID[id]?.name }

    /// The list's licenses and their names, ids that are newer than ``ids`` included. Any white
    /// space may replace a blank in a name.
    public static var names: [(id: String, name: String)] {
        entries.map { (String($0.id), String($0.name)) }
    }

    /// The page of a license or an exception of the list.
    public static func address(of id: String) -> String { "https://spdx.org/licenses/\(id).html" }

    /// Whether the Open Source Initiative approved the license.
    public static func isOSIApproved(_ id: String) -> Bool { namesByID[id]?.isApproved == true }

    /// What to write instead of a deprecated id: a license id, a license `WITH` an exception, or
    /// for an exception another exception; nil for other ids, and if no replacement is sure to mean
    /// exactly that license.
    public static func replacement(forDeprecated id: String) -> String? {
        replacements[id].flatMap { $0 }
    }

    /// The list's spelling of a license id, deprecated or not, given in any letter case; nil if the
    /// list lacks it.
    public static func canonicalID(_ id: String) -> String? {
        licenses[id] != nil ? id : foldedLicenses[id.lowercased()]
    }

    /// The current id for a word: an id in any letter case, or a short name of copyright files
    /// (copyright-format 1.0, section 7.1), maybe with a `+`; nil for other words.
    public static func id(named word: String) -> String? {
        if let id = canonicalID(word), contains(id) { return id }
        return DebianShortName.license(word)
    }

    /// The list's spelling of an exception's current id, given in any letter case; nil if the list
    /// lacks it.
    public static func canonicalExceptionID(_ id: String) -> String? {
        foldedExceptions[id.lowercased()]
    }
}

extension SPDXLicenseList {
    /// Each license id with its category, deprecated ids included.
    private static let licenses: [String: LicenseCategory] = {
        var licenses: [String: LicenseCategory] = [:]
        for (category, ids) in tables {
            for id in words(ids) { licenses[id] = category }
        }
        return licenses
    }()

    private static let weakeningExceptions = Set(words(SPDXLicenseTables.weakeningExceptions))
    private static let restrictingExceptions = Set(words(SPDXLicenseTables.restrictingExceptions))

    private static var tables: [(category: LicenseCategory, ids: String)] {
        [
            (.permissive, SPDXLicenseTables.permissive),
            (.weakCopyleft, SPDXLicenseTables.weakCopyleft),
            (.strongCopyleft, SPDXLicenseTables.strongCopyleft),
            (.networkCopyleft, SPDXLicenseTables.networkCopyleft),
            (.publicDomain, SPDXLicenseTables.publicDomain),
            (.documentation, SPDXLicenseTables.documentation),
            (.font, SPDXLicenseTables.font),
            (.restricted, SPDXLicenseTables.restricted),
        ]
    }

    /// Each deprecated id with its replacement.
    private static let replacements: [String: String?] = {
        var replacements: [String: String?] = [:]
        for line in SPDXLicenseTables.deprecated.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 2)
            replacements[String(words[0])] = .some(words.count > 2 ? String(words[2]) : nil)
        }
        return replacements
    }()

    private static let namesByID: [String: (name: String, isApproved: Bool)] = {
        var names: [String: (name: String, isApproved: Bool)] = [:]
        for entry in entries {
            // Names may be wrapped over several lines.
            let words = entry.name.split { $0 == " " || $0 == "\n" }
            names[String(entry.id)] = (words.joined(separator: " "), entry.isApproved)
        }
        return names
    }()

    private static var entries: [(id: Substring, name: Substring, isApproved: Bool)] {
        SPDXLicenseNames.names.utf8.split(separator: UInt8(ascii: ";")).compactMap { entry in
            let entry = entry.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            guard let sign = entry.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = entry[entry.index(after: sign)...]
            let isApproved = name.first == UInt8(ascii: "*")
            return (
                Substring(entry[..<sign]), Substring(isApproved ? name.dropFirst() : name),
                isApproved
            )
        }
    }

    private static let foldedLicenses = folded(licenses.keys)
    private static let foldedExceptions = folded(exceptionIDs)

    private static func folded(_ ids: some Sequence<String>) -> [String: String] {
        var folded: [String: String] = [:]
        for id in ids { folded[id.lowercased()] = id }
        return folded
    }

    private static func words(_ table: String) -> [String] {
        table.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { String(Substring($0)) }
    }
}
