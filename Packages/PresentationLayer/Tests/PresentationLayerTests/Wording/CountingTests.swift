import PresentationLayer
import Testing

struct CountingTests {
    @Test(arguments: [(0, "0 packages"), (1, "1 package"), (2, "2 packages")])
    func `one is singular, every other number plural`(count: Int, words: String) {
        #expect(count.counting("package") == words)
    }

    @Test func `an irregular plural is given`() {
        #expect(3.counting("entry", plural: "entries") == "3 entries")
    }
}
