import Testing

@testable import DebianSystems

@Suite struct ContentHashTests {
    private func hash(_ bytes: [UInt8], seeds: ContentHash.Seeds = .init(1, 2)) -> ContentHash {
        ByteView.withBytes(of: bytes) { ContentHash($0, seeds: seeds) }
    }

    @Test func `equal contents have equal hashes`() {
        let bytes = [UInt8](repeating: 7, count: 1000)
        #expect(hash(bytes) == hash(bytes))
    }

    @Test func `the seeds are part of the hash`() {
        #expect(hash([1, 2, 3]) != hash([1, 2, 3], seeds: .init(1, 3)))
    }

    @Test func `seeds are drawn anew`() {
        #expect(hash([1, 2, 3], seeds: .init()) != hash([1, 2, 3], seeds: .init()))
    }

    @Test func `no two contents that differ in one byte or in length have one hash`() {
        var seen: Set<ContentHash> = []
        var made = 0
        for length in 0...40 {
            var bytes = [UInt8](repeating: 0, count: length)
            seen.insert(hash(bytes))
            made += 1
            for position in bytes.indices {
                for value in [1, 0x80, 0xFF] as [UInt8] {
                    bytes[position] = value
                    seen.insert(hash(bytes))
                    made += 1
                }
                bytes[position] = 0
            }
        }
        #expect(seen.count == made)
    }

    @Test(arguments: [1, 2, 64, 1024])
    func `contents are spread over all slots of a table`(_ count: Int) {
        let slots = (0..<16 * count).map { number in
            hash([UInt8(number % 256), UInt8(number / 256)]).slot(of: count)
        }
        #expect(Set(slots).isSubset(of: 0..<count))
        #expect(Set(slots).count > count * 9 / 10)
    }

    @Test func `the hash in one word tells one changed bit and other seeds`() {
        let text = Array("A text that is longer than sixteen bytes, with a rest.".utf8)
        let hash = ByteView.withBytes(of: text) { $0.hash(seed: 1) }
        #expect(ByteView.withBytes(of: Array(text)) { $0.hash(seed: 1) } == hash)
        #expect(ByteView.withBytes(of: text) { $0.hash(seed: 2) } != hash)
        for position in text.indices {
            var changed = text
            changed[position] ^= 1
            #expect(ByteView.withBytes(of: changed) { $0.hash(seed: 1) } != hash)
        }
    }
}
