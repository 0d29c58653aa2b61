import DomainLayer
import PresentationLayer
import Testing

struct CopyrightFileFormatWordingTests {
    @Test func `each format has a name`() {
        #expect(CopyrightFileFormat.allCases.map(\.label) == ["machine-readable", "prose"])
    }
}
