import Testing

@testable import Boilerplate

@Suite struct StemTests {
    @Test(arguments: [
        ("PackageNews", "packageNews"), ("SPDXList", "spdxList"), ("SBOM", "sbom"),
        ("Deb822", "deb822"), ("A", "a"),
    ])
    func `a name gives a type and a property`(name: String, property: String) throws {
        let stem = try Stem(name)
        #expect(stem.type == name)
        #expect(stem.property == property)
    }

    @Test(arguments: [
        "", "news", "Package News", "Package-News", "9News", "../News", "News;", "Näws", "View",
        String(repeating: "A", count: 41),
    ])
    func `what is no type's name is an error`(name: String) {
        #expect(throws: BoilerplateError.badName(name)) { try Stem(name) }
    }

    @Test(arguments: [
        ("NewsView", "View"), ("NewsPresenterDependency", "PresenterDependency"),
        ("NewsDriver", "Driver"), ("NewsUseCase", "UseCase"),
    ])
    func `an ending that is added anyway is an error`(name: String, ending: String) {
        let error = BoilerplateError.badEnding(name: name, ending: ending)
        #expect(throws: error) { try Stem(name) }
        #expect(error.description.hasSuffix("write NAME=News"))
    }
}
