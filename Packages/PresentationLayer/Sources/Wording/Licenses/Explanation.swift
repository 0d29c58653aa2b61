public import DomainLayer

/// What a word in the program's output means, and which packages it concerns.
public struct Explanation: Equatable, Sendable {
    public var subject: Subject
    /// The packages that have what is explained, in the inventory's order; empty for a scope.
    public var packages: [PackageLicense.ID]
    /// Where packages state the license, for a license that the SPDX list lacks.
    public var evidence: [Evidence]
    /// The names that files have for a license that the SPDX list lacks, each once, in order.
    public var names: [String]
    /// What the text of a license that no list has says; nil if there is no text.
    public var reading: LicenseReading?
    /// The text of a license that the list lacks, if a file prints one.
    public var text: String?

    public enum Subject: Hashable, Sendable {
        case license(String)
        case exception(String)
        /// A license with an exception.
        case clause(LicenseTerm)
        case category(LicenseCategory)
        case basis(StatementBasis)
        case scope(LicenseScope)
        case finding(LicenseFinding.Kind)
    }

    /// Lines of a copyright file.
    public struct Evidence: Equatable, Sendable {
        public var package: PackageLicense.ID
        public var file: String
        public var lines: ClosedRange<Int>
    }

    /// - Parameters:
    ///   - subject: what is explained.
    ///   - packages: the packages that have it.
    ///   - text: the text of a license that the list lacks; nil if no file prints one.
    public init(_ subject: Subject, packages: [PackageLicense], text: String? = nil) {
        self.subject = subject
        self.packages = packages.map(\.id)
        self.text = text
        evidence = []
        names = []
        if case .license(let id) = subject, SPDXLicenseList.canonicalID(id) == nil {
            names = Set(packages.compactMap { $0.names[id] }).sorted()
            reading = packages.lazy.compactMap { $0.readings[id] }.first
            for entry in packages {
                guard let file = entry.copyrightFile else { continue }
                evidence += entry.statements.filter { $0.states(id) }.map {
                    Evidence(package: entry.id, file: file, lines: $0.lines)
                }
            }
        }
    }
}

extension Explanation.Subject {
    /// What kind of thing is explained; the raw value is the word for programs.
    public enum Kind: String, CaseIterable, Sendable {
        case license
        case exception
        case clause = "license-with-exception"
        case category
        case basis
        case scope
        case finding
    }

    /// The kind, without what it is about.
    public var kind: Kind {
        switch self {
        case .license: .license
        case .exception: .exception
        case .clause: .clause
        case .category: .category
        case .basis: .basis
        case .scope: .scope
        case .finding: .finding
        }
    }
}

extension LicenseStatement {
    fileprivate func states(_ id: String) -> Bool {
        expression?.licenses.contains(id) == true
    }
}

extension Explanation {
    /// What the id says about a license, and what the text says if no list has the license.
    public func unlisted(_ id: String) -> UnlistedLicense {
        let readings = reading.map { [id: $0] } ?? [:]
        return UnlistedLicense(
            names: names, category: LicenseTerm(id).category(reading: readings), reading: reading)
    }
}

// MARK: Words

extension Explanation {
    /// The subject's name: an id, or the name of a category, a basis, a scope or a finding.
    public var title: String {
        switch subject {
        case .license(let id), .exception(let id): id
        case .clause(let term): term.description
        case .category(let category): category.rawValue
        case .basis(let basis): basis.rawValue
        case .scope(let scope): scope.rawValue
        case .finding(let finding): finding.rawValue
        }
    }

