import DomainLayer
import StreamedJSON

/// Reads from a saved listing what can be compared.
struct ListingReader {
    var json: JSONReader
    /// The expressions so far, by their texts: most are repeated often.
    var expressions: [String: LicenseExpression] = [:]
    /// Statements, each array once, because a third of a system's packages state what another one
    /// does; findings and unexplained lines are shared likewise.
    private var statements: Set<[LicenseStatement]> = []
    private var knownFindings: Set<[LicenseFinding]> = []
    private var unexplained: Set<[ClosedRange<Int>]> = []
    /// Why a valid JSON value was rejected that a listing doesn't allow there.
    private(set) var rejection = InventoryFileProblem.Kind.empty

    private let listingMembers = JSONMembers<ListingMember>()
    private let systemMembers = JSONMembers<SystemMember>()
    let imageMembers = JSONMembers<ImageMember>()
    let layerMembers = JSONMembers<LayerMember>()
    private let packageMembers = JSONMembers<PackageMember>()
    let statementMembers = JSONMembers<StatementMember>()
    let findingMembers = JSONMembers<FindingMember>()
    let reasonMembers = JSONMembers<ReasonMember>()
    let licenseRefMembers = JSONMembers<LicenseRefMember>()

    init(_ json: JSONReader) {
        self.json = json
    }

    /// Reads the whole text of the file.
    mutating func inventory(at origin: InputSource) throws(InventoryFileError) -> SavedListing {
        do throws(JSONReaderError) {
            return try inventory()
        } catch {
            throw InventoryFileError(error, at: origin, rejection: rejection)
        }
    }

    private mutating func inventory() throws(JSONReaderError) -> SavedListing {
        if try json.nextByte() == nil { throw rejected(.empty) }
        var system = SystemIdentity(id: "", versionID: nil, name: "")
        var image: ImageIdentity?
        var entries: [PackageLicense] = []
        var findings: [LicenseFinding] = []
        var readings: [String: LicenseReading] = [:]
        var isFiltered = false
        var isBrief = false
        var isOutdated = false
        try json.beginObject()
        var seen = JSONMembers<ListingMember>.Seen()
        while let member = try json.next(of: listingMembers, &seen) {
            switch member {
            case .schemaVersion: isOutdated = try schema() < InventoryFileSchema.version
            case .system: system = try self.system()
            case .image: image = try self.image()
            case .packages:
                try json.beginArray()
                while try json.nextElement() { entries.append(try package()) }
            case .findings: findings = try self.findings()
            case .licenseRefs: readings = try self.readings()
            case .filtered: isFiltered = try json.flag()
            case .brief: isBrief = try json.flag()
            }
        }
        try json.finish()
        system.image = image
        if !readings.isEmpty {
            for index in entries.indices { entries[index].take(readings) }
        }
        return SavedListing(
            LicenseInventory(system: system, entries: entries, findings: findings),
            isFiltered: isFiltered, isBrief: isBrief, isOutdated: isOutdated)
    }

    private mutating func schema() throws(JSONReaderError) -> Int {
        let version = try json.integer()
        if !InventoryFileSchema.readable.contains(version) {
            throw rejected(.unknownSchema(version))
        }
        return version
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

    private mutating func package() throws(JSONReaderError) -> PackageLicense {
        var package = PackageLicense(name: "", version: "", architecture: "")
        var reason: LicenseReason.Kind?
        try json.beginObject()
        var seen = JSONMembers<PackageMember>.Seen()
        while let member = try json.next(of: packageMembers, &seen) {
            switch member {
            case .name: package.name = try json.string()
            case .version: package.version = try json.string()
            case .architecture: package.architecture = try json.string()
            case .section: package.section = try json.string()
            case .copyrightFile: package.copyrightFile = try json.stringOrNull()
            case .textDigest: package.textDigest = try json.string()
            case .format: package.format = try wordOrNull()
            case .expression: package.expression = try expression()
            case .mainExpression:
                package.mainExpression = try json.null() ? nil : try expression()
            case .statements:
                package.statements = statements.insert(try readStatements()).memberAfterInsert
            case .findings:
                package.findings = knownFindings.insert(try findings()).memberAfterInsert
            case .unexplained:
                package.unexplained = unexplained.insert(try ranges()).memberAfterInsert
            case .reason: reason = try json.null() ? nil : try self.reason()
            }
        }
        package.source = SourcePackage(name: package.name, version: package.version)
        package.reason = reason.map { .listed($0, path: package.copyrightFile ?? "") }
        return package
    }
}

extension ListingReader {
    mutating func readStatements() throws(JSONReaderError) -> [LicenseStatement] {
        var statements: [LicenseStatement] = []
        try json.beginArray()
        while try json.nextElement() { statements.append(try statement()) }
        return statements
    }

