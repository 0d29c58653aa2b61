import CopyrightCorpus
import DomainLayer
import Foundation

/// Scores the engine's answers on its corpus, and fails if an answer has changed.
///
///     Accuracy CORPUS [--labels FOLDER] [--templates FOLDER] [--record]
///     Accuracy --terms FOLDER [--list]
///
/// With labels it also scores files that people have labeled. With the sources of the SPDX list it
/// scores the texts that the list's templates make, and compares the answers with the corpus's
/// table. With a folder of plain texts it does so for those in the table.
///
/// With LicenseDB's texts it scores how their terms are read, and on request lists the keys of
/// texts that are read wrongly.
///
/// Recording makes the engine's answers the expected ones: with the sources of the SPDX list in the
/// table, otherwise in the cases.
@main
struct Accuracy {
    private let corpus: Corpus
    private let reader: CorpusReader
    private var differences: [String] = []

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("usage: Accuracy CORPUS [--labels FOLDER] [--templates FOLDER] [--record]")
            print("       Accuracy --terms FOLDER [--list]")
            exit(2)
        }
        func folder(behind option: String) -> URL? {
            guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count
            else { return nil }
            return URL(fileURLWithPath: arguments[index + 1])
        }
        if let texts = folder(behind: "--terms") {
            try TermScore(of: texts).print(listingErrors: arguments.contains("--list"))
            return
        }
        let templates = folder(behind: "--templates")
        let isRecording = arguments.contains("--record")
        if isRecording, templates == nil { try Accuracy(corpus: arguments[1]).recordCases() }
        var accuracy = try Accuracy(corpus: arguments[1])
        accuracy.scoreCorpus()
        if let labels = folder(behind: "--labels") {
            try LabeledFiles(in: labels).printScore(by: accuracy.reader)
        }
        if let templates {
            let isList = TemplateText.isList(templates)
            let texts = try TemplateText.all(in: templates, knownBy: accuracy.corpus.templates)
            let answers = accuracy.scoreTemplates(texts)
            if isList, isRecording {
                let table = URL(fileURLWithPath: arguments[1]).appendingPathComponent(
                    "templates.txt")
                try answers.table.write(to: table, atomically: true, encoding: .utf8)
            } else {
                accuracy.compare(answers, isWhole: isList)
            }
        }
        guard !accuracy.differences.isEmpty else { return }
        print("\n" + accuracy.differences.joined(separator: "\n"))
        exit(1)
    }

    private init(corpus folder: String) throws {
        corpus = try Corpus(folder: folder)
        reader = try CorpusReader(corpus)
        differences = corpus.problems
        if corpus.ids != [SPDXLicenseList.ids, SPDXLicenseList.exceptionIDs]
            || !corpus.names.allSatisfy({ SPDXLicenseList.name(of: $0.id) == $0.name })
        {
            differences.append("ids.txt is not the SPDX list that the program knows")
        }
    }

    /// Records the engine's answers in the cases, and prints which are new.
    ///
    /// Cases that are known to be read wrongly, or in two ways, are left as they are.
    private func recordCases() throws {
        var recorded: [String: String] = [:]
        for item in corpus.cases where item.expected == item.today {
            let answers = Set(reader.answers(in: item))
            if answers.count == 1, let answer = answers.first, answer != item.expected {
                recorded[item.name] = answer
                print("\(item.name) now says\n\(answer)")
            }
        }
        for (path, bytes) in corpus.files(with: recorded) {
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        }
    }

    private mutating func scoreCorpus() {
        var families: [String: Score] = [:]
        var all = Score()
        for item in corpus.cases {
            let answers = Set(reader.answers(in: item))
            let wanted = item.expected.statedIDs
            let given = answers.reduce(into: Set()) { $0.formUnion($1.statedIDs) }
            let isExact = answers == [item.expected]
            families[item.family, default: Score()].add(wanted, given: given, isExact: isExact)
            all.add(wanted, given: given, isExact: isExact)
            for answer in answers where answer != item.today {
                differences.append("\(item.name) should say\n\(item.today)but says\n\(answer)")
            }
        }
        print(Score.heading)
        for (family, score) in families.sorted(by: { $0.key < $1.key }) {
            print(score.line(family))
        }
        print(all.line("all"))
        let known = corpus.cases.count { $0.expected != $0.today }
        print("\(known) of the files are known to be read wrongly.")
    }

    /// Prints how many templates' texts are answered with their ids.
    private func scoreTemplates(_ texts: [TemplateText]) -> TemplateAnswers {
        var licenses = Score()
        var exceptions = Score()
        var answers = TemplateAnswers()
        for (hash, same) in Dictionary(grouping: texts, by: { TemplateAnswers.hash(of: $0.text) }) {
            let ids = Set(same.map(\.id)).sorted()
            let statements = reader.reading(of: Array(same[0].text.utf8)).statements
            let answer = statements.isEmpty ? "-" : statements.joined(separator: "; ")
            answers.answers[hash] = .init(ids: ids, answer: answer)
            // Any of the ids is right, and one is enough.
            let wanted = Set(ids.map(\.unbounded))
            let given = Set(answer.expressionIDs.map(\.unbounded))
                .filter { !$0.hasPrefix("LicenseRef-") }
            let found = given.intersection(wanted)
            let right = found.isEmpty ? [ids[0].unbounded] : found
            if same[0].isException {
                exceptions.add(right, given: given)
            } else {
                licenses.add(right, given: given)
            }
        }
        print("\nTemplates of the SPDX list, with their optional parts and without:")
        print(Score.heading)
        print(licenses.line("licenses") + "\n" + exceptions.line("exceptions"))
        return answers
    }

    /// Compares answers with the table.
    ///
    /// - Parameter isWhole: whether they are the answers to all templates.
    private mutating func compare(_ answers: TemplateAnswers, isWhole: Bool) {
        let table = corpus.templates.answers
        for (hash, answer) in answers.answers.sorted(by: { $0.key < $1.key })
        where table[hash] != answer {
            differences.append(
                "the text \(hash) of \(answer.ids.joined(separator: ", ")) should be "
                    + "\(table[hash]?.answer ?? "in templates.txt"), but is \(answer.answer)")
        }
        let gone = isWhole ? Set(table.keys).subtracting(answers.answers.keys) : []
        differences += gone.sorted().map { "no template makes the text \($0) of templates.txt" }
    }
}

extension String {
    /// The stated ids in the lines of an answer.
    fileprivate var statedIDs: Set<String> {
        let lines = split(separator: "\n").filter { $0.first?.isNumber == true }
        return Set(
            lines.flatMap { line in
                let expression = line.split(separator: " ").dropFirst().prefix { word in
                    !["(declared", "(text", "(grant", "(pointer", "(none"]
                        .contains { word.hasPrefix($0) }
                }
                return expression.joined(separator: " ").expressionIDs
            }
        ).subtracting(["none"])
    }

    /// A GNU license's id as if later versions were excluded, because the text of a license doesn't
    /// show which is meant.
    fileprivate var unbounded: String { replacing("-or-later", with: "-only") }
}
