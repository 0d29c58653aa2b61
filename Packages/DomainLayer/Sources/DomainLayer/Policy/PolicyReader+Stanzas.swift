/// Each kind of stanza. What lacks a field that counts is nil, and the problem is noted.
extension PolicyReader {
    mutating func rule(_ fields: StanzaFields) -> PolicyRule {
        let unknown = word(of: fields[.unknown], among: UnknownTreatment.self)
        return PolicyRule(
            sections: words(in: fields[.sections]?.value ?? []).map { SectionPattern($0.text) },
            allow: entries(in: fields[.allow]?.value ?? []),
            deny: entries(in: fields[.deny]?.value ?? []),
            allowedExceptions: exceptions(in: fields[.allowExceptions]?.value ?? []),
            unknown: unknown ?? .fail,
            unknownLocation: unknown == nil ? .unwritten : fields[.unknown]?.location ?? .unwritten,
            location: fields.location,
            allowLocation: fields[.allow]?.location ?? fields.location)
    }

    mutating func exemption(_ fields: StanzaFields) -> PolicyExemption? {
        let package = package(fields)
        require([.allow], of: fields)
        let exemption = PolicyExemption(
            package: package ?? PackagePattern(""),
            version: version(fields, wildcards: true),
            allow: entries(in: fields[.allow]?.value ?? []),
            reason: fields[.reason]?.joined ?? "",
            expires: date(fields),
            location: fields.location)
        return package == nil ? nil : exemption
    }

    mutating func clarification(_ fields: StanzaFields) -> LicenseClarification? {
        let package = package(fields)
        require([.expression], of: fields)
        require([.version, .textDigest], of: fields)
        let version = version(fields, wildcards: false)
        let digest = digest(fields)
        guard let expression = expression(fields), let package else { return nil }
        return LicenseClarification(
            package: package, version: version, textDigest: digest, expression: expression,
            reason: fields[.reason]?.joined ?? "", location: fields.location)
    }

    /// Sees to it that there is one of these fields.
    private mutating func require(_ names: [PolicyFieldName], of fields: StanzaFields) {
        if names.allSatisfy({ fields[$0] == nil }) {
            report(.missingField(names.map(\.rawValue)), at: fields.location)
        }
    }

    private mutating func package(_ fields: StanzaFields) -> PackagePattern? {
        require([.package], of: fields)
        guard let field = fields.filled(.package) else { return nil }
        check(field) { $0.isNameCharacter || $0 == ":" || $0.isWildcard }
        return PackagePattern(field.joined)
    }

    /// Debian Policy 5.6.12: what a version is made of.
    private mutating func version(_ fields: StanzaFields, wildcards: Bool) -> String? {
        guard let field = fields.filled(.version) else { return nil }
        check(field) { scalar in
            scalar.isNameCharacter || scalar == ":" || scalar == "~" || "A"..."Z" ~= scalar
                || (wildcards && scalar.isWildcard)
        }
        return field.joined
    }

    private mutating func date(_ fields: StanzaFields) -> CalendarDate? {
        guard let field = fields.filled(.expires) else { return nil }
        let date = CalendarDate(parsing: field.joined)
        if date == nil { report(.badDate(field.joined), at: field.location(of: 0)) }
        return date
    }

    private mutating func digest(_ fields: StanzaFields) -> String? {
        guard let field = fields.filled(.textDigest) else { return nil }
        let digest = field.joined.lowercased()
        let digits = digest.utf8.dropFirst(7)
        if !digest.hasPrefix("sha256:") || digits.count != 64 || !digits.allSatisfy(\.isHexDigit) {
            report(.badDigest(field.joined), at: field.location(of: 0))
        }
        return digest
    }

    private mutating func expression(_ fields: StanzaFields) -> LicenseExpression? {
        guard let field = fields.filled(.expression) else { return nil }
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: field.joined)
            for term in expression.terms { check(term, at: field.location(of: 0)) }
            return expression
        } catch {
            report(.badExpression(error.problem), at: field.location(of: error.column - 1))
            return nil
        }
    }

    /// The value as one of the words of `Choice`; nil where there is none.
    private mutating func word<Choice: CaseIterable & RawRepresentable<String>>(
        of field: PolicyField?, among choices: Choice.Type
    ) -> Choice? {
        guard let field, !field.value.isEmpty else { return nil }
        let choice = Choice(rawValue: field.joined.lowercased())
        if choice == nil {
            let known = choices.allCases.map(\.rawValue)
            report(.unknownWord(field.joined, known: known), at: field.location(of: 0))
        }
        return choice
    }

    /// Notes the first character of a value that may not stand there.
    private mutating func check(_ field: PolicyField, allowing: (Unicode.Scalar) -> Bool) {
        let text = field.joined
        if let (offset, scalar) = text.firstScalar(where: { !allowing($0) }) {
            report(.unexpectedCharacter(scalar, in: text), at: field.location(of: offset))
        }
    }
}

