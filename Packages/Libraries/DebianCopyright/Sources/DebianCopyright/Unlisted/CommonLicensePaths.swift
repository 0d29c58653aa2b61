public import DebianSystems

extension CommonLicenseFiles {
    /// The names of the files that a text points to, each once, in the text's order.
    public static func named(in text: [UInt8]) -> [String] {
        ByteView.withBytes(of: text) { named(in: $0) }
    }

    static func named(in text: ByteView) -> [String] {
        var seen: Set<ByteView> = []
        return CommonLicensePaths(in: text).filter { seen.insert($0).inserted }.map { String($0) }
    }

    /// The name of the file with the license of an SPDX id; nil if Debian has none for it.
    ///
    /// No id has `BSD`, though the file has the words of BSD-3-Clause, because it names the holder
    /// to whom those words belong.
    public static func name(ofLicense id: String) -> String? {
        if verbatim.contains(id) { return id }
        if id == "Artistic-1.0-Perl" { return "Artistic" }
        let words = id.split(separator: "-")
        guard words.count > 1, gnuFamilies.contains(words[0]) else { return nil }
        let version = words[1].hasSuffix(".0") ? words[1].dropLast(2) : words[1]
        return "\(words[0])-\(version)"
    }

    private static let verbatim: Set<String> = ["Apache-2.0", "CC0-1.0", "MPL-1.1", "MPL-2.0"]
    private static let gnuFamilies: Set<Substring> = ["GFDL", "GPL", "LGPL"]
}

/// The paths under `/usr/share/common-licenses` that a text names, in its order
/// (Debian Policy 12.5).
///
/// It searches from slash to slash, of which licenses have few, so that only the C library's search
/// looks at most bytes. A path may be broken over a line's end next to a slash or a hyphen.
struct CommonLicensePaths: Sequence, IteratorProtocol {
    private let text: ByteView
    private var position = 0

    init(in text: ByteView) {
        self.text = text
    }

    /// The name of the file at the end of the next path, as written in the text.
    mutating func next() -> ByteView? {
        while position < text.count, let slash = text.position(of: 0x2F, from: position) {
            position = slash + 1
            guard endsInFolderName(slash) else { continue }
            let name = name(from: skippedBlanks(from: slash + 1))
            guard !name.isEmpty else { continue }
            // No license's file begins with a lowercase letter: after a blank such a word continues
            // the sentence.
            if name.lowerBound > slash + 1, 0x61...0x7A ~= text[name.lowerBound] { continue }
            position = name.upperBound
            return text[name]
        }
        return nil
    }

    /// Whether "common-licenses" or "common-licences" immediately precedes the slash.
    private func endsInFolderName(_ slash: Int) -> Bool {
        var end = slash
        for ending in ["ses", "ces"] as [StaticString] where ends(ending, at: end) {
            end -= 3
            guard ends("licen", at: end) else { return false }
            end = skippedBlanks(before: end - 5)
            return ends("common-", at: end)
        }
        return false
    }

    private func ends(_ word: StaticString, at end: Int) -> Bool {
        let start = end - word.utf8CodeUnitCount
        return start >= 0 && text[start..<end].equalsIgnoringCase(word)
    }

    /// The range of the letters, digits, `.`, `-` and `+` from here on, without the sentence's
    /// punctuation.
    private func name(from start: Int) -> Range<Int> {
        var end = start
        while end < text.count, text[end].standsInID { end += 1 }
        // After a hyphen at the end of a line, the version is on the next line.
        if end > start, end < text.count, text[end - 1] == UInt8(ascii: "-") {
            let next = skippedBlanks(from: end)
            if next < text.count, text[next].isDigit {
                end = next
                while end < text.count, text[end].standsInID { end += 1 }
            }
        }
        while end > start, text[end - 1] == UInt8(ascii: ".") || text[end - 1] == UInt8(ascii: "-")
        {
            end -= 1
        }
        return start..<end
    }

    /// The position after the blanks, among which one line feed is allowed.
    private func skippedBlanks(from start: Int) -> Int {
        var position = start
        var lines = 0
        while position < text.count, position - start < Self.longestGap {
            if text[position] == 0x0A { lines += 1 } else if !text[position].isBlank { break }
            if lines > 1 { return start }
            position += 1
        }
        return position
    }

    private func skippedBlanks(before end: Int) -> Int {
        var position = end
        while position > 0, end - position < Self.longestGap,
            text[position - 1].isBlankOrLineFeed
        {
            position -= 1
        }
        return position
    }

    /// The most blanks at the break of a path: more than any indent.
    private static let longestGap = 80
}
