import DebianSystems

/// A license that a text states, with all evidence of that license.
struct IdentifiedStatement: Hashable {
    var license: StatedLicense
    let basis: StatementBasis
    var method: DetectionMethod
    /// The name of the ``GrantRule`` by which words state the license; nil if its own text does.
    var grantRule: String?
    /// 1-based lines of the file, both ends included.
    var lines: ClosedRange<Int>
    /// The words that name the license, with single spaces; nil if the license's own text is
    /// printed.
    var name: String?
    /// Whether a GNU license was named without its version.
    var isUnversioned = false
    /// The part of the work that the statement is about.
    var scope = Scope.work
    /// Whether the statement takes away rights that other statements give.
    var isRider = false
}

extension LicenseAssertion {
    /// The assertion of a statement in prose.
    init(_ statement: IdentifiedStatement) {
        self.init(
            license: statement.license, basis: statement.basis, method: statement.method,
            grantRule: statement.grantRule)
    }
}

extension [IdentifiedStatement] {
    /// Creates one statement for each license with evidence, at the license's first position.
    ///
    /// - Parameter evidence: in the text's order.
    init(of evidence: [Evidence], in text: ByteView) {
        self = []
        var lines = LineCounter(text)
        // A choice is equal in any order.
        var indexes: [Set<StatedLicense>: Int] = [:]
        for evidence in evidence {
            let choice = Set(evidence.license.alternatives)
            if let index = indexes[choice] {
                self[index].widen(by: evidence)
            } else {
                indexes[choice] = count
                append(IdentifiedStatement(evidence, in: text, lines: &lines))
            }
        }
    }

    /// The statements together with pointers that state something by themselves, each before the
    /// statements that follow it, except pointers to licenses that words grant in some version.
    func adding(_ pointers: [IdentifiedStatement]) -> Self {
        guard !pointers.isEmpty else { return self }
        let granted = lazy.filter { $0.scope != .packaging }.flatMap(\.license.licenseIDs)
        let families = Set(granted.map(\.licenseFamily))
        var all = self
        for pointer in pointers
        where !pointer.license.licenseIDs.contains(where: { families.contains($0.licenseFamily) }) {
            if let index = all.firstIndex(where: { $0.license == pointer.license }) {
                if all[index].scope != .rest { all[index].scope = pointer.scope }
            } else {
                all.insert(pointer)
            }
        }
        return all
    }

    /// Inserts a statement before the first one that begins on a later line.
    mutating func insert(_ statement: IdentifiedStatement) {
        let next = firstIndex { $0.lines.lowerBound > statement.lines.lowerBound }
        insert(statement, at: next ?? endIndex)
    }
}

extension IdentifiedStatement {
    /// Adds further evidence of the license.
    ///
    /// A license first stated for a part may later be stated for everything else. But if words
    /// granted the license, its own text below doesn't extend the grant.
    fileprivate mutating func widen(by evidence: Evidence) {
        if evidence.basis != .text || basis == .text || evidence.scope == .rest {
            scope = scope.joined(with: evidence.scope)
        }
    }

    fileprivate init(_ evidence: Evidence, in text: ByteView, lines: inout LineCounter) {
        let first = lines.line(of: evidence.bytes.lowerBound)
        let last = ByteLines(text[evidence.bytes], first: first).reduce(first) { $1.number }
        self.init(
            license: evidence.license,
            basis: evidence.basis,
            method: evidence.method,
            grantRule: evidence.grant?.rule,
            lines: first...last,
            name: evidence.grant.map { _ in text[evidence.bytes].singleSpaced },
            isUnversioned: evidence.grant?.isUnversioned ?? false,
            scope: evidence.scope,
            isRider: evidence.isRider)
    }
}

extension ByteView {
    /// The words with one space between them.
    fileprivate var singleSpaced: String {
        var words = words
        var line = words.next().map { String($0) } ?? ""
        while let word = words.next() { line += " \(String(word))" }
        return line
    }
}
