/// What is read of a saved listing; the names are those of the JSON that `list` writes.
enum ListingMember: String, JSONMember {
    case schemaVersion
    case system
    case packages
    case findings
}

/// What is read of its `system`.
enum SystemMember: String, JSONMember {
    case id
    case versionID = "versionId"
    case name
}

/// What is read of an element of its `packages`.
enum PackageMember: String, JSONMember {
    case name
    case version
    case architecture
    case textDigest
    case format
    case expression
    case mainExpression
    case statements
    case findings
    case reason

    static let optional: [PackageMember] = [.textDigest]
}

/// What is read of an element of a package's `statements`.
enum StatementMember: String, JSONMember {
    case expression
    case files
    case lines
    case basis
    case rule
    case name
    case holders
    case underlying

    static let optional: [StatementMember] = [.underlying]
}

/// What is read of an element of a package's or the system's `findings`.
enum FindingMember: String, JSONMember {
    case kind
    case line
    case declared
    case text
    case path

    static let optional: [FindingMember] = [.path]
}

/// What is read of a package's `reason`.
enum ReasonMember: String, JSONMember {
    case code
}
