/// A license field as Alpine's packagers write it: an SPDX expression, or words in its place.
///
/// Licenses side by side all apply, which asks for the most; other words between them are a name.
/// A comma parts more than `OR` does: `MIT or ISC, not for sale` is never only MIT. If there is a
/// choice, and it isn't certain between what, the whole field is a name.
public struct LicenseField: Sendable {
    /// A part of an expression.
    public enum Part: Hashable, Sendable {
        /// `AND`, `OR`, `(` or `)`.
        case `operator`(String)
        /// What the SPDX list has.
        case license(String)
        /// Words that mean no license for certain.
        case words(String)
    }

    /// The parts in order.
    public private(set) var parts: [Part] = []

    /// Parentheses are doubled, as commas close one and open another.
    private static let operators = [
        "and": ["AND"], "&": ["AND"], ",": [")", "AND", "("], "or": ["OR"], "|": ["OR"],
        "(": ["(", "("], ")": [")", ")"],
    ]

    /// Whether words side by side could belong to either side of a choice.
    private var isAmbiguous = false

    /// Takes a field's value apart.
    ///
    /// - Parameters:
    ///   - value: the field's value.
    ///   - isLicense: whether the SPDX list has a license.
    public init(_ value: String, isLicense: (String) -> Bool) {
        let spaced = value.map { "(),&|".contains($0) ? " \($0) " : "\($0)" }.joined()
        var run: [Substring] = []
        parts = [.operator("(")]
        for word in spaced.split(whereSeparator: \.isWhitespace) {
            guard let operators = Self.operators[word.lowercased()] else {
                run.append(word)
                continue
            }
            add(run, isLicense)
            parts += operators.map { .operator($0) }
            run = []
        }
        add(run, isLicense)
        parts.append(.operator(")"))
        if isAmbiguous, parts.contains(.operator("OR")) { parts = [.words(value)] }
    }

    /// Adds the words between two operators.
    private mutating func add(_ run: [Substring], _ isLicense: (String) -> Bool) {
        let whole = run.joined(separator: " ")
        if run.isEmpty { return }
        if let license = Self.license(whole, isLicense) { return parts.append(.license(license)) }
        // An exception that no list has belongs to its license.
        if run.contains(where: { $0.lowercased() == "with" }) { return parts.append(.words(whole)) }
        var operands: [Part] = []
        for word in run {
            if let license = Self.license(String(word), isLicense) {
                operands.append(.license(license))
            } else if case .words(let words) = operands.last {
                operands[operands.count - 1] = .words("\(words) \(word)")
            } else {
                operands.append(.words(String(word)))
            }
        }
        // "GPL2 or later" names one license.
        let isVersion = ["later", "any"].contains(run[0].lowercased())
        if operands.count > 1 || isVersion { isAmbiguous = true }
        let list = operands.map { [$0] }.joined(separator: [.operator("AND")])
        parts += [.operator("(")] + list + [.operator(")")]
    }
}

// MARK: Alpine's names

extension LicenseField {
    private static let names = [
        "apache2": "Apache-2.0", "asl 2.0": "Apache-2.0", "cc0": "CC0-1.0", "expat": "MIT",
        "mpl2": "MPL-2.0", "public domain": "LicenseRef-public-domain",
        "public-domain": "LicenseRef-public-domain",
    ]

    /// The license that a name means for certain; nil for all others, among them `GPL` and `BSD`,
    /// which don't say which one.
    private static func license(_ name: String, _ isLicense: (String) -> Bool) -> String? {
        if isLicense(name) { return name }
        return (names[name.lowercased()] ?? gnuLicense(name)).flatMap { isLicense($0) ? $0 : nil }
    }

    /// The id of a GNU license that is named with its version: `GPL2`, `GPL-2.0+`, `LGPLv2.1`.
    private static func gnuLicense(_ name: String) -> String? {
        guard let family = ["AGPL", "LGPL", "GPL"].first(where: name.uppercased().hasPrefix) else {
            return nil
        }
        var version = name.dropFirst(family.count)
        let isOrLater = version.last == "+"
        if isOrLater { version.removeLast() }
        if version.first == "-" || version.first == "v" { version.removeFirst() }
        if version.count == 1 { version += ".0" }
        return "\(family)-\(version)-\(isOrLater ? "or-later" : "only")"
    }
}
