import DomainLayer

/// The fields of a policy, as written.
enum PolicyFieldName: String, CaseIterable {
    case sections = "Sections"
    case allow = "Allow"
    case deny = "Deny"
    case overrides = "Overrides"
    case allowExceptions = "Allow-Exceptions"
    case unknown = "Unknown"
    case unlisted = "Unlisted"
    case scope = "Scope"
    case machinery = "Machinery"
    case package = "Package"
    case source = "Source"
    case version = "Version"
    case textDigest = "Text-Digest"
    case files = "Files"
    case expression = "Expression"
    case license = "License"
    case category = "Category"
    case reason = "Reason"
    case expires = "Expires"
}

/// What kind of stanza the fields make.
enum StanzaKind {
    case rule, exemption, clarification, judgment

    init(_ stanza: PolicyStanza) {
        func has(_ names: PolicyFieldName...) -> Bool {
            stanza.fields.contains { field in names.contains { $0.isNamed(field.name) } }
        }
        if has(.expression, .textDigest) {
            self = .clarification
        } else if has(.license, .category) {
            self = .judgment
        } else {
            let isExemption = has(.package, .source, .version, .files, .reason, .expires)
            self = isExemption ? .exemption : .rule
        }
    }

    /// The fields that this kind of stanza may have.
    var names: [PolicyFieldName] {
        switch self {
        case .rule:
            [
                .sections, .allow, .deny, .overrides, .allowExceptions, .unknown, .unlisted, .scope,
                .machinery,
            ]
        case .exemption: [.package, .source, .version, .files, .allow, .reason, .expires]
        case .clarification:
            [.package, .source, .version, .textDigest, .expression, .reason, .expires]
        case .judgment: [.license, .category, .allow, .reason, .expires]
        }
    }
}

/// The fields of a stanza by their names.
struct StanzaFields {
    /// The location of the stanza.
    let location: SourceLocation
    private var fields: [PolicyFieldName: PolicyField] = [:]

    /// - Parameter reader: reports unknown, repeated and empty fields.
    init(_ stanza: PolicyStanza, kind: StanzaKind, _ reader: inout PatternReader) {
        location = stanza.location
        for field in stanza.fields {
            guard let name = kind.names.first(where: { $0.isNamed(field.name) }) else {
                let known = kind.names.map(\.rawValue)
                reader.report(.unknownField(field.name, known: known), at: field.location)
                continue
            }
            if let first = fields[name] {
                reader.report(
                    .repeatedField(name.rawValue, first: first.line), at: field.location)
            } else {
                fields[name] = field
            }
            if field.value.isEmpty {
                reader.report(.emptyField(name.rawValue), at: field.location)
            } else if !name.isList, field.joined.utf8.count > LicensePolicy.valueLimit {
                let problem = PolicyProblem.Kind.tooLong(limit: LicensePolicy.valueLimit)
                reader.report(problem, at: field.location(of: 0))
                fields[name] = PolicyField(name: field.name, line: field.line, value: [])
            }
        }
    }

    /// The field; nil if there is none.
    subscript(name: PolicyFieldName) -> PolicyField? { fields[name] }

    /// The field; nil if there is none, or if it is empty or too long, which was already reported.
    func filled(_ name: PolicyFieldName) -> PolicyField? {
        fields[name].flatMap { $0.value.isEmpty ? nil : $0 }
    }
}

extension PolicyFieldName {
    /// Whether the value is a list, whose words are counted and measured one by one.
    fileprivate var isList: Bool {
        switch self {
        case .sections, .allow, .deny, .allowExceptions, .machinery, .package, .source, .files,
            .license:
            true
        case .overrides, .unknown, .unlisted, .scope, .version, .textDigest, .expression, .category,
            .reason,
            .expires:
            false
        }
    }

    /// Whether the field has this name; letter case doesn't count (deb822(5)).
    fileprivate func isNamed(_ name: String) -> Bool {
        rawValue.lowercased() == name.lowercased()
    }
}
