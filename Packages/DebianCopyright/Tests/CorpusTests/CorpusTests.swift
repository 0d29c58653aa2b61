import CopyrightCorpus
import Testing

/// The corpus beside this file, and what the engine answers to it.
struct CorpusTests {
    private static let folder =
        #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/Corpus"

    private static let corpus = Result { () throws(CorpusError) in try Corpus(folder: folder) }
    private static let reader = corpus.flatMap { corpus in
        Result { () throws(CorpusError) in try CorpusReader(corpus) }
    }

    @Test(arguments: (try? corpus.get().files) ?? [])
    func `the engine reads a file as is expected`(_ file: CorpusFile) throws {
        for answer in try Self.reader.get().answers(to: file) { #expect(answer == file.today) }
    }

    @Test func `there are at least 300 files, and as many that need no invented text`() throws {
        let files = try Self.corpus.get().files
        #expect(files.count >= 300)
        #expect(files.filter { $0.kind == .words }.count >= 300)
    }

    @Test func `each file has its expectation, and what is known to differ does`() throws {
        #expect(try Self.corpus.get().problems == [])
    }
}
