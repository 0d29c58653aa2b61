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
            unknownPlace: unknown == nil ? .unwritten : fields[.unknown]?.place ?? .unwritten,
            place: fields.place,
            allowPlace: fields[.allow]?.place ?? fields.place)
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
            place: fields.place)
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
            reason: fields[.reason]?.joined ?? "", place: fields.place)
    }

    /// Sees to it that there is one of these fields.
    private mutating func require(_ names: [PolicyFieldName], of fields: StanzaFields) {
        if names.allSatisfy({ fields[$0] == nil }) {
            report(.missingField(names.map(\.rawValue)), at: fields.place)
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
        if date == nil { report(.badDate(field.joined), at: field.place(of: 0)) }
        return date
    }

    private mutating func digest(_ fields: StanzaFields) -> String? {
        guard let field = fields.filled(.textDigest) else { return nil }
        let digest = field.joined.lowercased()
        let digits = digest.utf8.dropFirst(7)
        if !digest.hasPrefix("sha256:") || digits.count != 64 || !digits.allSatisfy(\.isHexDigit) {
            report(.badDigest(field.joined), at: field.place(of: 0))
        }
        return digest
    }

    private mutating func expression(_ fields: StanzaFields) -> LicenseExpression? {
        guard let field = fields.filled(.expression) else { return nil }
        do throws(LicenseExpressionError) {
            let expression = try LicenseExpression(parsing: field.joined)
            for term in expression.terms { check(term, at: field.place(of: 0)) }
            return expression
        } catch {
            report(.badExpression(error.problem), at: field.place(of: error.column - 1))
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
            report(.unknownWord(field.joined, known: known), at: field.place(of: 0))
        }
        return choice
    }

    /// Notes the first character of a value that may not stand there.
    private mutating func check(_ field: PolicyField, allowing: (Unicode.Scalar) -> Bool) {
        let text = field.joined
        if let (offset, scalar) = text.firstScalar(where: { !allowing($0) }) {
            report(.unexpectedCharacter(scalar, in: text), at: field.place(of: offset))
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
