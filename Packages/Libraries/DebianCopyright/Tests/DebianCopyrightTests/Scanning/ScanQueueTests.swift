import Testing

@testable import DebianCopyright

struct ScanQueueTests {
    @Test(
        arguments: [
            (0, []),
            (1, [0..<1]),
            (
                17,
                [
                    0..<2, 2..<3, 3..<4, 4..<5, 5..<6, 6..<7, 7..<8, 8..<9, 9..<10, 10..<11,
                    11..<12,
                    12..<13, 13..<14, 14..<15, 15..<16, 16..<17,
                ]
            ),
        ] as [(Int, [Range<Int>])])
    func `the last packages are handed out one by one`(count: Int, ranges: [Range<Int>]) {
        let queue = ScanQueue(count: count)
        var taken: [Range<Int>] = []
        while let range = queue.next() { taken.append(range) }
        #expect(taken == ranges)
    }

    @Test func `many are handed out by the stride, and each once`() {
        let queue = ScanQueue(count: 1_000)
        #expect(queue.next() == 0..<16)
        var end = 16
        while let range = queue.next() {
            #expect(range.lowerBound == end && range.count <= 16)
            end = range.upperBound
        }
        #expect(end == 1_000)
    }

    @Test func `what is done is counted`() {
        let queue = ScanQueue(count: 20)
        #expect(queue.finish(16) == 16)
        #expect(queue.finish(4) == 20)
    }
}
