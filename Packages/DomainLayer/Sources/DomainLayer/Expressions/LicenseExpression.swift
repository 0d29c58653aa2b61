/// An SPDX license expression: one license, or several joined by AND and OR.
///
/// ```swift
/// let expression = try LicenseExpression(parsing: "GPL-2.0-only OR MIT AND ISC")
/// expression.licenses  // ["GPL-2.0-only", "ISC", "MIT"]
/// expression.category()  // .permissive, since a user may choose MIT and ISC
/// ```
///
/// The syntax is that of the SPDX specification 2.3, annex D. AND and OR hold arrays rather than
/// pairs, so that a long chain is not a deep tree; ``all(_:)`` and ``any(_:)`` never leave them
/// empty. If nothing is known, there is no expression rather than one that says so.
///
/// Equality compares trees, so the order of operands counts; ``isEquivalent(to:)`` ignores it.
public indirect enum LicenseExpression: Hashable, Sendable {
    /// A single license, with its exception if it has one.
    case license(LicenseTerm)
    /// All of these apply.
    case and([LicenseExpression])
    /// The recipient chooses one of these.
    case or([LicenseExpression])

    /// What SPDX writes instead of an expression if nothing is known.
    public static let noAssertion = "NOASSERTION"
}

/// A single license as an expression names it: `DocumentRef-x:LicenseRef-y`, `EPL-1.0+`,
/// `GPL-2.0-or-later WITH Classpath-exception-2.0`.
public struct LicenseTerm: Hashable, Sendable {
    /// The document that a `DocumentRef-` names, without that prefix; nil for this one.
    public var document: String?
    /// An id of the SPDX list, or `LicenseRef-` and an idstring.
    public var id: String
    /// A `+` after the id: this version or any later one.
    public var orLater: Bool
    /// The id after `WITH`.
    public var exception: String?

    public init(
        _ id: String, orLater: Bool = false, exception: String? = nil, document: String? = nil
    ) {
        self.document = document
        self.id = id
        self.orLater = orLater
        self.exception = exception
    }

    /// The license without `+` and exception: its ``id``, after the document it is defined in.
    public var license: String {
        if let document { "DocumentRef-\(document):\(id)" } else { id }
    }
}

extension LicenseTerm {
    /// The license of works dedicated to the public domain; the SPDX list has no id for it.
    public static let publicDomain = LicenseTerm("LicenseRef-public-domain")
}

extension LicenseTerm: CustomStringConvertible {
    /// The term in SPDX syntax.
    public var description: String {
        var text = license
        if orLater { text += "+" }
        if let exception { text += " WITH " + exception }
        return text
    }
}

extension LicenseExpression {
    /// The single licenses, each once, in the order in which the expression names them.
    public var terms: [LicenseTerm] {
        if case .license(let term) = self { return [term] }
        var terms: [LicenseTerm] = []
        var seen: Set<LicenseTerm> = []
        forEachTerm { term in
            if seen.insert(term).inserted { terms.append(term) }
        }
        return terms
    }

    /// The license ids, `LicenseRef-` ones included, without `+` and exceptions; each once, ordered
    /// as bytes.
    public var licenses: [String] {
        var licenses: [String] = []
        forEachTerm { licenses.append($0.license) }
        return licenses.sortedOnce()
    }

    /// The ids in ``licenses``, each followed by the `+` that the expression gives it:
    /// `LPPL-1.3c+`.
    public var licensesAsStated: [String] {
        var licenses: [String] = []
        forEachTerm { licenses.append($0.orLater ? $0.license + "+" : $0.license) }
        return licenses.sortedOnce()
    }

    /// The ids after `WITH`, each once, ordered as bytes.
    public var exceptions: [String] {
        var exceptions: [String] = []
        forEachTerm { term in
            if let exception = term.exception { exceptions.append(exception) }
        }
        return exceptions.sortedOnce()
    }

    /// Calls the closure for each license as written, repeated ones again.
    func forEachTerm(_ body: (LicenseTerm) -> Void) {
        switch self {
        case .license(let term): body(term)
        case .and(let operands), .or(let operands):
            for operand in operands { operand.forEachTerm(body) }
        }
    }
}

extension [String] {
    /// The strings in order, each once; faster than a set if there are only a few, as usual.
    func sortedOnce() -> [String] {
        if count < 2 { return self }
        var once: [String] = []
        once.reserveCapacity(count)
        for string in sorted() where string != once.last { once.append(string) }
        return once
    }
}

extension LicenseExpression: CustomStringConvertible {
    /// The expression in SPDX syntax, with no more parentheses than needed: an OR inside an AND has
    /// them, because AND binds tighter.
    public var description: String { text(of: \.description) }

    /// The expression in SPDX syntax with another text for each license.
    public func text(of term: (LicenseTerm) -> String) -> String {
        if case .license(let single) = self { return term(single) }
        var text = ""
        render(term, into: &text, insideAnd: false)
        return text
    }

