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

    @Test(arguments: [
        (IdentificationSource.standardInput, "-"),
        (.file(path: "COPYING"), "COPYING"),
        (.file(path: "./-"), "./-"),
    ])
    func `a source has the name that a command line gives it`(
        source: IdentificationSource, name: String
    ) {
        #expect(source.name == name)
    }
}
