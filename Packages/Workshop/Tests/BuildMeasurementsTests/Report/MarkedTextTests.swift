import BuildMeasurements
import Testing

@Suite struct MarkedTextTests {
    private let text = """
        Before
        <!-- build-times: builds -->
        old
        <!-- build-times: end -->
        After

        """

    @Test func `a place is filled, and nothing else changes`() {
        var marked = MarkedText(text)
        #expect(marked.content(of: "builds") == "old\n")
        marked.fill("builds", with: "new\nlines\n")
        #expect(marked.text == text.replacing("old\n", with: "new\nlines\n"))
    }

    @Test func `a place that is not there is not filled`() {
        var marked = MarkedText(text)
        marked.fill("law", with: "new\n")
        #expect(marked.text == text)
        #expect(marked.content(of: "law") == nil)
    }
}
