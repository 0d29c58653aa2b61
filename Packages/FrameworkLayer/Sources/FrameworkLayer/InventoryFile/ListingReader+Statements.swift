import DomainLayer

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
            case .files: statement.files = try strings()
            case .lines: statement.lines = try lines()
            case .basis: statement.basis = try word()
            case .rule: statement.rule = try wordOrNull()
            case .name: statement.name = try json.stringOrNull()
            case .holders: statement.holders = try strings()
            case .underlying: statement.underlying = try strings()
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
