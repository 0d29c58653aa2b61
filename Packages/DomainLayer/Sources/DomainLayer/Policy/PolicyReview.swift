/// A system's unlisted license texts, for a person to read and judge.
public struct PolicyReview: Hashable, Sendable {
    /// The texts that concern most packages first, then by id.
    public var texts: [Text]

    /// An unlisted license.
    public struct Text: Hashable, Sendable {
        /// Its `LicenseRef-` id.
        public var id: String
        /// What files call the license, each name once, ordered as bytes; empty if none has a name
        /// for it.
        public var names: [String]
        /// The packages that require the license, in the inventory's order.
        public var packages: [PackageLicense.ID]
        /// What the text says; nil without a text, and for a license with an exception.
        public var reading: LicenseReading?
        /// The text; nil if no file prints it, or if the inventory doesn't hold it.
        public var body: String?

        public init(
            id: String, names: [String], packages: [PackageLicense.ID],
            reading: LicenseReading? = nil, body: String?
        ) {
            self.id = id
            self.names = names
            self.packages = packages
            self.reading = reading
            self.body = body
        }
    }

    public init(texts: [Text]) {
        self.texts = texts
    }
}

extension PolicyReview {
    /// The ids in the `License` fields of a policy, comments included: their texts have been
    /// judged, or are waiting for a judgment.
    public static func licenses(in policy: String) -> Set<String> {
        var licenses: Set<String> = []
        for line in policy.split(whereSeparator: \.isNewline) {
            let field = line.drop { $0 == "#" || $0 == " " }
            guard field.lowercased().hasPrefix("license:") else { continue }
            let words = field.dropFirst(8).split { $0 == " " || $0 == "," || $0 == "\t" }
            licenses.formUnion(words.map(String.init))
        }
        return licenses
    }
}

extension LicenseInventory {
    /// The texts of the unknown licenses that no choice avoids.
    ///
    /// - Parameter known: ids of texts to leave out.
    public func review(besides known: Set<String>) -> PolicyReview {
        var packages: [String: [PackageLicense.ID]] = [:]
        var unknown = SharedFileCache<[String]>()
        for entry in entries {
            for id in unknown.value(for: entry, { $0.expression?.unknownLicenses ?? [] })
            where !known.contains(id) {
                packages[id, default: []].append(entry.id)
            }
        }
        let licenses = licenseRefs
        let unjudged = packages.map { id, packages in
            PolicyReview.Text(
                id: id, names: licenses[id]?.names ?? [], packages: packages,
                reading: licenses[id]?.reading, body: texts[id])
        }
        return PolicyReview(
            texts: unjudged.sorted { ($1.packages.count, $0.id) < ($0.packages.count, $1.id) })
    }
}

extension LicenseExpression {
    /// The `LicenseRef-` ids of the clauses that have no known alternative, each once.
    fileprivate var unknownLicenses: [String] {
        let clauses = clauses ?? terms.map { [$0] }
        return clauses.filter { $0.category() == .unknown }.joined()
            .filter(\.isReference).map(\.license).sortedOnce()
    }
}
