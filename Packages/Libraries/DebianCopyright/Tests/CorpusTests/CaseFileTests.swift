import CopyrightCorpus
import Testing

struct CaseFileTests {
    private static let clock = """
        # Clocks.

        === clock
        # What the case is about.

        A clock.

        --- expected
        main: none (none)

        """

    private func caseFile(_ text: String, _ files: [String: [UInt8]] = [:]) -> CaseFile {
        CaseFile(family: "Words/Clocks", bytes: Array(text.utf8), files: files)
    }

    @Test func `a case has all lines between its remark and its answer`() {
        let file = caseFile(Self.clock + "\n=== b-2\n# B.\n B\n--- expected\n\nmain: B\n\n1-1: B")
        #expect(file.problems == [])
        #expect(file.cases.map(\.name) == ["Words/Clocks/clock", "Words/Clocks/b-2"])
        #expect(file.cases.map(\.bytes) == ["\nA clock.\n\n", " B\n"].map { Array($0.utf8) })
        #expect(file.cases.map(\.expected) == ["main: none (none)\n", "main: B\n1-1: B\n"])
    }

    @Test func `lines like a marker without a blank behind it belong to the copyright file`() {
        let file = caseFile("=== a\n# A.\n===\nA\n---\n----\n--- expected\n")
        #expect(file.problems == [])
        #expect(file.cases.map(\.bytes) == [Array("===\nA\n---\n----\n".utf8)])
    }

    @Test func `a copyright file that begins with a hash sign is told from the remark`() {
        let file = caseFile("=== a\n# A.\n# B.\n--- copyright\n# C\nD\n--- expected\n")
        #expect(file.problems == [])
        #expect(file.cases.map(\.bytes) == [Array("# C\nD\n".utf8)])
    }

    @Test func `a file in the folder has whatever bytes it likes`() {
        let text = "=== a\n# A.\n--- copyright in a.copyright\n--- expected\nmain: A\n"
        let file = caseFile(text, ["a.copyright": [0, 255, 13, 10]])
        #expect(file.problems == [])
        #expect(file.cases.map(\.bytes) == [[0, 255, 13, 10]])
        #expect(file.cases.map(\.expected) == ["main: A\n"])
    }

    @Test(arguments: [
        (
            "=== a\n# A.\nA\n--- expected\n\n=== a\n# B.\nB\n--- expected\n", 6,
            "line 1 has the same name"
        ),
        ("=== a\n# A.\nA\n\n=== b\n# B.\nB\n--- expected\n", 1, "the case has no --- expected"),
        ("=== a\n# A.\n\n--- expected\n", 1, "the case has no copyright file"),
        ("=== a\nA\n--- expected\n", 1, "a line behind # must say what the case is about"),
        ("=== A b\n# A.\nA\n--- expected\n", 1, "a name has small letters, digits and hyphens"),
        (
            "=== a\n# A.\n# B.\nA\n--- expected\n", 3,
            "--- copyright must say if this begins the copyright file"
        ),
        (
            "=== a\n# A.\n--- copyright is A\n--- expected\n", 3,
            "it is --- copyright or --- copyright in NAME"
        ),
        (
            "=== a\n# A.\n--- copyright in a.copyright\n--- expected\n", 3,
            "there is no Words/Clocks/a.copyright"
        ),
        (
            "=== a\n# A.\n--- copyright in a.copyright\nA\n--- expected\n", 4,
            "the copyright file is a.copyright"
        ),
        ("=== a\n# A.\nA\n--- answer\n--- expected\n", 4, "only --- expected can be here"),
        ("=== a\n# A.\nA\n--- expected\n--- b\n", 5, "an answer has no such line"),
        (
            "=== a\n# A.\nA\n--- expected\n\n# B.\n=== b\n# B.\nB\n--- expected\n", 6,
            "a remark belongs below the heading of its case"
        ),
        ("A\n=== a\n# A.\nA\n--- expected\n", 1, "this belongs to no case"),
        ("=== a\n# A.\nA \n--- expected\n", 3, "an editor doesn't show or keep all of this line"),
        ("=== a\n# A.\nA\r\n--- expected\n", 3, "an editor doesn't show or keep all of this line"),
        (
            "=== a\n# A.\nA\u{200B}B\n--- expected\n", 3,
            "an editor doesn't show or keep all of this line"
        ),
    ])
    func `a broken rule is reported with its line`(_ text: String, line: Int, words: String) {
        #expect(caseFile(text).problems == ["Words/Clocks.cases:\(line): \(words)"])
    }

    @Test func `bytes that aren't UTF-8 and files without a case are reported`() {
        let bytes = Array("=== a\n# A.\n".utf8) + [255] + Array("\n--- expected\n".utf8)
        let file = CaseFile(family: "Words/Clocks", bytes: bytes, files: ["b": [], "a": []])
        #expect(
            file.problems == [
                "Words/Clocks.cases:3: an editor doesn't show or keep all of this line",
                "Words/Clocks/a: no case refers to it", "Words/Clocks/b: no case refers to it",
            ])
    }

    @Test func `new answers replace the old ones and nothing else`() {
        let file = caseFile(
            Self.clock + "\n\n=== kept\n# K.\nK\n--- expected\n\nmain: K\n"
                + "=== new\n# N.\nN\n--- expected\n")
        let answers = [
            "Words/Clocks/clock": "main: A\n1-1: A\n", "Words/Clocks/kept": "main: K\n",
            "Words/Clocks/new": "main: N\n",
        ]
        let changed = String(decoding: file.replacing(answers), as: UTF8.self)
        #expect(
            changed == Self.clock.replacing("main: none (none)", with: "main: A\n1-1: A")
                + "\n\n=== kept\n# K.\nK\n--- expected\n\nmain: K\n"
                + "=== new\n# N.\nN\n--- expected\nmain: N\n")
    }

    @Test func `without new answers every byte stays, broken cases among them`() {
        let bytes = Array("A \r\n=== a\n# A.\n\n\n--- expected\n\n\n=== b\n".utf8) + [255]
        #expect(CaseFile(family: "Words/Clocks", bytes: bytes).replacing([:]) == bytes)
    }
}
