import DomainLayer
import StreamedJSON

/// The members of a fact, which has all of them in this order.
enum FactMember: String, CaseIterable {
    case system, name, architecture, version, versionKey, source, sourceVersion, section, essential
    case basis, reason, expression, mainExpression, category, clauses, categories, textDigest
}

extension ListingReader {
    /// Reads a fact, `{"system":…}`.
    ///
    /// Hosts are not trusted, and other engines with their own readers read the fact next: it has
    /// exactly the members of a row, no control character between them, and no text with the U+0000
    /// that PostgreSQL can't store.
    ///
    /// - Parameters:
    ///   - bytes: the whole fact.
    ///   - key: the fact's key.
    /// - Returns: nil if the fact says that the system has no packages.
    mutating func fact(
        _ bytes: [UInt8], key: String
    ) throws(JSONReaderError) -> LicenseFact? {
        if let place = bytes.firstIndex(where: { $0 < 0x20 }) {
            throw .invalid(JSONProblem(.unexpectedByte(bytes[place]), line: 1, column: place + 1))
        }
        json = JSONReader(bytes)
        // SQLite compares keys as written, without decoding escapes.
        json.refusesEscapedKeys = true
        try json.beginObject()
        if try text(.system) == nil { throw json.problemOfValue(.missingMember("system")) }
        var fact: LicenseFact?
        if let name = try text(.name) {
            fact = try package(name, key: key)
        } else {
            try readNothing()
        }
        try end()
        try json.finish()
        return fact
    }

    /// The members that follow the name of a package.
    private mutating func package(
        _ name: String, key: String
    ) throws(JSONReaderError) -> LicenseFact {
        var entry = PackageLicense(name: name, version: "", architecture: "")
        entry.architecture = try text(.architecture) ?? ""
        entry.version = try text(.version) ?? ""
        _ = try text(.versionKey)
        entry.source.name = try text(.source) ?? ""
        entry.source.version = try text(.sourceVersion) ?? ""
        entry.section = try text(.section) ?? ""
        try begin(.essential)
        entry.isEssential = try json.flag()
        try begin(.basis)
        entry.basis = try word()
        try begin(.reason)
        entry.reason = try wordOrNull().map { .listed($0, path: "") }
        try begin(.expression)
        entry.expression = try expression()
        try begin(.mainExpression)
        entry.mainExpression = try json.null() ? nil : expression()
        try begin(.category)
        let _: LicenseCategory = try word()
        try readClauses()
        let terms = try readCategories()
        entry.textDigest = try text(.textDigest)
        // Without an expression, everything is unknown, and there is nothing to add.
        let hasUnknownTerms =
            entry.expression != nil && terms.contains(LicenseExpression.noAssertion)
        return LicenseFact(key: key, entry: entry, hasUnknownTerms: hasUnknownTerms)
    }

    private mutating func readClauses() throws(JSONReaderError) {
        try begin(.clauses)
        if try json.null() { return }
        try json.beginArray()
        while try json.nextElement() {
            for term in try json.strings() { try checkText(term) }
        }
    }

    /// - Returns: the terms that have a category.
    private mutating func readCategories() throws(JSONReaderError) -> Set<String> {
        try begin(.categories)
        try json.beginObject()
        var terms: Set<String> = []
        while let term = try json.nextKey() {
            try checkText(term)
            let _: LicenseCategory = try word()
            if !terms.insert(term).inserted { throw json.problemOfValue(.repeatedMember(term)) }
        }
        return terms
    }

    /// The members that follow a null name.
    private mutating func readNothing() throws(JSONReaderError) {
        for member in FactMember.allCases.dropFirst(2) {
            try begin(member)
            switch member {
            case .clauses:
                try json.beginArray()
                if try json.nextElement() { try json.expect(.null) }
            case .categories:
                try json.beginObject()
                try end()
            default:
                try json.expect(.null)
                try json.skip()
            }
        }
    }

    /// Skips the member's name.
    private mutating func begin(_ member: FactMember) throws(JSONReaderError) {
        if try json.nextKey() != member.rawValue {
            throw json.problemOfValue(.missingMember(member.rawValue))
        }
    }

    private mutating func end() throws(JSONReaderError) {
        if let key = try json.nextKey() { throw rejected(.unknownWord(String(key.prefix(64)))) }
    }

    private mutating func text(_ member: FactMember) throws(JSONReaderError) -> String? {
        try begin(member)
        let text = try json.stringOrNull()
        if let text { try checkText(text) }
        return text
    }

    private func checkText(_ text: String) throws(JSONReaderError) {
        if text.utf8.contains(0) { throw json.problemOfValue(.badText) }
    }
}
