import DomainLayer
import PresentationLayer
import Testing

struct IdentificationSourceWordingTests {
    @Test(arguments: [
        (IdentificationSource.standardInput, "standard input"),
        (.file(path: "./-"), "./-"),
    ])
    func `a source has a title`(source: IdentificationSource, label: String) {
        #expect(source.label == label)
    }
}
