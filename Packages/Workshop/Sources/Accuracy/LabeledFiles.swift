import CopyrightCorpus
import DomainLayer
import Foundation

/// Copyright files that people have labeled: a file `NAME.jsonl` with an object a line for each
/// file in the neighboring folder `NAME`.
struct LabeledFiles {
    private let labels: [(file: URL, label: Label)]

    /// What one file states, as its reader recorded it.
    private struct Label: Decodable {
        let file: String
        let ids: [String]
        let exceptions: [String]?
        let publicDomain: Bool?
        let alt: [String: OneOrMany]?
        let optional: [String]?
        let expression: String?
    }

    private struct OneOrMany: Decodable {
        let all: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            all = try (try? value.decode([String].self)) ?? [value.decode(String.self)]
        }
    }

    init(in folder: URL) throws {
        let lists = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "jsonl" }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        labels = try lists.flatMap { list in
            try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map { line in
                let label = try decoder.decode(Label.self, from: Data(line.utf8))
                let folder = list.deletingPathExtension()
                return (folder.appendingPathComponent(label.file), label)
            }
        }
    }

    /// Prints the shares of right main expressions and of right ids.
    func printScore(by reader: CorpusReader) throws {
        var score = Score()
        var mains = (asked: 0, right: 0)
        for (file, label) in labels {
            let reading = reader.reading(of: Array(try Data(contentsOf: file)))
            let optional = Set((label.optional ?? []).map(\.canonicalID))
            let wanted = Set((label.ids + (label.exceptions ?? [])).map(\.canonicalID))
                .union(label.publicDomain == true ? ["LicenseRef-public-domain"] : [])
                .subtracting(optional)
            var alternatives: [String: Set<String>] = [:]
            var kin: [String: Set<String>] = [:]
            for (id, others) in label.alt ?? [:] {
                let all = Set((others.all + [id]).map(\.canonicalID))
                alternatives[id.canonicalID, default: []].formUnion(all)
                for id in all { kin[id, default: []].formUnion(all) }
            }
            let given = Set((reading.statements + reading.underlying).flatMap(\.expressionIDs))
            score.add(
                wanted,
                given: Set(given.map(\.canonicalID)).subtracting(optional).filter {
                    !$0.hasPrefix("LicenseRef-") || $0 == "LicenseRef-public-domain"
                },
                alternatives: alternatives)
            guard let expression = label.expression else { continue }
            mains.asked += 1
            if Self.isSame(reading.main ?? "", expression, kin: kin) { mains.right += 1 }
        }
        print("\nLabeled files: \(mains.right) of \(mains.asked) main expressions are right.")
        print(Score.heading + "\n" + score.line("all"))
    }

    /// Whether two expressions are equivalent, whatever the order of their operands.
    ///
    /// - Parameter kin: for an id, the ids that count as equal to it, itself included.
    private static func isSame(
        _ first: String, _ second: String, kin: [String: Set<String>]
    ) -> Bool {
        func parsed(_ expression: String) -> LicenseExpression? {
            let words = expression.replacing("(", with: "( ").replacing(")", with: " )")
                .split(separator: " ").map { word in
                    let id = String(word).canonicalID
                    return kin[id]?.min() ?? id
                }
            return try? LicenseExpression(parsing: words.joined(separator: " "))
        }
        guard let first = parsed(first), let second = parsed(second) else { return false }
        return first.isEquivalent(to: second)
    }
}

extension String {
    /// The id as labels compare it: without plus and cover texts, and with one id for all
    /// dedications to the public domain.
    fileprivate var canonicalID: String {
        if lowercased().contains("public-domain") { return "LicenseRef-public-domain" }
        let id = hasSuffix("+") ? String(dropLast()) : self
        guard id.hasPrefix("GFDL-") else { return id }
        return id.replacing("-no-invariants", with: "").replacing("-invariants", with: "")
    }
}
