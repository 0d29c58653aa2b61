import Testing

@testable import ArchitectureDiagrams

@Suite struct CanvasTests {
    @Test(arguments: [
        (0, "0"), (12, "12"), (0.5, "0.5"), (1.25, "1.25"), (-0.05, "-0.05"), (2.999, "3"),
    ])
    func `a number has two digits behind the point at most`(number: Double, text: String) {
        #expect(number.written == text)
    }

    @Test func `words are escaped, and both pages have their colours`() {
        var canvas = Canvas(width: 10, height: 20)
        canvas.text("a < b & c", at: Point(1, 2), as: "name")
        let svg = canvas.document(title: "<T>", description: "")
        #expect(
            svg.contains("<text class=\"name\" x=\"1\" y=\"2\">a &lt; b &amp; c</text>\n</svg>\n"))
        #expect(svg.contains("<title id=\"title\">&lt;T&gt;</title>"))
        #expect(svg.contains("viewBox=\"0 0 10 20\""))
        #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    }

    @Test func `an arrow is rounded at its corners`() {
        var canvas = Canvas(width: 10, height: 10)
        canvas.arrow([Point(0, 0), Point(0, 20), Point(30, 20)], as: "uses")
        #expect(
            canvas.document(title: "", description: "").contains(
                "<path class=\"arrow uses\" d=\"M0 0L0 12Q0 20 8 20L30 20\"/>"))
    }
}
