import DomainLayer

/// Makes of a saved listing what can be compared of it.
struct ListingReader {
    var json: JSONReader
    /// Those that were read, by their texts: most are read again and again.
    var expressions: [String: LicenseExpression] = [:]
    /// Each once, for a third of a system's packages state what another does.
    private var statements: Set<[LicenseStatement]> = []

    private let listingMembers = JSONMembers<ListingMember>()
    private let systemMembers = JSONMembers<SystemMember>()
    private let packageMembers = JSONMembers<PackageMember>()
    let statementMembers = JSONMembers<StatementMember>()
    let findingMembers = JSONMembers<FindingMember>()
    let reasonMembers = JSONMembers<ReasonMember>()

    init(_ json: JSONReader) {
        self.json = json
    }

    /// Reads the whole text.
    mutating func inventory() throws(JSONReaderError) -> ComparedInventory {
        if try json.nextByte() == nil { throw json.problem(.empty) }
        var system = SystemIdentity(id: "", versionID: nil, name: "")
        var packages: [ComparedPackage] = []
        var findings: [LicenseFinding] = []
        try json.beginObject()
        var seen = JSONMembers<ListingMember>.Seen()
        while let member = try json.next(of: listingMembers, &seen) {
            switch member {
            case .schemaVersion: try checkSchema()
            case .system: system = try self.system()
            case .packages:
                try json.beginArray()
                while try json.nextElement() { packages.append(try package()) }
            case .findings: findings = try self.findings()
            }
        }
        try json.finish()
        return ComparedInventory(system: system, packages: packages, findings: findings)
    }

    private mutating func checkSchema() throws(JSONReaderError) {
        let version = try json.integer()
        if version != InventoryFileSchema.version {
            throw json.problemOfValue(.unknownSchema(version))
        }
    }

    private mutating func system() throws(JSONReaderError) -> SystemIdentity {
        var system = SystemIdentity(id: "", versionID: nil, name: "")
        try json.beginObject()
        var seen = JSONMembers<SystemMember>.Seen()
        while let member = try json.next(of: systemMembers, &seen) {
            switch member {
            case .id: system.id = try json.string()
            case .versionID: system.versionID = try json.stringOrNull()
            case .name: system.name = try json.string()
            }
        }
        return system
    }

    private mutating func package() throws(JSONReaderError) -> ComparedPackage {
        var package = ComparedPackage(name: "", version: "", architecture: "")
        try json.beginObject()
        var seen = JSONMembers<PackageMember>.Seen()
        while let member = try json.next(of: packageMembers, &seen) {
            switch member {
            case .name: package.name = try json.string()
            case .version: package.version = try json.string()
            case .architecture: package.architecture = try json.string()
            case .textDigest: package.textDigest = try json.string()
            case .format: package.format = try wordOrNull()
            case .expression: package.expression = try expression()
            case .mainExpression:
                package.mainExpression = try json.null() ? nil : try expression()
            case .statements:
                package.statements = statements.insert(try readStatements()).memberAfterInsert
            case .findings: package.findings = try findings()
            case .reason: package.reason = try json.null() ? nil : try reason()
            }
        }
        return package
    }
}
