import Testing
import Wording

struct IntWordingTests {
    @Test(arguments: [(0, "0 packages"), (1, "1 package"), (2, "2 packages")])
    func `one is singular, every other number plural`(count: Int, words: String) {
        #expect(count.counting("package") == words)
    }

    @Test func `an irregular plural is given`() {
        #expect(3.counting("entry", plural: "entries") == "3 entries")
    }

    @Test(arguments: [
        (0, "0"), (812, "812"), (8_812, "8,812"), (100_000, "100,000"), (1_234_567, "1,234,567"),
        (-812, "-812"), (-8_812, "-8,812"),
    ])
    func `long numbers have commas`(number: Int, words: String) {
        #expect(number.grouped == words)
    }
}
