import DebianCopyright
import Foundation
import RegexBuilder

/// What the SPDX list says about texts outside of the texts themselves: `TextRules.txt`, whose head
/// explains the format.
struct TextRules {
    /// The ids of the SPDX list, by the data's own keys.
    private(set) var ids: [String: String] = [:]
    private var rules: [String: TextRule] = [:]

    static let all = TextRules(String(decoding: PackageResources.TextRules_txt, as: UTF8.self))

    /// The rule for a license; an empty one if the file has none.
    subscript(id: String) -> TextRule { rules[id] ?? TextRule() }

    init(_ text: String) {
        var licenses: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if let (key, id) = line.halves(around: " = "), !line.hasPrefix(" ") {
                ids[key] = id
            } else if line.hasPrefix(" ") {
                for id in licenses {
                    let isUnderstood = rules[id, default: TextRule()].add(line.dropFirst())
                    precondition(isUnderstood, "TextRules.txt: \(line)")
                }
            } else {
                licenses = line.split(separator: " ").map(String.init)
            }
        }
    }
}

/// The rule for one license's text.
struct TextRule {
    private(set) var isUnlisted = false
    private(set) var mayLackDisclaimer = false
    private var passages: [Passage] = []
    private var wordings: [[Rewording]] = []

    /// The wordings of a license: its text, and others that the list or its users accept.
    ///
    /// - Throws: `RefusedText` if the text lacks the words to replace.
    func wordings(of reference: ReferenceText) throws(RefusedText) -> [String] {
        guard !wordings.isEmpty else { return [reference.text] }
        do {
            return try wordings.map {
                try $0.reduce(reference.text) { try $1.applied(to: $0) }
            }
        } catch {
            throw RefusedText(id: reference.id, reason: "\(error)")
        }
    }

    var hasPassages: Bool { !passages.isEmpty }

    /// The passages of a text, without those that it lacks.
    func stretches(of text: String) -> [LicenseStretch] {
        passages.compactMap { $0.stretch(in: text) }
    }

    /// The first passage that none of the texts has; nil if each passage has its text.
    func missingPassage(in texts: [String]) -> String? {
        passages.first { passage in !texts.contains { passage.stretch(in: $0) != nil } }
            .map { "\(MissingWords(words: "\($0.first) ... \($0.last)"))" }
    }

    /// Adds a line; false if the line breaks the format.
    fileprivate mutating func add(_ line: Substring) -> Bool {
        if line.hasPrefix(" ") {
            guard let rewording = Rewording(line.dropFirst()), !wordings.isEmpty
            else { return false }
            wordings[wordings.count - 1].append(rewording)
            return true
        }
        guard let colon = line.firstIndex(of: ":") else { return false }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        func addPassage(_ freedom: LicenseStretch.Freedom) {
            guard let (first, last) = value.halves(around: " ... ") else { return }
            passages.append(Passage(first: first, last: last, freedom: freedom))
        }
        switch line[..<colon] {
        case "optional": addPassage(.optional)
        case "notice": addPassage(.notice)
        case "replaceable": addPassage(.replaceable)
        case "fixed": addPassage(.fixed)
        case "unlisted": isUnlisted = true
        case "incomplete": mayLackDisclaimer = true
        case "wording": wordings.append([])
        default: return false
        }
        return true
    }
}

/// A passage, given by its first and its last words.
private struct Passage {
    let first: String
    let last: String
    let freedom: LicenseStretch.Freedom

    /// The stretch of a text from the first words to the last ones; nil if it lacks them.
    func stretch(in text: String) -> LicenseStretch? {
        guard let start = Self.range(of: first, in: text[...]),
            let end = Self.range(of: last, in: text[start.lowerBound...])
        else { return nil }
        let first = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
        let last = text.utf8.distance(from: text.startIndex, to: end.upperBound)
        return LicenseStretch(first..<last, freedom)
    }

    private static func range(of words: String, in text: Substring) -> Range<String.Index>? {
        let pattern = words.split { !$0.isLetter && !$0.isNumber }.joined(separator: "[^a-z0-9]+")
        return text.range(of: pattern, options: [.regularExpression, .caseInsensitive])
    }
}

/// A replacement of words.
private struct Rewording {
    /// A regular expression between slashes, or plain words.
    let words: String
    let others: String
    let isForFirstAlone: Bool

    init?(_ line: Substring) {
        isForFirstAlone = line.contains(" -> ")
        guard let (words, others) = line.halves(around: isForFirstAlone ? " -> " : " =>")
        else { return nil }
        self.words = words
        self.others = String(others.drop { $0 == " " }).replacing("\\n", with: "\n")
    }

    func applied(to text: String) throws -> String {
        words.hasPrefix("/")
            ? try reword(text, Regex(String(words.dropFirst().dropLast())))
            : try reword(text, words.replacing("\\n", with: "\n"))
    }

    /// - Throws: `MissingWords` if the text lacks the words: then the data changed, and the result
    ///   would be no one's wording.
    private func reword(_ text: String, _ found: some RegexComponent) throws(MissingWords) -> String
    {
        guard text.contains(found) else { throw MissingWords(words: words) }
        return text.replacing(found, with: others, maxReplacements: isForFirstAlone ? 1 : .max)
    }
}

struct MissingWords: Error, Hashable, CustomStringConvertible {
    var words: String

    var description: String { "it lacks \"\(words)\"" }
}

extension StringProtocol {
    /// The texts before and after a separator; nil if there is none.
    fileprivate func halves(around separator: String) -> (String, String)? {
        guard let range = range(of: separator) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
