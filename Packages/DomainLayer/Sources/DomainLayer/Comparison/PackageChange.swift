/// How a package that both inventories have has changed.
public struct PackageChange: Hashable, Sendable {
    public var old: PackageLicense
    public var new: PackageLicense
    /// What differs, in the order in which ``Aspect`` declares its cases; not empty.
    public let aspects: [Aspect]
    /// What the copyright files state. Statements that differ only in their lines, or in the rule
    /// by which they are understood, are equal.
    public let statements: CollectionDifference<LicenseStatement>
    /// Lines of all `Copyright` fields together, each once.
    public let holders: CollectionDifference<String>
    /// Findings that differ only in their line are equal.
    public let findings: CollectionDifference<LicenseFinding>

    /// What can change in a package; the raw value is the word for programs.
    public enum Aspect: String, Hashable, Sendable, CaseIterable {
        case version
        case architecture
        /// The expression means something else; a new order of its operands is no change.
        case license
        /// The main expression means something else.
        case mainLicense = "main-license"
        case statements
        case holders
        /// The copyright file has another digest.
        case text
        case findings
        /// There is another kind of reason why an answer is missing or comes from elsewhere.
        case reason
    }

    /// Whether nothing about licenses has changed.
    public var isVersionAlone: Bool {
        aspects.allSatisfy { $0 == .version || $0 == .architecture }
    }

    /// The licenses that the package lost and gained, with their exceptions.
    public var licenses: CollectionDifference<LicenseTerm> {
        CollectionDifference(from: old.terms, to: new.terms) { $0 }
    }

    /// Whether the new license asks for more than the old one did, as far as known, or has
    /// something unknown that the old one hadn't.
    public var asksMore: Bool {
        new.category > old.category || new.isUnknown && !old.isUnknown
    }

    /// - Parameter answers: the changes already computed for pairs of files.
    /// - Returns: nil if nothing changed.
    init?(from old: PackageLicense, to new: PackageLicense, _ answers: inout AnswerChanges) {
        let answer = answers.change(from: old, to: new)
        (statements, holders) = (answer.statements, answer.holders)
        findings = CollectionDifference(from: old.findings, to: new.findings) { finding in
            var finding = finding
            finding.line = nil
            return finding
        }
        let (statements, holders, findings) = (statements, holders, findings)
        aspects = Aspect.allCases.filter { aspect in
            switch aspect {
            case .version: old.version != new.version
            case .architecture: old.architecture != new.architecture
            case .license: answer.isOtherLicense
            case .mainLicense: answer.isOtherMainLicense
            case .statements: !statements.isEmpty
            case .holders: !holders.isEmpty
            case .text: old.hasOtherText(than: new)
            case .findings: !findings.isEmpty
            case .reason: old.reason?.kind != new.reason?.kind
            }
        }
        if aspects.isEmpty { return nil }
        self.old = old
        self.new = new
    }
}

extension PackageLicense {
    /// Whether the texts are known to differ; false if a digest is missing.
    fileprivate func hasOtherText(than other: PackageLicense) -> Bool {
        guard let textDigest, let digest = other.textDigest else { return false }
        return textDigest != digest
    }
}

/// The elements that a collection lost and gained; elements on both sides are in neither.
public struct CollectionDifference<Element: Hashable & Sendable>: Hashable, Sendable {
    /// In the order of the old side.
    public var removed: [Element]
    /// In the order of the new side.
    public var added: [Element]

    public var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    public init(removed: [Element] = [], added: [Element] = []) {
        self.removed = removed
        self.added = added
    }

    /// Compares two collections as bags: order does not count, repetition does.
    ///
    /// - Parameter meaning: what makes two elements equal.
    init<Meaning: Hashable>(
        from old: some Collection<Element>,
        to new: some Collection<Element>,
        by meaning: (Element) -> Meaning
    ) {
        if old.elementsEqual(new) {
            self.init()
            return
        }
        var spare: [Meaning: Int] = [:]
        for element in old { spare[meaning(element), default: 0] += 1 }
        let added = new.filter { element in
            let meaning = meaning(element)
            guard let count = spare[meaning], count > 0 else { return true }
            spare[meaning] = count - 1
            return false
        }
        // Of repeated elements, the last ones were removed.
        let removed = old.reversed().filter { element in
            let meaning = meaning(element)
            guard let count = spare[meaning], count > 0 else { return false }
            spare[meaning] = count - 1
            return true
        }
        self.init(removed: removed.reversed(), added: added)
    }
}
