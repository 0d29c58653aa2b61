import AlpinePackages
import DebianCopyright
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
    private var method = DomainLayer.DetectionMethod.listedID
    /// In bytes; real fields stay below 300.
    private static let lengthLimit = 4096

    /// - Parameters:
    ///   - words: the field's value.
    ///   - origin: what the package was built from, because a name has its meaning there.
    init(_ words: String, origin: String) {
        self.words = words
        self.origin = origin
        expression = read()
    }

    /// The field as a statement in the first line of the package's text.
    var statement: LicenseStatement {
        LicenseStatement(
            expression: expression, lines: 1...1, basis: .declared, method: method, name: words)
    }

    private mutating func read() -> LicenseExpression? {
        if words.utf8.count <= Self.lengthLimit {
            if let expression = LicenseExpression(listed: words) { return expression.simplified }
            let text = LicenseField(words, isLicense: Self.isListed).parts.map { part in
                switch part {
                case .operator(let word): return word
                case .license(let license):
                    if method == .listedID { method = .usualName }
                    return license
                case .words(let name): return unknown(name)
                }
            }.joined(separator: " ")
            if let expression = try? LicenseExpression(parsing: text) {
                return expression.simplified
            }
            names = [:]
        }
        return .license(LicenseTerm(unknown(words)))
    }

    /// The id of a license that only its words name.
    private mutating func unknown(_ name: String) -> String {
        let id = LicenseReference(name: name).id(inSource: origin)
        names[id] = name
        method = .unlistedName
        return id
    }

    private static func isListed(_ name: String) -> Bool {
        name == LicenseTerm.publicDomain.id || LicenseExpression(listed: name) != nil
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
