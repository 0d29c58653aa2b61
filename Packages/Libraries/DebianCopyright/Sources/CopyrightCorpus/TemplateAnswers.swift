/// What the engine answers to the texts that the templates of the SPDX list make.
///
/// The texts themselves aren't kept: each is known by a hash of its words, so that the table guards
/// the answers to any folder of texts among which they are.
public struct TemplateAnswers: Hashable, Sendable {
    /// By the texts' hashes.
    public var answers: [String: Answer]

    /// One text's answer.
    public struct Answer: Hashable, Sendable {
        /// The ids whose templates make this text, ordered as bytes; more than one if they differ
        /// in nothing that a text shows, as GPL-2.0-only and GPL-2.0-or-later do.
        public var ids: [String]
        /// The expressions that the engine answers, with `; ` between them; `-` for none.
        public var answer: String

        public init(ids: [String], answer: String) {
            self.ids = ids
            self.answer = answer
        }
    }

    public init(answers: [String: Answer] = [:]) {
        self.answers = answers
    }

    /// Reads a table: a line for each text with its hash, its ids with commas between them, and the
    /// answer. Lines that aren't such are left out.
    public init(_ table: String) {
        answers = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 2)
            guard fields.count == 3, fields[0].utf8.count == 16 else { continue }
            answers[String(fields[0])] = Answer(
                ids: fields[1].split(separator: ",").map(String.init), answer: String(fields[2]))
        }
    }

    /// The table's text, ordered by ids and hashes.
    public var table: String {
        answers.map { "\($1.ids.joined(separator: ",")) \($0) \($1.answer)" }.sorted()
            .map { line in
                let fields = line.split(separator: " ", maxSplits: 2)
                return "\(fields[1]) \(fields[0]) \(fields[2])\n"
            }.joined()
    }

    /// What a text is known by: 64 bits of FNV-1a over its words with one blank between them, in
    /// hexadecimal digits. Line breaks and indents don't count.
    public static func hash(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The ids in a table that are none of the SPDX list.
    ///
    /// - Parameter known: the ids of its licenses and exceptions.
    public func unknownIDs(besides known: Set<String>) -> [String] {
        let used = answers.values.flatMap { $0.ids + $0.answer.expressionIDs }
        return Set(used).subtracting(known).filter { !$0.hasPrefix("LicenseRef-") }.sorted()
    }
}

extension String {
    /// The ids in an SPDX expression, or in several, each as often as it stands there; without the
    /// plus behind one.
    public var expressionIDs: [String] {
        split { " ();".contains($0) }.filter { !["AND", "OR", "WITH", "-"].contains($0) }
            .map { String($0.hasSuffix("+") ? $0.dropLast() : $0) }
    }
}
