import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct FilePatternsTests {
    private func patterns(of file: String) -> [[String]] {
        ByteView.withBytes(of: Array(file.utf8)) { bytes in
            FilePatterns(of: bytes).map { $0.map { String($0) } }
        }
    }

    @Test(arguments: [
        ("Files: *\n", ["*"]),
        ("Files:\n", []),
        ("Files:a\n", ["a"]),
        ("Files: a/* \t b.c,\n c\n\td\r\n .\n", ["a/*", "b.c", "c", "d", "."]),
        ("Files: , a,,\n  ,b\n", ["a,", ",b"]),
        (
            "Files: a/rather/long/folder/with/some/file.c b\n",
            [
                "a/rather/long/folder/with/some/file.c", "b",
            ]
        ),
        ("Files: eight888 sixteen_bytes.16", ["eight888", "sixteen_bytes.16"]),
    ])
    func `patterns are words between blanks, without a comma behind them`(
        file: String, expected: [String]
    ) {
        #expect(patterns(of: file) == [expected])
    }

    @Test func `the patterns of another file take the place of those before`() {
        var patterns = FilePatterns()
        for file in ["Files: a b\n\nFiles: c\n", "Files: d\n"] {
            ByteView.withBytes(of: Array(file.utf8)) { bytes in
                patterns.read(FilePatterns.stanzas(of: bytes))
                #expect(patterns.map { $0.map { String($0) } } == self.patterns(of: file))
            }
        }
        #expect(patterns.total == 1)
    }

    @Test func `each stanza has its own patterns, and one without the field none`() {
        let file = "Files: a b\n\nLicense: Expat\n\nFiles: c\n"
        #expect(patterns(of: file) == [["a", "b"], [], ["c"]])
    }
}

extension FilePatterns {
    /// The patterns of a file's stanzas.
    init(of bytes: ByteView) {
        self.init()
        read(Self.stanzas(of: bytes))
    }

    /// The stanzas of a file, each beginning with a different field.
    fileprivate static func stanzas(of bytes: ByteView) -> [CopyrightStanza] {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        var stanzas: [CopyrightStanza] = []
        while reader.next(into: &stanza) {
            guard let field = stanza.fields.first else { continue }
            var current = CopyrightStanza(beginningWith: field)
            for field in stanza.fields { _ = current.add(field, hasOneLicense: true) }
            stanzas.append(current)
        }
        return stanzas
    }
}

struct OverriddenStanzasTests {
    /// The positions of the overridden stanzas.
    private func overridden(_ stanzas: [[String]]) -> [Int] {
        let file = stanzas.map { "Files: \($0.joined(separator: " "))\n" }.joined(separator: "\n")
        return ByteView.withBytes(of: Array(file.utf8)) { bytes in
            let overridden = OverriddenStanzas(FilePatterns(of: bytes))
            return stanzas.indices.filter { overridden.contains($0) }
        }
    }

    @Test(arguments: [
        ([["*"], ["a"], ["*"]], [0]),
        ([["a", "b"], ["b"], ["a", "c"]], [0]),
        ([["a", "b"], ["b"]], []),
        ([["a", "b"], ["a"]], []),
        ([["a", "b"], ["c"], ["b", "a"], ["c"]], [0, 1]),
        ([["a", "a"], ["a*"]], []),
        ([["*"], ["*"], ["*"]], [0, 1]),
        ([[], []], []),
    ])
    func `a stanza counts while one of its patterns stands nowhere later`(
        stanzas: [[String]], expected: [Int]
    ) {
        #expect(overridden(stanzas) == expected)
    }

    @Test func `many patterns are told apart`() {
        let many = (0..<2_000).map { ["file-\($0)"] }
        #expect(overridden(many + many) == Array(0..<2_000))
    }
}
