/// A file with the cases of one family: small copyright files, each with its expected answer below.
///
///     === sentence-below-a-holder
///     # A grant is below the holder.
///     Copyright 1999 Lena Gray
///
///     The clock is licensed under the ISC license.
///     --- expected
///     main: ISC (grant)
///     3-3: ISC (grant, grant)
///
/// - `=== ` and a name begin a case. The name consists of lowercase letters, digits and hyphens,
///   and is unique in the file.
/// - The next line begins with `#` and says what the case is about.
/// - The lines from there to `--- expected` are the copyright file, including empty lines.
/// - `--- copyright` may come before them, and must if several lines there begin with `#`, because
///   they belong to a longer remark or to the copyright file.
/// - `--- copyright in NAME.copyright` refers to that file, in a folder next to this file that has
///   the family's name. It is for contents that an editor doesn't show or keep: bytes that aren't
///   UTF-8, control characters, a byte order mark, CRLF, trailing blanks, a last line without its
///   end, no text at all; and for lines that begin with `=== ` or `--- `.
/// - The lines below `--- expected` are the correct answer by the rules, in the format of
///   ``CorpusReader``. Empty lines don't count there.
/// - Remarks about the whole family come before the first case.
public struct CaseFile: Sendable {
    /// One copyright file and its answer.
    public struct Case: Hashable, Sendable {
        /// The path of the family and the case's own name: `Words/Grants/adjective`.
        public let name: String
        /// The copyright file.
        public let bytes: [UInt8]
        /// The correct answer by the rules, each line with its end; empty if it isn't written yet.
        public let expected: String
        /// The name of the file in the folder that has the copyright file's bytes.
        fileprivate let file: String?
        /// The lines of the answer, as indices.
        fileprivate let answer: Range<Int>
    }

    /// The valid cases, in the order of the file.
    public let cases: [Case]
    /// The violations of the rules above, each after its location: `Words/Grants.cases:12: `; empty
    /// if there are none.
    public let problems: [String]
    private let lines: [Line]