    private mutating func statement() throws(JSONReaderError) -> LicenseStatement {
        var statement = LicenseStatement(expression: nil, lines: 1...1, basis: .none)
        try json.beginObject()
        var seen = JSONMembers<StatementMember>.Seen()
        while let member = try json.next(of: statementMembers, &seen) {
            switch member {
            case .expression: statement.expression = try expression()
            case .files: statement.files = try json.strings()
            case .lines: statement.lines = try lines()
            case .basis: statement.basis = try word()
            case .rule: statement.method = try wordOrNull()
            case .grantRule: statement.grantRule = try wordOrNull()
            case .name: statement.name = try json.stringOrNull()
            case .holders: statement.holders = try json.strings()
            case .underlying: statement.underlying = try json.strings()
            }
        }
        return statement
    }

    mutating func findings() throws(JSONReaderError) -> [LicenseFinding] {
        var findings: [LicenseFinding] = []
        try json.beginArray()
        while try json.nextElement() { findings.append(try finding()) }
        return findings
    }

    private mutating func finding() throws(JSONReaderError) -> LicenseFinding {
        var finding = LicenseFinding(.unreadable)
        try json.beginObject()
        var seen = JSONMembers<FindingMember>.Seen()
        while let member = try json.next(of: findingMembers, &seen) {
            switch member {
            case .kind: finding.kind = try word()
            case .line: finding.line = try json.null() ? nil : try json.integer()
            case .declared: finding.declared = try json.stringOrNull()
            case .text: finding.text = try json.stringOrNull()
            case .path: finding.path = try json.stringOrNull()
            }
        }
        return finding
    }

    mutating func reason() throws(JSONReaderError) -> LicenseReason.Kind {
        var reason = LicenseReason.Kind.unreadable
        try json.beginObject()
        var seen = JSONMembers<ReasonMember>.Seen()
        while let member = try json.next(of: reasonMembers, &seen) {
            switch member {
            case .code: reason = try word()
            }
        }
        return reason
    }
}

extension ListingReader {
    /// An expression, or nil for `NOASSERTION`.
    mutating func expression() throws(JSONReaderError) -> LicenseExpression? {
        let text = try json.string()
        if text == LicenseExpression.noAssertion { return nil }
        if let known = expressions[text] { return known }
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: text)
            expressions[text] = expression
            return expression
        } catch {
            throw rejected(.badExpression(error.problem))
        }
    }

    mutating func rejected(_ kind: InventoryFileProblem.Kind) -> JSONReaderError {
        rejection = kind
        return json.problemOfValue(.rejected)
    }

    mutating func word<Word: RawRepresentable<String>>() throws(JSONReaderError) -> Word {
        let text = try json.string()
        guard let word = Word(rawValue: text) else {
            // The text may be of any length.
            throw rejected(.unknownWord(String(text.prefix(64))))
        }
        return word
    }

    mutating func wordOrNull<Word: RawRepresentable<String>>()
        throws(JSONReaderError) -> Word?
    {
        try json.null() ? nil : try word()
    }

    /// An array of line ranges.
    private mutating func ranges() throws(JSONReaderError) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        try json.beginArray()
        while try json.nextElement() { ranges.append(try lines()) }
        return ranges
    }

    /// A range of lines: the first and the last one.
    mutating func lines() throws(JSONReaderError) -> ClosedRange<Int> {
        var numbers: [Int] = []
        try json.beginArray()
        while try json.nextElement() {
            numbers.append(try json.integer())
            if numbers.count > 2 { throw rejected(.badLines) }
        }
        guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
            throw rejected(.badLines)
        }
        return numbers[0]...numbers[1]
    }
}

/// The members that are read of a saved listing; the names are those of the JSON that `list`
/// writes.
enum ListingMember: String, JSONMember {
    case schemaVersion
    case system
    case image
    case packages
    case findings
    case licenseRefs
    case filtered
    case brief

    static let optional: [ListingMember] = [.image, .licenseRefs, .filtered, .brief]
}

/// The members that are read of its `system`.
enum SystemMember: String, JSONMember {
    case id
    case versionID = "versionId"
    case name
}

/// The members that are read of an element of its `packages`.
enum PackageMember: String, JSONMember {
    case name
    case version
    case architecture
    case section
    case copyrightFile
    case textDigest
    case format
    case expression
    case mainExpression
    case statements
    case findings
    case unexplained
    case reason

    /// A brief listing lacks statements, findings and unexplained lines; an older one lacks the
    /// latter.
    static let optional: [PackageMember] = [.textDigest, .statements, .findings, .unexplained]
}

/// The members that are read of an element of a package's `statements`.
enum StatementMember: String, JSONMember {
    case expression
    case files
    case lines
    case basis
    case rule
    case grantRule
    case name
    case holders
    case underlying

    static let optional: [StatementMember] = [.grantRule, .underlying]
}

/// The members that are read of an element of a package's or the system's `findings`.
enum FindingMember: String, JSONMember {
    case kind
    case line
    case declared
    case text
    case path

    static let optional: [FindingMember] = [.path]
}

/// The members that are read of a package's `reason`.
enum ReasonMember: String, JSONMember {
    case code
}
