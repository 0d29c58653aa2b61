import AlpinePackages
import DebianSystems
import DomainLayer

/// What the license field of a package says: an SPDX expression, or what Alpine's packagers write
/// in its place. Nothing is guessed: words that mean no license for certain are a license of their
/// own, which is unknown and has them as its name.
struct AlpineLicense {
    private(set) var expression: LicenseExpression?
    /// The words of licenses that no list has, by their `LicenseRef-` ids.
    private(set) var names: [String: String] = [:]

    private let words: String
    private let origin: String
    private var method = DetectionMethod.listedID
    /// In bytes; real fields stay below 300.
    private static let lengthLimit = 4096

    /// - Parameters:
    ///   - words: the field's value.
    ///   - origin: what the package was built from, because a name has its meaning there.
    init(_ words: String, origin: String) {
        self.words = words
        self.origin = origin
        expression = LicenseExpression(listed: words)?.simplified ?? read()
    }

    /// The field as a statement in the first line of the package's text.
    var statement: LicenseStatement {
        LicenseStatement(
            expression: expression, lines: 1...1, basis: .declared, method: method, name: words)
    }

    private mutating func read() -> LicenseExpression? {
        if words.utf8.count <= Self.lengthLimit {
            let operands = LicenseField(words).parts.map { part in
                switch part {
                case .sign(let sign): sign
                case .words(let run): operand(run)
                }
            }
            let text = operands.joined(separator: " ")
            if let expression = try? LicenseExpression(parsing: text) {
                return expression.simplified
            }
            names = [:]
        }
        return .license(LicenseTerm(unknown([words])))
    }

    /// The words between two signs in SPDX syntax. Licenses side by side all apply, which asks for
    /// the most, and words between them are a name.
    private mutating func operand(_ run: [String]) -> String {
        if let id = id(for: run.joined(separator: " ")) { return id }
        // An exception that no list has belongs to its license.
        if run.contains(where: { $0.lowercased() == "with" }) { return unknown(run) }
        var operands: [String] = []
        var others: [String] = []
        for word in run {
            guard let id = id(for: word) else {
                others.append(word)
                continue
            }
            if !others.isEmpty { operands.append(unknown(others)) }
            operands.append(id)
            others = []
        }
        if !others.isEmpty { operands.append(unknown(others)) }
        return "(\(operands.joined(separator: " AND ")))"
    }

    /// The license that a name means for certain; nil if it means none.
    private mutating func id(for name: String) -> String? {
        if let listed = LicenseExpression(listed: name) {
            return use(listed.description, .usualName)
        }
        guard let id = LicenseField.id(for: name),
            id == LicenseTerm.publicDomain.id || SPDXLicenseList.contains(id)
        else { return nil }
        return use(id, .usualName)
    }

    private mutating func unknown(_ words: [String]) -> String {
        let name = words.joined(separator: " ")
        let digest = SHA256(Array("\(name)\n\(origin)".utf8)).hexadecimal(digits: 24)
        let id = "LicenseRef-deb-name-\(digest)"
        names[id] = name
        return use(id, .unlistedName)
    }

    /// The least certain method counts.
    private mutating func use(_ license: String, _ method: DetectionMethod) -> String {
        if self.method != .unlistedName { self.method = method }
        return license
    }
}

extension LicenseExpression {
    /// Nil unless the text is an expression of current ids of the SPDX list.
    fileprivate init?(listed text: String) {
        guard let expression = try? LicenseExpression(parsing: text),
            expression.terms.allSatisfy({ term in
                SPDXLicenseList.contains(term.license)
                    && term.exception.map(SPDXLicenseList.exceptionIDs.contains) != false
            })
        else { return nil }
        self = expression
    }
}
