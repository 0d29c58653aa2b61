/// A license that a text was found to state, with where it says so: all evidence of one license.
struct IdentifiedStatement: Hashable {
    var license: StatedLicense
    let basis: StatementBasis
    var method: DetectionMethod
    /// 1-based lines of the file, both ends included.
    var lines: ClosedRange<Int>
    /// The words that name the license, white space folded; nil if its own text is printed.
    var name: String?
    /// Whether a GNU license was named without its version.
    var isUnversioned = false
    /// Whether it speaks of a part alone: the packaging, the manual, some files.
    var isPartial = false
    /// Whether it speaks of all that other statements leave: it is what the work is under.
    var isOfRest = false
    /// Whether it speaks of what the distribution added alone.
    var isOfPackaging = false
    /// Whether it takes away what other statements give.
    var isRider = false
}

extension LicenseAssertion {
    /// What prose states.
    init(_ statement: IdentifiedStatement) {
        self.init(
            license: statement.license, basis: statement.basis, method: statement.method)
    }
}

extension [IdentifiedStatement] {
    /// One statement for each license that there is evidence of, at the license's first position.
    ///
    /// - Parameter evidence: in the order of the text.
    init(of evidence: [Evidence], in text: ByteView) {
        self = []
        var lines = LineCounter(text)
        // A choice is the same one in whatever order.
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

    /// With pointers that state something by themselves, each before what stands behind it, but for
    /// those to licenses that words grant in some version.
    func adding(_ pointers: [IdentifiedStatement]) -> Self {
        guard !pointers.isEmpty else { return self }
        let granted = lazy.filter { !$0.isOfPackaging }.flatMap(\.license.licenseIDs)
        let families = Set(granted.map(\.licenseFamily))
        var all = self
        for pointer in pointers
        where !pointer.license.licenseIDs.contains(where: { families.contains($0.licenseFamily) }) {
            if let index = all.firstIndex(where: { $0.license == pointer.license }) {
                all[index].isOfPackaging = false
                all[index].isPartial = pointer.isPartial
            } else {
                all.insert(pointer)
            }
        }
        return all
    }

    /// Puts a statement before the first one that begins on a later line.
    mutating func insert(_ statement: IdentifiedStatement) {
        let next = firstIndex { $0.lines.lowerBound > statement.lines.lowerBound }
        insert(statement, at: next ?? endIndex)
    }
}

extension IdentifiedStatement {
    /// Takes in what is said of the same license further down.
    ///
    /// What first is said of a part may later be said of everything else; but if the license was
    /// granted by words, its own text below says of nothing else that it is granted.
    fileprivate mutating func widen(by evidence: Evidence) {
        if evidence.basis != .text || basis == .text {
            isPartial = isPartial && evidence.isPartial
            isOfPackaging = isOfPackaging && evidence.isOfPackaging
        }
        isOfRest = isOfRest || evidence.isOfRest
    }

    fileprivate init(_ evidence: Evidence, in text: ByteView, lines: inout LineCounter) {
        let first = lines.line(of: evidence.bytes.lowerBound)
        let last = ByteLines(text[evidence.bytes], first: first).reduce(first) { $1.number }
        self.init(
            license: evidence.license,
            basis: evidence.basis,
            method: evidence.method,
            lines: first...last,
            name: evidence.grant.map { _ in text[evidence.bytes].singleSpaced },
            isUnversioned: evidence.grant?.isUnversioned ?? false,
            isPartial: evidence.isPartial,
            isOfRest: evidence.isOfRest,
            isOfPackaging: evidence.isOfPackaging,
            isRider: evidence.isRider)
    }
}

extension ByteView {
    /// Its words with one space between each two.
    fileprivate var singleSpaced: String {
        var words = words
        var line = words.next().map { String($0) } ?? ""
        while let word = words.next() { line += " \(String(word))" }
        return line
    }
}
