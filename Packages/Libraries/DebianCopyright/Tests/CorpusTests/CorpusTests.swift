import CopyrightCorpus
import Testing

/// The engine's answers for the corpus in this folder.
struct CorpusTests {
    private static let folder =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Corpus"

    private static let corpus = Result { () throws(CorpusError) in try Corpus(folder: folder) }
    private static let reader = corpus.flatMap { corpus in
        Result { () throws(CorpusError) in try CorpusReader(corpus) }
    }

    @Test(arguments: (try? corpus.get().cases) ?? [])
    func `the engine reads a copyright file as expected`(_ corpusCase: CorpusCase) throws {
        for answer in try Self.reader.get().answers(in: corpusCase) {
            #expect(answer == corpusCase.today)
        }
    }

    @Test func `there are at least 700 cases, most of which need no invented text`() throws {
        let cases = try Self.corpus.get().cases
        #expect(cases.count >= 700)
        #expect(cases.filter { $0.kind == .words }.count >= 600)
    }

    @Test func `the files of cases keep their format, and what is known to differ does`() throws {
        #expect(try Self.corpus.get().problems == [])
    }

    @Test func `the table of templates' answers is read as it is written`() throws {
        let templates = try Self.corpus.get().templates
        #expect(templates.answers.count >= 1_000)
        #expect(TemplateAnswers(templates.table) == templates)
    }

    @Test func `a text is known by its words, however it is laid out`() {
        #expect(TemplateAnswers.hash(of: "") == "cbf29ce484222325")
        #expect(TemplateAnswers.hash(of: "a") == "af63dc4c8601ec8c")
        #expect(
            TemplateAnswers.hash(of: " turn\n\tit ") == TemplateAnswers.hash(of: "turn it"))
    }

    @Test func `the ids in an expression are told from its signs`() {
        let expression = "(EPL-1.0+ OR GPL-2.0-only WITH Font-exception-2.0) AND ISC; -"
        #expect(
            expression.expressionIDs == ["EPL-1.0", "GPL-2.0-only", "Font-exception-2.0", "ISC"])
    }
}
