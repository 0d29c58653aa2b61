import DomainLayer
import Testing

struct IdentificationSourceTests {
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
