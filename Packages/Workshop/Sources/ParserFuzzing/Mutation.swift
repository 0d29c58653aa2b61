/// Makes broken inputs out of good ones, the same ones for the same generator.
public struct Mutation<Generator: RandomNumberGenerator> {
    private var generator: Generator
    private let seeds: [[UInt8]]
    private let words: [[UInt8]]

    /// - Parameters:
    ///   - seeds: at least one good input.
    ///   - words: what the format gives a meaning to.
    ///   - generator: where the choices come from.
    public init(of seeds: [String], words: [String], generator: Generator) {
        self.seeds = seeds.map { Array($0.utf8) }
        self.words = words.map { Array($0.utf8) }
        self.generator = generator
    }

    /// The next broken input, of at most a few kilobytes.
    public mutating func next() -> [UInt8] {
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
