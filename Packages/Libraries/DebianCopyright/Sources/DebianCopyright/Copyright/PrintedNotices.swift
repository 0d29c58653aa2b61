import DebianSystems

/// The texts and notices of a copyright file that must be passed on. The value owns its contents.
public struct PrintedNotices: Hashable, Sendable {
    /// The holders that no statement names, each complete: first those in `Copyright` fields of
    /// stanzas that state nothing, such as one that a later stanza overrides; then those in lines
    /// outside of these fields. Both are in the file's order.
    public let holders: [String]
    /// In the file's order.
    public let texts: [PrintedText]
    /// The names of the files in `CommonLicenseFiles.folder` that the file points to in any field
    /// or sentence, each once.
    public let commonLicenses: [String]

    /// Splits up the file without interpreting its texts; the time is linear.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - statements: the 1-based lines of the file's statements. If prose has none, the whole
    ///     file is the text, because any part of it may matter.
    public init(_ bytes: [UInt8], statements: [ClosedRange<Int>]) {
        self = ByteView.withBytes(of: bytes) { PrintedNotices($0, statements: statements) }
    }

    init(_ bytes: ByteView, statements: [ClosedRange<Int>]) {
        commonLicenses = CommonLicenseFiles.named(in: bytes)
        if let document = CopyrightDocument(bytes) {
            texts = document.stanzas.compactMap { $0.license.flatMap(PrintedText.init) }
            let named = document.stanzas.lazy.compactMap(\.copyright).flatMap(HolderLines.init)
            holders =
                document.holders(outside: statements)
                + bytes.holders(
                    beside: texts.map(\.lines), named.map { $0.offset(in: bytes) },
                    isMachineReadable: true)
        } else {
            texts = bytes.texts(at: statements)
            holders = bytes.holders(beside: statements, [], isMachineReadable: false)
        }
    }
}

extension CopyrightDocument {
    /// The holders in the `Copyright` fields of stanzas outside of the statements.
    fileprivate func holders(outside statements: [ClosedRange<Int>]) -> [String] {
        let stating = Set(statements)
        return stanzas.lazy.filter { !stating.contains($0.lines) }
            .flatMap(\.copyrights).flatMap { HolderLines.holders(in: $0) }
    }
}

extension ByteView {
    /// The holders that lines other than those of `Copyright` fields name.
    ///
    /// - Parameters:
    ///   - texts: the lines of texts that are passed on.
    ///   - named: the positions at which holders named by statements begin.
    ///   - isMachineReadable: whether to leave out the texts of licenses; the texts of prose may be
    ///     only a grant below the holders.
    fileprivate func holders(
        beside texts: [ClosedRange<Int>], _ named: [Int], isMachineReadable: Bool
    ) -> [String] {
        var notices = NoticeLines()
        var texts = texts.joinedWhereShared[...]
        var named = named.sorted()[...]
        for line in ByteLines(self) {
            while let text = texts.first, text.upperBound < line.number { texts.removeFirst() }
            let isPrinted = texts.first?.contains(line.number) == true
            let end = line.bytes.offset(in: self) + line.bytes.count
            let count = named.count
            while let holder = named.first, holder <= end { named.removeFirst() }
            if isMachineReadable, line.bytes.first?.isBlank != true { notices.interrupt() }
            if named.count < count || isMachineReadable && isPrinted { continue }
            notices.read(line.bytes, isPrinted: isPrinted)
        }
        return notices.holders
    }
}

extension ByteView {
    /// The texts at the lines, in the file's order; ranges that share a line are one text.
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
            texts.append(PrintedText(name: nil, lines: range, body: String(text) + "\n"))
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
    /// The name that the file gives the text; nil if there is none, and in prose.
    public let name: String?
    /// 1-based lines of the file, both ends included.
    public let lines: ClosedRange<Int>
    /// The text without the indents and dots of a field's syntax; ends in a line feed.
    public let body: String
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
            body: printed.unescaped)
    }
}
