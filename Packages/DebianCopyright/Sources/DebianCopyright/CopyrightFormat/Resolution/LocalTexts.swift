/// The texts that one file prints, by the names that it gives them.
///
/// What was found out about a text is kept, for a hostile file may name one text a thousand times.
struct LocalTexts {
    private let whole: ByteView
    private let identifier: ProseIdentifier
    private var texts: [FoldedName: LicenseText] = [:]
    /// The further texts of names that only `Files` stanzas print texts for.
    private var rivals: [FoldedName: [LicenseText]] = [:]
    private var contests: [FoldedName: Bool] = [:]
    private var digests: [Range<Int>: String] = [:]
    private var findings: [Range<Int>: TextFindings] = [:]
    private var collections: [Range<Int>: TextMeaning?] = [:]
    private var statements: [Range<Int>: [IdentifiedStatement]] = [:]

    /// Stand-alone `License` stanzas come first; a text printed inside a `Files` stanza serves the
    /// stanzas that only name it (copyright-format 1.0, section 6.3). Of several the first counts.
    init(of stanzas: [CopyrightStanza], in whole: ByteView, identifier: ProseIdentifier) {
        self.whole = whole
        self.identifier = identifier
        var standAlone: Set<FoldedName> = []
        for isStandAlone in [true, false] {
            for stanza in stanzas where (stanza.files == nil) == isStandAlone {
                guard let field = stanza.license, let text = LicenseText(of: field) else {
                    continue
                }
                let name = FoldedName(bytes: field.firstLine)
                if !name.bytes.isEmpty {
                    if !isStandAlone, texts[name] != nil, !standAlone.contains(name) {
                        rivals[name, default: []].append(text)
                    }
                    add(text, as: name)
                    if isStandAlone { standAlone.insert(name) }
                } else if let (line, rest) = text.split, let rest, !line.contains(where: \.isBlank)
                {
                    // One word alone on the text's first line is the synopsis, a line too low.
                    add(rest, as: FoldedName(bytes: line))
                }
            }
        }
    }

    private mutating func add(_ text: LicenseText, as name: FoldedName) {
        if texts[name] == nil { texts[name] = text }
    }

    /// The text that a name stands over in this file, letter case aside.
    subscript(name: ByteView) -> LicenseText? { texts[FoldedName(bytes: name)] }

    /// The text that a name without one stands over: none where `Files` stanzas print several that
    /// do not mean the same.
    mutating func borrowed(for name: ByteView) -> LicenseText? {
        guard let text = self[name] else { return nil }
        return isContested(FoldedName(bytes: name), beside: text) ? nil : text
    }

    private mutating func isContested(_ name: FoldedName, beside first: LicenseText) -> Bool {
        guard let others = rivals[name] else { return false }
        if let known = contests[name] { return known }
        let digest = digest(of: first)
        var isContested = false
        for other in others where !isContested && self.digest(of: other) != digest {
            let license = meaning(of: other)?.license
            // "Same as above" is no text that another could be taken for.
            guard license != nil || other.isLong else { continue }
            isContested = license == nil || meaning(of: first)?.license != license
        }
        contests[name] = isContested
        return isContested
    }

    mutating func digest(of text: LicenseText) -> String {
        digests.value(of: place(of: text)) { text.digest }
    }

    /// The ids of the licences whose files under common-licenses the text names.
    func pointers(in text: LicenseText) -> [String] { identifier.pointers(in: text.body) }

    /// What is found out about the text by itself.
    mutating func findings(in text: LicenseText) -> TextFindings {
        findings.value(of: place(of: text)) { [identifier] in identifier.findings(in: text.body) }
    }

    /// The id of the exception that the text is; nil where it is none, or more.
    mutating func exception(in text: LicenseText) -> String? { findings(in: text).exception }

    /// What the text says of several parts; nil where it speaks of one thing alone.
    func meaningOfParts(in text: LicenseText) -> TextMeaning? {
        identifier.meaningOfParts(in: text.body)
    }

    /// What the text means that puts several licences together; nil where it does not.
    mutating func meaningOfCollection(in text: LicenseText) -> TextMeaning? {
        collections.value(of: place(of: text)) { [identifier] in
            identifier.meaningOfCollection(in: text.body)
        }
    }

    /// The text without what it states of these licences; nil where it states nothing of them, or
    /// says nothing else.
    func rest(of text: LicenseText, besides licenses: [String]) -> LicenseText? {
        identifier.rest(of: text.body, besides: licenses).map { text[$0] }
    }

    /// What the text means by itself; nil where that is not certain.
    mutating func meaning(of text: LicenseText) -> TextMeaning? { findings(in: text).meaning }

    /// Everything that the text states, as prose does.
    mutating func statements(in text: LicenseText) -> [IdentifiedStatement] {
        statements.value(of: place(of: text)) { [identifier] in
            identifier.statements(in: text.body)
        }
    }

    /// Where the text stands, by which it is known.
    private func place(of text: LicenseText) -> Range<Int> { text.body.range(in: whole) }
}

extension Dictionary {
    /// What is kept for a key; made and kept where nothing is. A nil is something too.
    fileprivate mutating func value(of key: Key, making make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = .some(value)
        return value
    }
}
