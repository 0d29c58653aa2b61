/// What a copyright file prints that is to be passed on, owned.
public struct PrintedNotices: Hashable, Sendable {
    /// The holders that prose names, a line each, without the word "Copyright" and its signs; those
    /// of a machine-readable file stand in its statements.
    public let holders: [String]
    /// In the file's order.
    public let texts: [PrintedText]

    /// Takes the file apart, without asking what its texts mean; the time is linear.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - statements: the lines of its statements, 1-based, for prose. Where there is none the
    ///     whole file is the text, for nobody knows which part of it matters.
    public init(_ bytes: [UInt8], statements: [ClosedRange<Int>]) {
        self = ByteView.withBytes(of: bytes) { PrintedNotices($0, statements: statements) }
    }

    init(_ bytes: ByteView, statements: [ClosedRange<Int>]) {
        if let document = CopyrightDocument(bytes) {
            holders = []
            texts = document.stanzas.compactMap { $0.license.flatMap(PrintedText.init) }
        } else {
            holders = ByteLines(bytes).compactMap(\.bytes.statedHolder)
            texts = bytes.texts(at: statements)
        }
    }
}

extension ByteView {
    /// The text at the lines, in the file's order; ranges that share a line are one text.
    fileprivate func texts(at statements: [ClosedRange<Int>]) -> [PrintedText] {
        let ranges = statements.isEmpty ? [1...Int.max] : statements.joinedWhereShared
        var texts: [PrintedText] = []
        var unread = ranges[...]
        var start: Int?
        var end = 0
        func close(_ range: ClosedRange<Int>) {
            guard let first = start else { return }
            let text = self[first..<end]
            start = nil
            if text.isBlank { return }
            texts.append(
                PrintedText(
                    name: nil, lines: range, body: String(text) + "\n",
                    commonLicenses: CommonLicenseFiles.named(in: text)))
        }
        for line in ByteLines(self) {
            guard let range = unread.first else { break }
            if line.number < range.lowerBound { continue }
            let offset = line.bytes.offset(in: self)
            start = start ?? offset
            end = offset + line.bytes.count
            if line.number == range.upperBound {
                close(range)
                unread.removeFirst()
            }
        }
        if let range = unread.first { close(range) }
        return texts
    }

    /// The holder that a line of prose names; nil if it names none.
    ///
    /// Two signs, or one and a year, for a license speaks of "copyright" too.
    fileprivate var statedHolder: String? {
        let text = trimmed.withoutCommentSigns
        let (signs, rest) = text.copyrightSigns
        guard signs > 1 || signs == 1 && rest.hasYear else { return nil }
        return rest.holder.map { String($0) }
    }
}

extension [ClosedRange<Int>] {
    fileprivate var joinedWhereShared: [ClosedRange<Int>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let last = joined.last, range.lowerBound <= last.upperBound {
                let end = Swift.max(last.upperBound, range.upperBound)
                joined[joined.count - 1] = last.lowerBound...end
            } else {
                joined.append(range)
            }
        }
    }
}

/// One text of a copyright file.
public struct PrintedText: Hashable, Sendable {
    /// What the file calls it; nil if it has no name, and in prose.
    public let name: String?
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// Without the indents and dots of a field's syntax; ends in a line feed.
    public let body: String
    /// The names of the files in ``CommonLicenseFiles/folder`` that it points to,
    /// each once.
    public let commonLicenses: [String]
}

extension PrintedText {
    /// The text of a `License` field; nil if it only names a license.
    init?(_ field: Deb822Field) {
        guard let text = LicenseText(of: field),
            let synopsis = SynopsisField(line: field.firstLine, text: text),
            let printed = synopsis.isFirstLineOfText ? text : synopsis.text
        else { return nil }
        self.init(
            name: synopsis.isFirstLineOfText ? nil : String(synopsis.line),
            lines: field.line...field.lastLine,
            body: printed.unescaped,
            commonLicenses: CommonLicenseFiles.named(in: printed.body))
    }
}
