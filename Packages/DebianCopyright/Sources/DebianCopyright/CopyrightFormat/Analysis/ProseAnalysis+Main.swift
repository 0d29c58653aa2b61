extension ProseAnalysis {
    /// What the work is under: what is said of all that other statements leave, else the first
    /// statement that speaks of no part alone, else the first that speaks of more than the
    /// packaging. Two licences' texts of which neither comes first are the work's both.
    ///
    /// Nil where nothing is stated, or only the packaging's licence of a work made elsewhere.
    static func main(
        of statements: [IdentifiedStatement], in text: ByteView
    ) -> IdentifiedStatement? {
        if statements.count == 2, statements.allSatisfy(\.isTextOfWork),
            text.ranksNeither(statements[0].lines, statements[1].lines)
        {
            var both = statements[0]
            both.license = .and(statements.map(\.license))
            return both
        }
        return statements.first(where: \.isOfRest) ?? statements.first { !$0.isPartial }
            ?? statements.first { !$0.isOfPackaging }
            ?? (text.namesUpstream ? nil : statements.first)
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

    /// Whether the work was made elsewhere: what the packaging is under says nothing of it then.
    fileprivate var namesUpstream: Bool {
        containsIgnoringCase("upstream") || containsIgnoringCase("downloaded")
    }
}
