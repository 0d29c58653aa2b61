public import DebianSystems

extension LicenseTerms {
    /// Reads a license's text in linear time.
    ///
    /// Copyright lines, titles, names and addresses set no terms. A text longer than ``longest``
    /// holds the licenses of many works and isn't read.
    ///
    /// - Parameter text: its lines are counted from 1.
    public init(reading text: ByteView) { self.init(reading: text, isAddition: false) }

    /// - Parameter isAddition: whether the text only adds to a license of a list, as an exception
    ///   does, so that a sentence about that license needs no further understanding.
    init(reading text: ByteView, isAddition: Bool) {
        var counter = LineCounter(text)
        if text.count > Self.longest {
            unread = [1...counter.line(of: text.count)]
            return
        }
        let sentences = TermSentences(of: text).all
        for (index, sentence) in sentences.enumerated() {
            _ = counter.line(of: sentence.bytes.lowerBound)
            permissions += sentence.permissions.findings(from: counter)
            conditions += sentence.conditions.findings(from: counter)
            limitations += sentence.limitations.findings(from: counter)
            isDedication = isDedication || sentence.isDedication
            let isRead =
                isAddition
                ? sentence.isReadAsAddition
                : sentence.isRead
                    || permissions.isEmpty && sentence.announces(sentences[(index + 1)...])
            if !isRead { unread.append(counter.lines(of: sentence.bytes)) }
        }
        if !isAddition, let sentence = sentences.first(where: \.isOfVerbatimCopies) {
            readAsWork(on: LineCounter(text).lines(of: sentence.bytes))
        }
    }

    /// Reads the sentence about verbatim copies of the text as one about the work, if it is the
    /// only one with terms: the text is the work.
    ///
    /// - Parameter lines: the lines of that sentence.
    private mutating func readAsWork(on lines: ClosedRange<Int>) {
        guard unread == [lines], permissions.isEmpty, conditions.isEmpty, limitations.isEmpty
        else { return }
        permissions = [.copying, .distribution].map { TermFinding($0, lines: lines) }
        limitations = [TermFinding(.noModification, lines: lines)]
        unread = []
    }

    /// The longest text that is read, in bytes. The texts of single licenses are shorter.
    public static let longest = 64 * 1024

    /// The category of the terms; nil if it is unknown.
    ///
    /// A text that withholds more than permissive licenses do is restricted. Any other category
    /// requires that every sentence was understood.
    public var category: Category? {
        if limitations.contains(where: { !$0.term.isUsual }) { return .restricted }
        guard unread.isEmpty else { return nil }
        if isDedication { return .publicDomain }
        var granted = Set(permissions.map(\.term))
        // A permission to change a work and pass it on includes the permission to use it.
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

extension LicenseText {
    /// The permissions and conditions that the text states; their lines are those of ``unescaped``.
    ///
    /// - Parameter isAddition: whether the text only adds to a license of a list.
    func terms(isAddition: Bool = false) -> LicenseTerms {
        ByteView.withBytes(of: Array(unescaped.utf8)) {
            LicenseTerms(reading: $0, isAddition: isAddition)
        }
    }

    /// Whether the text permits everything and demands nothing, so that it adds nothing to a
    /// license: "You may copy, change and spread this, even for money, without asking."
    var asksNothing: Bool {
        let terms = terms()
        return (terms.category == .permissive || terms.category == .publicDomain)
            && terms.limitations.allSatisfy {
                $0.term == .liability || $0.term == .warranty || $0.term == .trademarkUse
            }
            && terms.conditions.allSatisfy {
                $0.term == .noEndorsement || $0.term == .noMisrepresentation
            }
    }
}

extension Array {
    /// The findings in a sentence, with their lines in the text.
    ///
    /// - Parameter counter: has counted no further than the sentence.
    fileprivate func findings<Term>(from counter: LineCounter) -> [TermFinding<Term>]
    where Element == TermSentence.Finding<Term> {
        map { TermFinding($0.term, lines: counter.lines(of: $0.bytes)) }
    }
}

extension LineCounter {
    /// The lines that a range of bytes covers. The range begins no earlier than the counter's
    /// position.
    fileprivate func lines(of bytes: Range<Int>) -> ClosedRange<Int> {
        var counter = self
        let first = counter.line(of: bytes.lowerBound + 1)
        return first...counter.line(of: bytes.upperBound)
    }
}
