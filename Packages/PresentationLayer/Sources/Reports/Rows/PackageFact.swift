import DomainLayer
import Wording

/// An installed package, whichever host it is on: its members are in the order of a row.
///
/// A text that is empty or unknown is null. U+0000, which PostgreSQL can't store, is replaced by
/// U+FFFD.
struct PackageFact {
    let members: [(name: StaticString, value: Value)]

    enum Value {
        case text(String)
        case flag(Bool)
        /// A JSON value without blanks.
        case json([UInt8])
        case null
    }

    /// The members' names.
    static let names = PackageFact(of: nil, on: nil, NormalForm.none).members
        .map { "\($0.name)" }

    /// - Parameters:
    ///   - entry: the package; nil for a system without packages.
    ///   - system: where the package is installed; nil for the members' names alone.
    ///   - form: the normal form of the package's expression.
    init(of entry: PackageLicense?, on system: SystemIdentity?, _ form: NormalForm) {
        members = [
            ("system", Value(system?.releaseID)),
            ("name", Value(entry?.name)),
            ("architecture", Value(entry?.architecture)),
            ("version", Value(entry?.version)),
            ("versionKey", Value(entry?.versionKey(on: system))),
            ("source", Value(entry?.source.name)),
            ("sourceVersion", Value(entry?.source.version)),
            ("section", Value(entry?.section)),
            ("essential", entry.map { .flag($0.isEssential) } ?? .null),
            ("basis", Value(entry?.basis.rawValue)),
            ("reason", Value(entry?.reason?.code)),
            ("expression", Value(form.expression)),
            ("mainExpression", Value(entry?.mainExpression?.description)),
            ("category", Value(form.category?.rawValue)),
            ("clauses", .json(form.clauses)),
            ("categories", .json(form.categories)),
            ("textDigest", Value(entry?.textDigest)),
        ]
    }
}

extension PackageLicense {
    /// The key of a version whose order is known: that of Debian's packages.
    fileprivate func versionKey(on system: SystemIdentity?) -> String? {
        system?.packageType == .debian ? DebianVersion(parsing: version)?.key : nil
    }
}

extension PackageFact.Value {
    init(_ text: String?) {
        let text = text ?? ""
        self =
            text.isEmpty
            ? .null : .text(text.utf8.contains(0) ? text.replacingScalars { $0 == "\0" } : text)
    }
}

extension String {
    /// The text with U+FFFD in place of the scalars that match.
    func replacingScalars(where isReplaced: (Unicode.Scalar) -> Bool) -> String {
        String(UnicodeScalarView(unicodeScalars.map { isReplaced($0) ? "\u{FFFD}" : $0 }))
    }
}

/// The facts of a system's packages in the inventory's order; a system without packages has one
/// fact.
struct PackageFacts: Sequence, IteratorProtocol {
    private let system: SystemIdentity
    private var entries: IndexingIterator<[PackageLicense?]>
    /// The normal forms so far; most packages share their expression with others.
    private var forms: [Question: NormalForm] = [:]

    private struct Question: Hashable {
        let expression: String
        let hasUnknownTerms: Bool
    }

    init(of inventory: LicenseInventory) {
        system = inventory.system
        let entries: [PackageLicense?] = inventory.entries
        self.entries = (entries.isEmpty ? [nil] : entries).makeIterator()
    }

    mutating func next() -> PackageFact? {
        entries.next().map { entry in
            PackageFact(of: entry, on: system, entry.map { form(of: $0) } ?? .none)
        }
    }

    private mutating func form(of entry: PackageLicense) -> NormalForm {
        let question = Question(
            expression: entry.expression.orNoAssertion, hasUnknownTerms: entry.hasUnknownTerms)
        if let form = forms[question] { return form }
        let form = NormalForm(
            of: entry.expression, hasUnknownTerms: question.hasUnknownTerms,
            restricted: entry.readings.filter { $0.value.category == .restricted })
        forms[question] = form
        return form
    }
}

/// An expression as it is written in rows.
struct NormalForm {
    /// In SPDX syntax; nil if there is no package.
    var expression: String?
    /// The category of the whole expression; nil if there is no package.
    var category: LicenseCategory?
    /// A JSON array of clauses, each an array of terms; null if there are too many.
    var clauses: [UInt8]
    /// A JSON object: the category of each term, in the order of terms.
    var categories: [UInt8]

    /// The form for a system without packages.
    static let none = NormalForm()

    private init() {
        clauses = Array("[]".utf8)
        categories = Array("{}".utf8)
    }

    /// - Parameters:
    ///   - expression: nil if nothing was found.
    ///   - hasUnknownTerms: whether the package may have licenses that the expression lacks. If so,
    ///     clauses and categories have `NOASSERTION` too, so that the expression is not judged as
    ///     complete.
    ///   - restricted: the readings of texts that read as restricted, by the ids of their unlisted
    ///     licenses. All other unlisted licenses are unknown, since a reading doesn't pass a gate.
    init(
        of expression: LicenseExpression?, hasUnknownTerms: Bool,
        restricted: [String: LicenseReading] = [:]
    ) {
        self.expression = expression.orNoAssertion
        let unknown = LicenseExpression.license(LicenseTerm(LicenseExpression.noAssertion))
        let whole = expression.map { hasUnknownTerms ? .and([$0, unknown]) : $0 } ?? unknown
        category = whole.category(reading: restricted)
        var json = JSONWriter(.compact)
        if let form = ConjunctiveNormalForm(whole) {
            json.beginArray()
            for clause in form.clauses { json.value(clause) }
            json.endArray()
        } else {
            json.null()
        }
        clauses = json.bytes
        json = JSONWriter(.compact)
        json.beginObject()
        for (term, category) in whole.categories(reading: restricted) {
            json.key(escaping: term)
            json.value(category.rawValue)
        }
        json.endObject()
        categories = json.bytes
    }
}
