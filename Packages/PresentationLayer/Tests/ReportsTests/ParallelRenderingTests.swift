import DomainLayer
import Testing

@testable import Reports

struct ParallelRenderingTests {
    /// Entries with statements of their own, but for those that share the first one's.
    private static func entries(_ count: Int, sharing shared: Range<Int>) -> [LicenseEntry] {
        (0..<count).map { number in
            var entry = LicenseEntry.heron
            if !shared.contains(number) {
                entry.statements = LicenseStatements(Array(entry.statements))
            }
            return entry
        }
    }

    @Test(arguments: [
        (0, 0..<0, [0]),
        (1, 0..<0, [0, 1]),
        (40, 0..<0, [0, 16, 32, 40]),
        (40, 14..<18, [0, 18, 34, 40]),
        (40, 16..<18, [0, 16, 32, 40]),
        (80, 0..<80, [0, 32, 64, 80]),
    ])
    func `neighbours with the same statements are rendered together, if not too many`(
        count: Int, shared: Range<Int>, bounds: [Int]
    ) {
        #expect(Self.entries(count, sharing: shared).shares == bounds)
    }
}
