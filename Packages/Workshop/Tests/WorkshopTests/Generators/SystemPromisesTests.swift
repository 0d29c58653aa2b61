import DebianRootFixtures
import SampleRoots
import Testing

@testable import FuzzTarget

@Suite struct SystemPromisesTests {
    private static let seeds = ParserPromisesTests.seeds.filter { $0.key.hasPrefix("system") }

    @Test func `bytes are divided into files and links`() throws {
        let files = try #require(
            SystemFiles(dividing: Array("\u{1C}sPackage: one\n\u{1C}1MIT\n\u{1C}Lone\u{1C}".utf8)))
        #expect(
            files.files == [
                SystemFiles.status: Array("Package: one\n".utf8),
                "usr/share/doc/one/copyright": Array("MIT\n".utf8),
            ])
        #expect(files.links == ["usr/share/doc/four": "one"])
        #expect(SystemFiles(dividing: Array("sPackage: one\n".utf8)) == nil)
    }

    @Test(arguments: seeds.keys.sorted())
    func `the program keeps its promises on good systems`(name: String) async throws {
        let text = try #require(Self.seeds[name])
        #expect(await FuzzedInput.broken(by: Array(text.utf8)) == [])
    }

    @Test(arguments: [1, 2] as [UInt64])
    func `the program keeps its promises on broken systems`(seed: UInt64) async {
        let words = ["\u{1C}s", "\u{1C}L", "\n\n", "\u{1B}[2J", "Package: ", "\t", "License: "]
        var mutation = Mutation(
            of: Self.seeds.values.sorted(), words: words, generator: SeededGenerator(seed: seed))
        for number in 1...40 {
            let bytes = mutation.next()
            #expect(
                await FuzzedInput.broken(by: bytes) == [],
                "mutant \(number) of seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
