import Testing

@testable import PresentationLayer

struct FilteredRowsTests {
    private var rows = FilteredRows(
        order: [3, 2, 1, 0],
        keys: ["apple\nmit", "pear\ngpl", "plum\nmit", "äpfel\ngpl"])

    @Test(
        arguments: [
            ("", [3, 2, 1, 0]), ("mit", [2, 0]), ("MIT", [2, 0]), ("p", [3, 2, 1, 0]),
            ("gpl p", [3, 1]), ("p gpl", [3, 1]), ("  mit  ", [2, 0]), ("äpfel", [3]),
            ("quince", []),
            ("ÄPF", [3]), ("m p", [2, 0]),
        ] as [(String, [Int])])
    func `each word of the filter must be in a row`(filter: String, left: [Int]) {
        var rows = rows
        rows.narrow(to: filter)
        #expect(rows.rows == left)
    }

    @Test func `each character narrows, and taking it back widens again`() {
        var rows = rows
        var seen: [[Int]] = []
        for filter in ["p", "pl", "plu", "pl", "p", "pe", ""] {
            rows.narrow(to: filter)
            seen.append(rows.rows)
        }
        #expect(
            seen == [
                [3, 2, 1, 0], [3, 2, 1, 0], [2], [3, 2, 1, 0], [3, 2, 1, 0], [1], [3, 2, 1, 0],
            ])
    }

    @Test func `another order keeps the filter`() {
        var rows = rows
        rows.narrow(to: "gpl")
        rows.reorder([0, 1, 2, 3])
        #expect(rows.rows == [1, 3])
        rows.narrow(to: "")
        #expect(rows.rows == [0, 1, 2, 3])
    }

    @Test func `a filter longer than what is kept of filters is as good as any`() {
        let key = String(repeating: "ab", count: 40)
        let keys = (0...80).map { String(key.prefix($0)) }
        var rows = FilteredRows(order: Array(0...80), keys: keys)
        for length in 1...80 {
            rows.narrow(to: String(key.prefix(length)))
            #expect(rows.rows == Array(length...80))
        }
        for length in (0...79).reversed() {
            rows.narrow(to: String(key.prefix(length)))
            #expect(rows.rows == Array(length...80))
        }
    }

    @Test(
        arguments: [("ab", [1, 3]), ("ba", [1, 2]), ("a", [0, 1, 2, 3]), ("aab", [3])]
            as [(String, [Int])])
    func `what begins in one row and ends in the next is in neither`(
        filter: String, left: [Int]
    ) {
        var rows = FilteredRows(order: [0, 1, 2, 3], keys: ["a", "bab", "ba", "aab"])
        rows.narrow(to: filter)
        #expect(rows.rows == left)
    }

    @Test func `what begins in a row's own text and ends in the shared one is in neither`() {
        var rows = rows
        rows.narrow(to: "mg")
        #expect(rows.rows == [])
        rows.narrow(to: "em")
        #expect(rows.rows == [])
    }

    /// Few letters make many filters that leave some of the rows.
    @Test func `narrowing step by step leaves what one pass over all rows leaves`() {
        var system = SystemRandomNumberGenerator()
        let seed = system.next()
        print("filters: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let words = (0..<300).map { _ in text(of: "abB", upTo: 9, &random) }
        let shared = (0..<7).map { _ in text(of: "abc ", upTo: 12, &random) }
        let numbers = words.map { _ in Int(random.next() % 7) }
        let keys = zip(words, numbers).map { "\($0.lowercased())\n\(shared[$1])" }
        let order = (0..<300).shuffled(using: &random)
        var rows = FilteredRows(order: order, keys: keys)
        var filter = ""
        for step in 0..<2_000 {
            if random.next() % 3 == 0 { filter = String(filter.dropLast()) }
            filter += text(of: "abc ", upTo: 2, &random)
            rows.narrow(to: filter)
            let left = order.filter { row in
                filter.split(separator: " ").allSatisfy { word in
                    words[row].lowercased().contains(word)
                        || shared[numbers[row]].contains(word)
                }
            }
            #expect(rows.rows == left, "seed \(seed), step \(step), filter “\(filter)”")
        }
    }

    private func text(
        of letters: String, upTo length: UInt64, _ random: inout SeededGenerator
    ) -> String {
        let count = random.next() % (length + 1)
        return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
    }

    @Test func `no rows can be filtered too`() {
        var rows = FilteredRows(order: [], keys: [])
        rows.narrow(to: "a")
        #expect(rows.rows == [])
    }
}
