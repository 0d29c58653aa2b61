extension [IdentifiedStatement] {
    /// What the work as a whole is under: what is said of all that other statements leave, else the
    /// first statement that speaks of no part alone, the library's before that of its programs;
    /// else the only one that speaks of more than the packaging, or that of most files. Two
    /// licenses' texts of which neither comes first are the work's both, and what a rider behind it
    /// takes away it takes from the work.
    ///
    /// Nil if nothing is stated, several texts stand side by side, or several parts have licenses;
    /// or if there is only the packaging's license of a work made elsewhere.
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
        if let rest = first(where: \.isOfRest) { return rest }
        let upstream = filter { !$0.isOfPackaging }
        if upstream.isEmpty { return text.namesUpstream ? nil : first }
        let works = upstream.filter { !text.speaksOfPrograms($0) }
        let stated = works.isEmpty ? upstream : works
        let whole = stated.filter { !$0.isPartial }
        guard let main = whole.first else {
            return stated.count == 1 ? stated[0] : stated.first(where: text.speaksOfMost)
        }
        let notices = whole.filter { $0.isTextOfWork && text.isNotice($0.lines.lowerBound) }
        return notices.count > 1 && notices[0] == main ? nil : main
    }

    /// What the riders say that share a line with a statement, or stand behind it and before
    /// another one; those before all statements are the first one's.
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
    fileprivate var isTextOfWork: Bool { basis == .text && !isPartial && !isOfRest }
}

extension ByteView {
    /// Whether each of two texts stands below its holders, with nothing else between them, no colon
    /// that leads to the first one, and no other holders behind.
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
            // Of three, the others have more to say.
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

    /// Whether a text that begins in a line is but somebody's notice: it stands below holders, with
    /// no words above that lead to it, and doesn't speak of "this software" as a whole.
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

    /// A heading stands no more lines above what it is about: holders are between them.
    private static var headingReach: Int { 8 }

    /// "Most files are released under": what is left is little.
    fileprivate func speaksOfMost(_ statement: IdentifiedStatement) -> Bool {
        statement.basis == .grant
            && ByteLines(self).first { $0.number == statement.lines.lowerBound }
                .map { PermittingWords($0.bytes).has(word: Terms.most) } == true
    }

    private var namesPrograms: Bool {
        let words = PermittingWords(self)
        return words.has(word: Terms.programs) && !words.has(word: Terms.library)
            && !words.has(word: Terms.libraries) && !containsIgnoringCase("this p")
    }

    /// Whether the work was made elsewhere: what the packaging is under says nothing of it then.
    fileprivate var namesUpstream: Bool {
        containsIgnoringCase("upstream") || containsIgnoringCase("downloaded")
    }
}
