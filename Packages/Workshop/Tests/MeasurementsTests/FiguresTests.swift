import Measurements
import Testing

@Suite struct FiguresTests {
    @Test(
        arguments: [
            (0, 0, "0"), (999.6, 0, "1,000"), (1_234_567.891, 2, "1,234,567.89"), (0.05, 1, "0.1"),
            (12.5, 3, "12.500"), (-3.2, 1, "-3.2"), (-0.01, 1, "0.0"), (.infinity, 1, "inf"),
        ] as [(Double, Int, String)])
    func `numbers are written for people`(value: Double, digits: Int, text: String) {
        #expect(figure(value, digits: digits) == text)
    }
}
