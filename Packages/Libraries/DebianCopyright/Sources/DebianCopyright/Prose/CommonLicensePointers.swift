import DebianSystems

/// Reads the statements that a text makes by naming files under `/usr/share/common-licenses`.
///
/// A path means what its file name means: `GPL-2` is that version only, `GPL` is any version, and
/// never the version that a link leads to.
struct CommonLicensePointers {
    private let names: LicenseNames

    init(names: LicenseNames) {
        self.names = names
    }

    /// One statement for each license, in the text's order, at the position of its first path.
    func statements(in text: ByteView) -> [IdentifiedStatement] {
        statements(in: text) { _ in .work }
    }

    /// The statements of paths that state something even if words grant other licenses.
    func loneStatements(in text: ByteView) -> [IdentifiedStatement] {
        let lone = LonePointers(in: text)
        return statements(in: text) { lone.subject(of: $0) }
    }

    /// The evidence, completed with versions from paths that immediately follow the words for a GNU
    /// license without a version: "under the GPL; see /usr/share/common-licenses/GPL-3".
    func versioned(_ evidence: [Evidence], in text: ByteView) -> [Evidence] {
        guard evidence.contains(where: { $0.grant?.isUnversioned == true }) else { return evidence }
        var paths = CommonLicensePaths(in: text).map { (name: $0, start: $0.offset(in: text)) }[...]
        return evidence.map { evidence in
            guard evidence.grant?.isUnversioned == true else { return evidence }
            let end = evidence.bytes.upperBound
            paths = paths.drop { $0.start < end }
            guard let path = paths.first, path.start - end < Self.reach,
                text[end..<path.start].isOneSentence,
                case (let license, false)? = license(inCommonFile: path.name),
                let exact = evidence.license.madeExact(by: license)
            else { return evidence }
            var versioned = evidence
            versioned.license = exact
            versioned.grant?.isUnversioned = false
            return versioned
        }
    }

    /// In bytes: "; see `/usr/share/common-licenses/" isn't longer.
    private static let reach = 80

    /// - Parameter subject: the subject of a path; nil if the path states nothing.
    private func statements(
        in text: ByteView, subject: (ByteView) -> LonePointers.Subject?
    ) -> [IdentifiedStatement] {
        var statements: [IdentifiedStatement] = []
        var seen: Set<StatedLicense> = []
        var lines = LineCounter(text)
        for path in CommonLicensePaths(in: text) {
            guard let subject = subject(path),
                let (license, isUnversioned) = license(inCommonFile: path),
                seen.insert(license).inserted
            else { continue }
            let start = path.offset(in: text)
            let first = lines.line(of: start)
            let last = lines.line(of: start + path.count)
            statements.append(
                IdentifiedStatement(
                    license: license, basis: .pointer, method: .commonLicense,
                    lines: first...last, isUnversioned: isUnversioned,
                    scope: subject == .part ? .parts : .work))
        }
        return statements
    }

    /// The license of a file under common-licenses.
    private func license(inCommonFile name: ByteView) -> (StatedLicense, isUnversioned: Bool)? {
        // The file has the text with three clauses.
        if name.equalsIgnoringCase("BSD") { return (.license("BSD-3-Clause"), false) }
        guard let name = NormalizedName(name),
            case .definite(let license, let isUnversioned) = names.meaning(of: name)
        else { return nil }
        return (license, isUnversioned)
    }
}

/// Paths under common-licenses that state something even if words grant a license elsewhere: paths
/// alone below `License:`, or on a line of their own after the name of a part.
struct LonePointers {
    /// What the path's license applies to.
    enum Subject {
        case work
        case part
    }

    private let text: ByteView

    /// The length limit of a part's name or a label, in bytes.
    fileprivate static let longest = 80

    init(in text: ByteView) { self.text = text }

    /// The subject of a path that ends in a file name; nil if the path only says where a text is.
    func subject(of name: ByteView) -> Subject? {
        let start = name.offset(in: text)
        guard text.isBlankLine(from: start + name.count) else { return nil }
        var line = start
        while line > 0, start - line < 2 * Self.longest, text[line - 1] != 0x0A { line -= 1 }
        // "/usr/share/common-licenses/", in quotes or not
        var path = start
        while path > line, !text[path - 1].isBlank { path -= 1 }
        let before = text[line..<path]
        if before.isLicenseLabel || before.trimmed.isEmpty && isBelowLabel(line) { return .work }
        return before.isPart ? .part : nil
    }

    /// Whether the last nonempty line above is just a label.
    private func isBelowLabel(_ line: Int) -> Bool {
        var end = line - 1
        for _ in 0..<3 {
            guard end > 0 else { return false }
            var start = end
            while start > 0, end - start < Self.longest, text[start - 1] != 0x0A { start -= 1 }
            let above = text[start..<end]
            if !above.trimmed.isEmpty { return above.isLicenseLabel }
            end = start - 1
        }
        return false
    }
}

extension ByteView {
    /// Whether the text has neither a full stop that ends a sentence nor an empty line.
    fileprivate var isOneSentence: Bool {
        indices.dropLast().allSatisfy { index in
            let isEnd = self[index] == UInt8(ascii: ".") || self[index] == 0x0A
            return !isEnd || self[index] == UInt8(ascii: ".") && !self[index + 1].isBlankOrLineFeed
                || self[index] == 0x0A && self[index + 1] != 0x0A
        }
    }

    fileprivate func isBlankLine(from start: Int) -> Bool {
        for position in start..<count {
            if self[position] == 0x0A { return true }
            guard self[position].isBlank || "'\"`.)>\r".utf8.contains(self[position]) else {
                return false
            }
        }
        return true
    }

    /// Whether the text is a label such as "License:".
    fileprivate var isLicenseLabel: Bool {
        let label = trimmed
        return label.last == UInt8(ascii: ":") && label.count < 12
            && label.startsIgnoringCase(with: "licen")
    }

    /// Whether the text names a part, such as "moon (in lib/moon)", followed by a colon or several
    /// blanks, and says nothing about a license and its text.
    fileprivate var isPart: Bool {
        let part = trimmed
        guard let last = part.last, part.count <= LonePointers.longest,
            last == UInt8(ascii: ":") || self[count - 1] == 0x09
                || count > 1 && self[count - 2].isBlank
        else { return false }
        var words = part.words
        var number = 0
        while let word = words.next() {
            number += 1
            for other in Self.aboutTexts where word.containsIgnoringCase(other) { return false }
        }
        return (1...6).contains(number)
    }

    private static let aboutTexts: [StaticString] = [
        "licen", "gpl", "fdl", "mpl", "bsd", "artistic", "apache", "public", "text", "see", "full",
        "complete", "found", "copy", "version", "file", "debian", "copyright", "/usr",
    ]
}

extension ByteView {
    /// Whether a text with a pointer says nothing else.
    ///
    /// Two sentences are enough to point to a file; a text that grants one of several versions says
    /// more than its pointer.
    var isNothingButAPointer: Bool {
        var count = 0
        var words = words
        while let word = words.next() {
            count += 1
            if count > 60 || word.startsIgnoringCase(with: "later")
                || word.startsIgnoringCase(with: "newer")
            {
                return false
            }
        }
        return true
    }
}
