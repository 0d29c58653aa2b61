import Foundation
import SampleRoots
import Testing

@testable import FuzzTarget

@Suite struct ParserPromisesTests {
    /// The fuzzer's first inputs, by the names of their files, without archives.
    static let seeds: [String: String] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Fuzzing/corpus")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
        return (files ?? []).reduce(into: [:]) { seeds, file in
            guard !file.lastPathComponent.hasPrefix("archive") else { return }
            seeds[file.lastPathComponent] = try? String(contentsOf: file, encoding: .utf8)
        }
    }()

    @Test(arguments: seeds.keys.sorted())
    func `the parsers keep their promises on good input`(name: String) throws {
        let text = try #require(Self.seeds[name])
        #expect(ParserPromises.broken(by: Array(text.utf8)).isEmpty)
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `the parsers keep their promises on broken input`(seed: UInt64) {
        let words = [
            "Files:", "License:", "Copyright:", "\n\n", "\n .\n ", "\r\n", " and ", ", ", "/", "|",
            "+", "GPL-2+", "Expat", "(", ")", " AND ", " OR ", " WITH ", "LicenseRef-",
            "/usr/share/common-licenses/", "\u{FEFF}", "\0",
        ]
        var mutation = Mutation(
            of: Self.seeds.values.sorted(), words: words, generator: SeededGenerator(seed: seed))
        for number in 1...2500 {
            let bytes = mutation.next()
            #expect(
                ParserPromises.broken(by: bytes).isEmpty,
                "mutant \(number) of seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `there are seeds to begin with`() {
        #expect(Self.seeds.count == 11)
    }
}

/// Makes broken inputs out of good ones, determined by its generator.
struct Mutation<Generator: RandomNumberGenerator> {
    private var generator: Generator
    private let seeds: [[UInt8]]
    private let words: [[UInt8]]

    /// - Parameters:
    ///   - seeds: at least one good input.
    ///   - words: words that have a meaning in the format.
    ///   - generator: the source of choices.
    init(of seeds: [String], words: [String], generator: Generator) {
        self.seeds = seeds.map { Array($0.utf8) }
        self.words = words.map { Array($0.utf8) }
        self.generator = generator
    }

    /// The next broken input, of at most a few kilobytes.
    mutating func next() -> [UInt8] {
        var bytes = seeds.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            change(&bytes)
        }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let range = range(of: bytes)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            bytes.removeSubrange(range)
        case 1:
            bytes.insert(contentsOf: bytes[range].prefix(512), at: range.lowerBound)
        case 2:
            let byte = UInt8.random(in: 0...255, using: &generator)
            bytes.insert(byte, at: range.lowerBound)
        case 3:
            guard !range.isEmpty else { return }
            bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        case 4:
            let word = words.randomElement(using: &generator) ?? []
            bytes.replaceSubrange(range.prefix(8), with: word)
        default:
            let other = seeds.randomElement(using: &generator) ?? []
            bytes.replaceSubrange(range.lowerBound..., with: other[self.range(of: other)])
        }
    }

    private mutating func range(of bytes: [UInt8]) -> Range<Int> {
        let low = Int.random(in: 0...bytes.count, using: &generator)
        return low..<Int.random(in: low...bytes.count, using: &generator)
    }
}
