import Testing

@testable import DebianCopyright

struct RandomAccessCollectionSearchingTests {
    private let squares = [1, 4, 9, 16, 25]

    @Test(arguments: [(0, 0), (1, 0), (2, 1), (9, 2), (10, 3), (25, 4), (26, 5)])
    func `the first element that something is true of is found`(least: Int, place: Int) {
        #expect(squares.partitioningIndex { $0 >= least } == place)
    }

    @Test(arguments: [(0, 2), (10, 3), (26, 4)])
    func `places are those of the whole in a slice of it`(least: Int, place: Int) {
        #expect(squares[2..<4].partitioningIndex { $0 >= least } == place)
    }

    @Test func `nothing has its end for a place`() {
        #expect([Int]().partitioningIndex { _ in true } == 0)
    }
}