    /// Reads a file of cases.
    ///
    /// - Parameters:
    ///   - family: the file's path below the corpus's folder, without its extension:
    ///     `Words/Grants`.
    ///   - bytes: the whole file.
    ///   - files: the files in the folder next to it, by name.
    public init(family: String, bytes: [UInt8], files: [String: [UInt8]] = [:]) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let headings = lines.indices.filter { lines[$0].starts(with: Marker.heading) }
        var problems = lines.indices.filter { !lines[$0].isPlain }
            .map { Problem(line: $0, words: "an editor doesn't show or keep all of this line") }
        problems += lines[..<(headings.first ?? lines.endIndex)].indices
            .filter { !lines[$0].isEmpty && !lines[$0].isRemark }
            .map { Problem(line: $0, words: "this belongs to no case") }
        var cases: [Case] = []
        var linesByName: [String: Int] = [:]
        for (heading, end) in zip(headings, headings.dropFirst() + [lines.endIndex]) {
            do throws(Problem) {
                let new = try Case(lines[heading..<end], of: family, files: files)
                if let other = linesByName.updateValue(heading, forKey: new.name) {
                    throw Problem(line: heading, words: "line \(other + 1) has the same name")
                }
                cases.append(new)
            } catch {
                problems.append(error)
            }
        }
        let unused = Set(files.keys).subtracting(cases.compactMap(\.file))
        self.lines = lines
        self.cases = cases
        self.problems =
            problems.sorted { $0.line < $1.line }
            .map { "\(family).cases:\($0.line + 1): \($0.words)" }
            + unused.sorted().map { "\(family)/\($0): no case refers to it" }
    }

    /// The whole file with other answers, and otherwise unchanged.
    ///
    /// - Parameter answers: the new answers by the cases' names, each line with its end. Other
    ///   cases keep their answers.
    public func replacing(_ answers: [String: String]) -> [UInt8] {
        var lines = lines
        for item in cases.reversed() {
            guard let answer = answers[item.name], answer != item.expected else { continue }
            lines.replaceSubrange(
                item.answer, with: answer.split(separator: "\n").map { Line($0.utf8) })
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}

extension CaseFile.Case {
    /// Reads a case.
    ///
    /// - Parameter block: the lines from the heading to the next one.
    fileprivate init(
        _ block: ArraySlice<Line>, of family: String, files: [String: [UInt8]]
    ) throws(Problem) {
        let name = block[block.startIndex].dropFirst(Marker.heading.count)
        guard !name.isEmpty, name.allSatisfy(\.isPartOfName) else {
            throw Problem(
                line: block.startIndex, words: "a name has small letters, digits and hyphens")
        }
        let remarks = block.dropFirst().prefix(while: \.isRemark)
        guard !remarks.isEmpty else {
            throw Problem(
                line: block.startIndex, words: "a line behind # must say what the case is about")
        }
        var markers = block.indices.filter { block[$0].starts(with: Marker.part) }[...]
        var start = remarks.endIndex
        if markers.first == start, block[start].starts(with: Marker.copyright) {
            markers.removeFirst()
            file = try Marker.file(in: block[start], at: start)
            start += 1
        } else if remarks.count > 1 {
            throw Problem(
                line: start - 1, words: "--- copyright must say if this begins the copyright file")
        } else {
            file = nil
        }
        guard let end = markers.popFirst() else {
            throw Problem(line: block.startIndex, words: "the case has no --- expected")
        }
        guard block[end].elementsEqual(Marker.expected) else {
            throw Problem(line: end, words: "only --- expected can be here")
        }
        if let marker = markers.first {
            throw Problem(line: marker, words: "an answer has no such line")
        }
        let text = block[start..<end]
        if let file {
            guard text.isEmpty else {
                throw Problem(line: start, words: "the copyright file is \(file)")
            }
            guard let bytes = files[file] else {
                throw Problem(line: start - 1, words: "there is no \(family)/\(file)")
            }
            self.bytes = bytes
        } else {
            guard !text.allSatisfy(\.isEmpty) else {
                throw Problem(line: block.startIndex, words: "the case has no copyright file")
            }
            bytes = Array(text.map { $0 + [UInt8(ascii: "\n")] }.joined())
        }
        let answer = block[(end + 1)...]
        if let remark = answer.firstIndex(where: \.isRemark) {
            throw Problem(line: remark, words: "a remark belongs below the heading of its case")
        }
        self.name = "\(family)/\(String(decoding: name, as: UTF8.self))"
        self.answer = answer.startIndex..<((answer.lastIndex { !$0.isEmpty } ?? end) + 1)
        expected = answer.filter { !$0.isEmpty }
            .map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    }
}

/// A line's bytes without its end.
private typealias Line = ArraySlice<UInt8>

private struct Problem: Error {
    /// The line's index.
    let line: Int
    let words: String
}

/// The lines that separate the parts of cases, or their beginnings.
private enum Marker {
    static let heading = Array("=== ".utf8)
    static let part = Array("--- ".utf8)
    static let copyright = Array("--- copyright".utf8)
    static let expected = Array("--- expected".utf8)

    /// The name after `--- copyright in `; nil if the line is `--- copyright`.
    static func file(in line: Line, at index: Int) throws(Problem) -> String? {
        let rest = String(decoding: line.dropFirst(copyright.count), as: UTF8.self)
        if rest.isEmpty { return nil }
        guard rest.hasPrefix(" in ") else {
            throw Problem(line: index, words: "it is --- copyright or --- copyright in NAME")
        }
        return String(rest.dropFirst(4))
    }
}

extension Line {
    fileprivate var isRemark: Bool { first == UInt8(ascii: "#") }

    /// Whether an editor shows and keeps all of the line.
    fileprivate var isPlain: Bool {
        guard let text = String(validating: self, as: UTF8.self) else { return false }
        return last != UInt8(ascii: " ") && last != UInt8(ascii: "\t")
            && text.unicodeScalars.allSatisfy {
                let category = $0.properties.generalCategory
                return $0 == "\t" || category != .control && category != .format
            }
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
