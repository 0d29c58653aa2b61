/// What a person has to read and judge of a system: unlisted license texts, and copyright files
/// that may have terms which their packages' expressions lack.
public struct PolicyReview: Hashable, Sendable {
    /// The texts that concern most packages first, then by id.
    public var texts: [Text]
    /// The files, ordered by the first of their packages.
    public var files: [File]

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

    /// A copyright file with terms that no statement explains, or with less than its package needs.
    public struct File: Hashable, Sendable {
        /// The names of the packages that have the file, each once, in the inventory's order.
        public var packages: [String]
        /// As ``PackageLicense/textDigest``.
        public var digest: String
        /// What the file is known to state.
        public var expression: LicenseExpression
        /// Why it has to be read; never empty.
        public var findings: [LicenseFinding]

        public init(
            packages: [String], digest: String, expression: LicenseExpression,
            findings: [LicenseFinding]
        ) {
            self.packages = packages
            self.digest = digest
            self.expression = expression
            self.findings = findings
        }
    }

    public init(texts: [Text] = [], files: [File] = []) {
        self.texts = texts
        self.files = files
    }

    /// Whether nothing is left to judge.
    public var isEmpty: Bool { texts.isEmpty && files.isEmpty }
}

extension PolicyReview {
    /// The ids in the `License` fields of a policy and the digests in its `Text-Digest` fields,
    /// comments included: these texts and files have been judged, or are waiting for a judgment.
    public static func subjects(of policy: String) -> Set<String> {
        var subjects: Set<String> = []
        for line in policy.split(whereSeparator: \.isNewline) {
            let field = line.drop { $0 == "#" || $0 == " " }
            let name = field.prefix { $0 != ":" }
            guard ["license", "text-digest"].contains(name.lowercased()) else { continue }
            let words = field.dropFirst(name.count + 1).split {
                $0 == " " || $0 == "," || $0 == "\t"
            }
            subjects.formUnion(words.map(String.init))
        }
        return subjects
    }
}

extension LicenseInventory {
    /// The texts of the unknown licenses that no choice avoids, and the files whose findings leave
    /// terms unknown.
    ///
    /// Files are found only in an inventory with digests.
    ///
    /// - Parameter known: ids of texts and digests of files to leave out.
    public func review(excluding known: Set<String>) -> PolicyReview {
        PolicyReview(texts: unjudgedTexts(excluding: known), files: unreadFiles(excluding: known))
    }

    private func unjudgedTexts(excluding known: Set<String>) -> [PolicyReview.Text] {
        var packages: [String: [PackageLicense.ID]] = [:]
        var unknown = SharedFileCache<[String]>()
        for entry in entries {
            for id in unknown.value(for: entry, { $0.expression?.unknownLicenses() ?? [] })
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
        return unjudged.sorted { ($1.packages.count, $0.id) < ($0.packages.count, $1.id) }
    }

    private func unreadFiles(excluding known: Set<String>) -> [PolicyReview.File] {
        var files: [PolicyReview.File] = []
        var indices: [String: Int] = [:]
        for entry in entries {
            let findings = entry.findings.filter(\.kind.leavesTermsUnknown)
            guard let digest = entry.textDigest, let expression = entry.expression,
                !findings.isEmpty, !known.contains(digest)
            else { continue }
            if let index = indices[digest] {
                if files[index].packages.last != entry.name {
                    files[index].packages.append(entry.name)
                }
            } else {
                indices[digest] = files.count
                files.append(
                    PolicyReview.File(
                        packages: [entry.name], digest: digest, expression: expression,
                        findings: findings))
            }
        }
        return files
    }
}
