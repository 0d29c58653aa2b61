extension LicenseTerms {
    /// Reads a license's text; the time is linear.
    ///
    /// Lines of copyright, titles, names and addresses say nothing about terms. A text beyond
    /// ``longest`` holds the licenses of many works, and isn't read.
    ///
    /// - Parameter text: its lines are counted from 1.
    public init(reading text: ByteView) {
        var counter = LineCounter(text)
        if text.count > Self.longest {
            unread = [1...counter.line(of: text.count)]
            return
        }
        for sentence in TermSentences(of: text).all {
            _ = counter.line(of: sentence.bytes.lowerBound)
            permissions += sentence.permissions.findings(from: counter)
            conditions += sentence.conditions.findings(from: counter)
            limitations += sentence.limitations.findings(from: counter)
            isDedication = isDedication || sentence.isDedication
            if !sentence.isRead { unread.append(counter.lines(of: sentence.bytes)) }
        }
    }

    /// The longest text that is read, in bytes: those of single licenses are shorter.
    public static let longest = 64 * 1024

    /// What the terms come to; nil if that is unknown.
    ///
    /// Whatever withholds more than permissive licenses do makes a text restricted. Anything else
    /// is known only if every sentence was understood.
    public var category: Category? {
        if limitations.contains(where: { !$0.term.isUsual }) { return .restricted }
        guard unread.isEmpty else { return nil }
        if isDedication { return .publicDomain }
        var granted = Set(permissions.map(\.term))
        // Nobody who may change a work and pass it on needs a permission to use it.
        if granted.isSuperset(of: [.modifications, .distribution]) {
            granted.insert(.commercialUse)
        }
        let asked = Set(conditions.map(\.term))
        guard granted.isSuperset(of: Permission.ofEverything), !asked.contains(.tellAuthor) else {
            return nil
        }
        if !asked.isDisjoint(with: [.sameLicense, .networkUseDisclose]) { return .strongCopyleft }
        return asked.isDisjoint(with: [.sameLicenseFile, .sameLicenseLibrary, .discloseSource])
            ? .permissive : .weakCopyleft
    }
}

extension Array {
    /// What a sentence says, with the lines of the text.
    ///
    /// - Parameter counter: has counted no further than to the sentence.
    fileprivate func findings<Term>(from counter: LineCounter) -> [TermFinding<Term>]
    where Element == TermSentence.Finding<Term> {
        map { TermFinding($0.term, lines: counter.lines(of: $0.bytes)) }
    }
}

extension LineCounter {
    /// The lines that some bytes stand in, none of them before what was counted.
    fileprivate func lines(of bytes: Range<Int>) -> ClosedRange<Int> {
        var counter = self
        let first = counter.line(of: bytes.lowerBound + 1)
        return first...counter.line(of: bytes.upperBound)
    }
}
