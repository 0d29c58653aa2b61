import DebianRootFixtures
import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct CopyrightReaderTests {
    private let reader = CopyrightReader(
        vocabulary: LicenseVocabulary(
            licenseIDs: ["GPL-2.0-only", "MIT"], exceptionIDs: [String]()))

    @Test func `a file of the host has its statements`() async throws {
        try await withDebianRoot { root in
            try root.file("README", "Hello.\n\nSee /usr/share/common-licenses/GPL-2.\n")
            let analysis = try reader.analyze(file: root.hostPath("README")).analysis
            #expect(analysis.format == .prose)
            #expect(analysis.main == .license("GPL-2.0-only"))
            #expect(analysis.statements.map(\.lines) == [3...3])
        }
    }

    @Test func `one file says nothing about the next`() async throws {
        try await withDebianRoot { root in
            try root.file("README", "See /usr/share/common-licenses/GPL-2.\n")
            try root.file("empty", "")
            _ = try reader.analyze(file: root.hostPath("README")).analysis
            #expect(try reader.analyze(file: root.hostPath("empty")).analysis.statements.isEmpty)
        }
    }

    @Test func `a file beyond the limit is not read`() async throws {
        try await withDebianRoot { root in
            try root.sparseFile("large", size: InstalledSystem.sizeLimit + 1)
            #expect(throws: FileProblem.tooLarge(size: 8_388_609, limit: 8_388_608)) {
                try reader.analyze(file: root.hostPath("large"))
            }
        }
    }

    @Test(arguments: [
        "\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0}\u{0}", "M\u{0}I\u{0}T\u{0}", "\u{1F}\u{8}\u{0}",
    ])
    func `what isn't text is not read`(content: String) async throws {
        try await withDebianRoot { root in
            try root.file("program", content)
            #expect(throws: FileProblem.notText) {
                try reader.analyze(file: root.hostPath("program"))
            }
        }
    }

    @Test(arguments: [
        ([], true), (Array("MIT\t\r\n\u{C}".utf8), true),
        ([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], true), ([0xFF, 0xFE, 0x42, 0x30], false),
    ])
    func `text may be in any encoding that has ASCII in it`(bytes: [UInt8], isText: Bool) {
        let answer = ByteView.withBytes(of: bytes) { $0.isText }
        #expect(answer == isText)
    }

    @Test(arguments: [
        ([2...3, 5...5], ["two", "three", "fi\u{FFFD}e"]), ([1...1], ["one"]), ([], []),
        ([5...9], ["fi\u{FFFD}e"]), ([7...9], []),
    ])
    func `lines of a file are given as texts`(ranges: [ClosedRange<Int>], texts: [String]) {
        let bytes = Array("one\ntwo\r\nthree\n\nfi".utf8) + [0xFF] + Array("e\n".utf8)
        #expect(ByteView.withBytes(of: bytes) { $0.texts(ofLines: ranges) } == texts)
    }
}