extension Unicode.Scalar {
    /// Debian Policy 5.6.1: what a package's name is made of.
    fileprivate var isNameCharacter: Bool {
        switch self {
        case "a"..."z", "0"..."9", "+", "-", ".": true
        default: false
        }
    }

    var isWildcard: Bool { self == "*" || self == "?" }
}

extension String {
    /// The first character of this kind, and how many bytes stand before it.
    func firstScalar(
        where isWanted: (Unicode.Scalar) -> Bool
    ) -> (offset: Int, scalar: Unicode.Scalar)? {
        guard let index = unicodeScalars.firstIndex(where: isWanted) else { return nil }
        return (utf8.distance(from: startIndex, to: index), unicodeScalars[index])
    }
}

extension UInt8 {
    /// A digit, or a small letter up to `f`.
    fileprivate var isHexDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}

/// The fields that a policy has, as they are written.
enum PolicyFieldName: String, CaseIterable {
    case sections = "Sections"
    case allow = "Allow"
    case deny = "Deny"
    case allowExceptions = "Allow-Exceptions"
    case unknown = "Unknown"
    case package = "Package"
    case version = "Version"
    case textDigest = "Text-Digest"
    case expression = "Expression"
    case reason = "Reason"
    case expires = "Expires"
}

/// What a stanza is about; its fields tell.
enum StanzaKind {
    case rule, exemption, clarification

    init(_ stanza: PolicyStanza) {
        func has(_ names: PolicyFieldName...) -> Bool {
            stanza.fields.contains { field in names.contains { $0.isNamed(field.name) } }
        }
        if has(.expression, .textDigest) {
            self = .clarification
        } else {
            self = has(.package, .version, .reason, .expires) ? .exemption : .rule
        }
    }

    /// The fields that such a stanza may have.
    var names: [PolicyFieldName] {
        switch self {
        case .rule: [.sections, .allow, .deny, .allowExceptions, .unknown]
        case .exemption: [.package, .version, .allow, .reason, .expires]
        case .clarification: [.package, .version, .textDigest, .expression, .reason]
        }
    }
}

/// The fields of a stanza by their names.
struct StanzaFields {
    /// Where the stanza begins.
    let location: SourceLocation
    private var fields: [PolicyFieldName: PolicyField] = [:]

    /// - Parameter problems: takes fields of other names, repeated ones, and those that are empty.
    init(_ stanza: PolicyStanza, kind: StanzaKind, _ problems: inout [PolicyProblem]) {
        location = stanza.location
        for field in stanza.fields {
            guard let name = kind.names.first(where: { $0.isNamed(field.name) }) else {
                let known = kind.names.map(\.rawValue)
                problems.append(
                    PolicyProblem(.unknownField(field.name, known: known), at: field.location))
                continue
            }
            if let first = fields[name] {
                problems.append(
                    PolicyProblem(
                        .repeatedField(name.rawValue, first: first.line), at: field.location)
                )
            } else {
                fields[name] = field
            }
            if field.value.isEmpty {
                problems.append(PolicyProblem(.emptyField(name.rawValue), at: field.location))
            } else if !name.isList, field.joined.utf8.count > LicensePolicy.valueLimit {
                let problem = PolicyProblem.Kind.tooLong(limit: LicensePolicy.valueLimit)
                problems.append(PolicyProblem(problem, at: field.location(of: 0)))
                fields[name] = PolicyField(field.name, line: field.line, value: [])
            }
        }
    }

    /// The field; nil where there is none.
    subscript(name: PolicyFieldName) -> PolicyField? { fields[name] }

    /// The field; nil where there is none, and where it is empty or too long, which was said
    /// already.
    func filled(_ name: PolicyFieldName) -> PolicyField? {
        fields[name].flatMap { $0.value.isEmpty ? nil : $0 }
    }
}

extension PolicyFieldName {
    /// Whether the value is a list, the words of which are counted and measured one by one.
    fileprivate var isList: Bool {
        switch self {
        case .sections, .allow, .deny, .allowExceptions: true
        case .unknown, .package, .version, .textDigest, .expression, .reason, .expires: false
        }
    }

    /// Whether the field is of this name; deb822(5): letter case does not count.
    fileprivate func isNamed(_ name: String) -> Bool {
        rawValue.lowercased() == name.lowercased()
    }
}

extension PolicyStanza {
    /// Where the first field stands.
    var location: SourceLocation { fields.first?.location ?? .unwritten }
}

extension PolicyField {
    /// The whole value, its lines joined by a blank.
    var joined: String { value.map(\.text).joined(separator: " ") }

    /// Where a byte of ``joined`` is written.
    func location(of offset: Int) -> SourceLocation {
        var rest = offset
        for text in value {
            if rest <= text.text.utf8.count { return text.location.moved(by: rest) }
            rest -= text.text.utf8.count + 1
        }
        return location
    }
}
