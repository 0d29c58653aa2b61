import DebianSystems

extension [IdentifiedStatement] {
    /// The statement about the work as a whole: the one about everything that other statements
    /// leave; else the first one that isn't only about a part, a library's before that of its
    /// programs; else the only one about more than the packaging, or the one about most files. Two
    /// license texts of equal rank both apply to the work, and a rider after the work's license
    /// restricts it.
    ///
    /// Nil if nothing is stated, if several texts have equal rank, or if several parts have
    /// licenses; also if there is only the packaging's license for a work made elsewhere.
    func main(in text: ByteView) -> IdentifiedStatement? {
        if contains(where: \.isRider) {
            guard var work = filter({ !$0.isRider }).main(in: text) else { return nil }
            let riders = riders(of: work)
            if !riders.isEmpty { work.license = .and(work.license.conjuncts + riders) }
            return work
        }
        if count == 2, allSatisfy(\.isTextOfWork), text.ranksNeither(self[0].lines, self[1].lines) {
            var both = self[0]
            both.license = .and(map(\.license))
            return both
        }
        if let rest = first(where: { $0.scope == .rest }) { return rest }
        let upstream = filter { $0.scope != .packaging }
        if upstream.isEmpty { return text.namesUpstream ? nil : first }
        let works = upstream.filter { !text.speaksOfPrograms($0) }
        let stated = works.isEmpty ? upstream : works
        let whole = stated.filter { !$0.scope.isPartial }
        guard let main = whole.first else {
            return stated.count == 1 ? stated[0] : stated.first(where: text.speaksOfMost)
        }
        let notices = whole.filter { $0.isTextOfWork && text.isNotice($0.lines.lowerBound) }
        return notices.count > 1 && notices[0] == main ? nil : main
    }

    /// The licenses of the riders that belong to the work's statement. A rider belongs to a
    /// statement that shares a line with it, else to the last one before it, else to the first one.
    private func riders(of work: IdentifiedStatement) -> [StatedLicense] {
        let first = first { !$0.isRider }
        return indices.compactMap { index in
            let rider = self[index]
            guard rider.isRider else { return nil }
            let owner =
                self.first { !$0.isRider && $0.lines.overlaps(rider.lines) }
                ?? self[..<index].last { !$0.isRider } ?? first
            return owner?.lines == work.lines ? rider.license : nil
        }
    }
}

extension IdentifiedStatement {
    fileprivate var isTextOfWork: Bool { basis == .text && scope == .work }
}

extension ByteView {
    /// Whether two texts have equal rank: each is directly below its holders, no colon leads to the
    /// first, and no other holders follow.
    fileprivate func ranksNeither(_ first: ClosedRange<Int>, _ second: ClosedRange<Int>) -> Bool {
        var isInParagraph = false
        var isBelowHolders = false
        var isLedTo = false
        var last: UInt8 = 0
        for line in ByteLines(self) {
            if line.number == first.lowerBound, !isBelowHolders || isLedTo { return false }
            if line.number == second.lowerBound, !isBelowHolders { return false }
            if first.contains(line.number) || second.contains(line.number) {
                isBelowHolders = false
                isInParagraph = false
                continue
            }
            // If a third text follows, the other rules decide.
            if line.number > second.upperBound {
                if line.bytes.beginsCopyright { return false }
                continue
            }
            guard line.bytes.contains(where: \.isLetter) else {
                isInParagraph = false
                continue
            }
            if !isInParagraph {
                isInParagraph = true
                isBelowHolders = line.bytes.isOfHolders
                if line.number > first.upperBound, !isBelowHolders { return false }
                isLedTo = last == UInt8(ascii: ":")
            }
            last = line.bytes.trimmed.last ?? 0
        }
        return true
    }

    /// Whether the text that begins at a line is only a notice: it is below holders, no words above
    /// lead to it, and it doesn't speak of "this software" as a whole.
    fileprivate func isNotice(_ first: Int) -> Bool {
        var isBelowHolders = false
        var above: ByteView?
        for line in ByteLines(self).prefix(while: { $0.number <= first }) {
            if line.number == first {
                return isBelowHolders && !line.bytes.trimmed.startsIgnoringCase(with: "this ")
                    && above?.trimmed.last != UInt8(ascii: ":")
            }
            if line.bytes.isOfHolders {
                isBelowHolders = true
            } else if line.bytes.contains(where: \.isLetter) {
                (above, isBelowHolders) = (line.bytes, false)
            }
        }
        return false
    }

    /// Whether a statement is about a library's programs: "the demo programs are under", or
    /// "License of the programs:" above; but not "This package of programs is".
    fileprivate func speaksOfPrograms(_ statement: IdentifiedStatement) -> Bool {
        guard statement.basis == .grant, statement.name != nil else { return false }
        let first = statement.lines.lowerBound
        let lines = ByteLines(self).drop { $0.number < first - Self.headingReach }
            .prefix { $0.number <= first }.map(\.bytes)
        let heading = lines.dropLast().last { $0.trimmed.last == UInt8(ascii: ":") }
        return [lines.last, heading].contains { $0?.namesPrograms == true }
    }

    /// In lines: a heading isn't further above its subject, even with holders between them.
    private static var headingReach: Int { 8 }

    /// Whether a statement is about most files, so that little is left: "Most files are released
    /// under".
    fileprivate func speaksOfMost(_ statement: IdentifiedStatement) -> Bool {
        statement.basis == .grant
            && ByteLines(self).first { $0.number == statement.lines.lowerBound }
                .map { PermittingWords($0.bytes).has(word: "most") } == true
    }

    private var namesPrograms: Bool {
        let words = PermittingWords(self)
        return words.has(word: "programs") && !words.has(word: "library")
            && !words.has(word: "libraries") && !containsIgnoringCase("this p")
    }

    /// Whether the work was made elsewhere, so that the packaging's license says nothing about it.
    fileprivate var namesUpstream: Bool {
        containsIgnoringCase("upstream") || containsIgnoringCase("downloaded")
    }
}