    private func render(
        _ term: (LicenseTerm) -> String, into text: inout String, insideAnd: Bool
    ) {
        switch self {
        case .license(let single):
            text += term(single)
        case .and(let operands), .or(let operands):
            if operands.count == 1 {
                return operands[0].render(term, into: &text, insideAnd: insideAnd)
            }
            let isAnd = connective == .and
            if insideAnd, !isAnd { text += "(" }
            for (index, operand) in operands.enumerated() {
                if index > 0 { text += isAnd ? " AND " : " OR " }
                operand.render(term, into: &text, insideAnd: isAnd)
            }
            if insideAnd, !isAnd { text += ")" }
        }
    }
}

extension LicenseExpression {
    /// What joins operands.
    enum Connective {
        case and, or
    }

    /// An AND of these expressions; nil if there are none, and the expression itself if there is
    /// only one.
    ///
    /// Operands that are ANDs are replaced by their own operands. Nothing is dropped: see
    /// ``simplified``.
    public static func all(_ expressions: [LicenseExpression]) -> LicenseExpression? {
        joined(expressions, by: .and)
    }

    /// An OR of these expressions; nil if there are none, and the expression itself if there is
    /// only one.
    ///
    /// Operands that are ORs are replaced by their own operands. Nothing is dropped: see
    /// ``simplified``.
    public static func any(_ expressions: [LicenseExpression]) -> LicenseExpression? {
        joined(expressions, by: .or)
    }

    private static func joined(
        _ expressions: [LicenseExpression], by connective: Connective
    ) -> LicenseExpression? {
        var operands: [LicenseExpression] = []
        for expression in expressions { operands += expression.operands(of: connective) }
        return operands.count > 1 ? LicenseExpression(operands, by: connective) : operands.first
    }

    /// What joins the operands of this expression; nil for a single license.
    var connective: Connective? {
        switch self {
        case .license: nil
        case .and: .and
        case .or: .or
        }
    }

    /// The operands if the expression is joined by this connective, else itself as the only one.
    func operands(of connective: Connective) -> [LicenseExpression] {
        switch (self, connective) {
        case (.and(let operands), .and), (.or(let operands), .or): operands
        default: [self]
        }
    }

    init(_ operands: [LicenseExpression], by connective: Connective) {
        self =
            switch connective {
            case .and: .and(operands)
            case .or: .or(operands)
            }
    }
}

extension LicenseExpression {
    /// The expression with each `+` replaced by a choice among the versions in the SPDX list:
    /// `EPL-1.0 OR EPL-2.0` for `EPL-1.0+`.
    ///
    /// `+` is part of the syntax, yet many programs know only ids and reject the expression. Later
    /// versions that the list lacks can't be chosen then; most of them were never published.
    public var withLaterVersionsListed: LicenseExpression {
        var hasPlus = false
        forEachTerm { hasPlus = hasPlus || $0.orLater }
        return hasPlus ? replacingPlus.simplified : self
    }

    /// Recursion ends where parentheses do: see ``nestingLimit``.
    private var replacingPlus: LicenseExpression {
        switch self {
        case .license(let term):
            LicenseExpression.any(term.laterVersions.map { .license($0) }) ?? self
        case .and(let operands):
            LicenseExpression.all(operands.map(\.replacingPlus)) ?? self
        case .or(let operands):
            LicenseExpression.any(operands.map(\.replacingPlus)) ?? self
        }
    }
}

extension LicenseTerm {
    /// The term with its own version and each later one of the list, the earliest first; without
    /// `+`, itself alone.
    fileprivate var laterVersions: [LicenseTerm] {
        guard orLater else { return [self] }
        var term = self
        term.orLater = false
        guard let own = VersionedID(id) else { return [term] }
        let later = SPDXLicenseList.ids.compactMap(VersionedID.init).filter {
            $0.isLater(than: own)
        }
        .sorted { $1.isLater(than: $0) }
        return [term]
            + later.map { version in
                var other = term
                other.id = version.id
                return other
            }
    }
}

/// An id that ends in a version: `MPL-1.1`, not `MPL-2.0-no-copyleft-exception`.
private struct VersionedID {
    let id: String
    private let family: Substring
    private let version: [Int]

    init?(_ id: String) {
        guard let hyphen = id.lastIndex(of: "-") else { return nil }
        let words = id[id.index(after: hyphen)...]
            .split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { Int($0) }
        guard numbers.count == words.count else { return nil }
        self.id = id
        family = id[..<hyphen]
        version = numbers
    }

    func isLater(than other: VersionedID) -> Bool {
        family == other.family && other.version.lexicographicallyPrecedes(version)
    }
}

extension LicenseExpression? {
    /// The expression in SPDX syntax; SPDX's word for "nothing was found" if there is none.
    public var orNoAssertion: String { self?.description ?? LicenseExpression.noAssertion }
}
