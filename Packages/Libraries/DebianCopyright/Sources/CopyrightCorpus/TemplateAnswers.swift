/// The engine's answers for the texts of the SPDX list's templates.
///
/// The table holds hashes of the texts' words rather than the texts, so it can check the answers
/// for any folder that contains these texts.
public struct TemplateAnswers: Hashable, Sendable {
    /// The answers by the texts' hashes.
    public var answers: [String: Answer]

    /// One text's answer.
    public struct Answer: Hashable, Sendable {
        /// The ids whose templates have this text, ordered as bytes; more than one if their texts
        /// don't differ, like those of GPL-2.0-only and GPL-2.0-or-later.
        public var ids: [String]
        /// The expressions of the answer, separated by `; `; `-` if there are none.
        public var answer: String

        public init(ids: [String], answer: String) {
            self.ids = ids
            self.answer = answer
        }
    }

    public init(answers: [String: Answer] = [:]) {
        self.answers = answers
    }

    /// Reads a table: a line for each text with its hash, its ids separated by commas, and the
    /// answer. Other lines are ignored.
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

    /// The hash of a text: 64 bits of FNV-1a over its words with one blank between them, in
    /// hexadecimal digits. Line breaks and indents don't count.
    public static func hash(of text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The ids in the table that are not in the SPDX list.
    ///
    /// - Parameter known: the ids of the list's licenses and exceptions.
    public func unknownIDs(besides known: Set<String>) -> [String] {
        let used = answers.values.flatMap { $0.ids + $0.answer.expressionIDs }
        return Set(used).subtracting(known).filter { !$0.hasPrefix("LicenseRef-") }.sorted()
    }
}

extension String {
    /// The ids in one or several SPDX expressions, with repetitions and without a trailing plus.
    public var expressionIDs: [String] {
        split { " ();".contains($0) }.filter { !["AND", "OR", "WITH", "-"].contains($0) }
            .map { String($0.hasSuffix("+") ? $0.dropLast() : $0) }
    }
}