    /// What is known of the subject, as labels and a few words each.
    public var facts: [(label: String, value: String)] {
        switch subject {
        case .license(let id): facts(ofLicense: id)
        case .exception(let id):
            [
                ("Kind", "exception to a license"), ("Category", Self.categoryLeft(by: id)),
                ("Address", SPDXLicenseList.address(of: id)),
            ]
        case .clause(let term): Self.facts(of: term)
        case .category(let category):
            [
                ("Kind", "category of licenses"), ("Meaning", category.detail),
                ("Licenses", "\(category.licenses.count) of the SPDX list"),
            ]
        case .basis(let basis): [("Kind", "basis of an answer"), ("Meaning", basis.detail)]
        case .scope(let scope):
            [("Kind", "scope of a check"), ("Meaning", scope.detail)]
                + (scope == .shipped
                    ? [("Left out", FilePatterns.buildMachinery.patterns.joined(separator: " "))]
                    : [])
        case .finding(let kind):
            [("Kind", "finding"), ("Meaning", LicenseFinding(kind).detail)]
                + (kind.leavesTermsUnknown
                    ? [("In a check", "counts as an unknown license")] : [])
        }
    }

    private static func facts(of term: LicenseTerm) -> [(label: String, value: String)] {
        let category = SPDXLicenseList.category(of: term)
        return [
            ("Kind", "license with an exception"),
            ("Name", SPDXLicenseList.name(of: term.id) ?? ""),
            ("Category", "\(category.label): \(category.detail)"),
            ("License", SPDXLicenseList.address(of: term.id)),
            ("Exception", SPDXLicenseList.address(of: term.exception ?? "")),
        ].filter { !$0.1.isEmpty }
    }

    /// The category of a license with this exception, in a clause.
    private static func categoryLeft(by exception: String) -> String {
        switch SPDXLicenseList.category(of: LicenseTerm("GPL-3.0-only", exception: exception)) {
        case .weakCopyleft: "leaves weak copyleft at most"
        case .restricted: "restricts the license"
        default: "leaves that of the license"
        }
    }

    private func facts(ofLicense id: String) -> [(label: String, value: String)] {
        let license = unlisted(id)
        let basis = license.basis == .terms ? " (by its terms, which no lawyer has read)" : ""
        var facts = [("Name", SPDXLicenseList.name(of: id) ?? names.joined(separator: ", "))]
        facts.append(("Category", "\(license.category.label)\(basis): \(license.category.detail)"))
        if let reading { facts.append(("Terms", reading.summary)) }
        guard SPDXLicenseList.canonicalID(id) != nil else { return facts.filter { !$0.1.isEmpty } }
        facts.append(("OSI approved", SPDXLicenseList.isOSIApproved(id) ? "yes" : "no"))
        if !SPDXLicenseList.contains(id) {
            let replacement = SPDXLicenseList.replacement(forDeprecated: id)
            facts.append(("Deprecated", replacement.map { "use \($0)" } ?? "yes"))
        }
        facts.append(("Address", SPDXLicenseList.address(of: id)))
        return facts.filter { !$0.1.isEmpty }
    }
}

extension LicenseScope {
    /// What a check with this scope judges, in a clause without a period.
    public var detail: String {
        switch self {
        case .all: "the licenses of every file that the copyright file names"
        case .shipped: "without files that serve only to package or build the work"
        case .main: "the main license, that of the work as a whole"
        }
    }
}

extension LicenseCategory {
    /// The current ids of the SPDX list in this category.
    fileprivate var licenses: [String] {
        SPDXLicenseList.ids.filter { SPDXLicenseList.category(of: LicenseTerm($0)) == self }
    }

    /// What the category means, in a clause without a period.
    public var detail: String {
        switch self {
        case .publicDomain: "dedicated to the public domain"
        case .permissive: "keep the notices, and do what you like"
        case .font: "written for typefaces"
        case .documentation: "written for manuals and other texts"
        case .weakCopyleft: "changes to the work itself stay under its license"
        case .strongCopyleft: "whatever is built on the work comes under its license"
        case .networkCopyleft: "like strong copyleft, and use over a network counts as distribution"
        case .restricted: "known, and none of the others: proprietary, or restricted to some use"
        case .unknown: "no license was found, or no list has it; read the text"
        }
    }
}
