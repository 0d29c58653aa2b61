/// A use case that names the installed packages, to begin with.
struct UseCaseRecipe: Recipe {
    let stem: Stem

    private var name: String { stem.type }

    var files: [String: String] {
        let folder = "\(Places.presentation)/\(name)/\(name)"
        return [
            "\(Places.domain)/UseCases/\(name)UseCase.swift": useCase,
            "\(folder)Interactor.swift": interactor,
            "\(folder)InteractorDependency.swift": dependency,
            "\(Places.presentationTests)/\(name)/\(name)InteractorTests.swift": test,
        ]
    }

    /// What has no state of its own is made when it is asked for, of the container itself.
    var edits: [Edit] {
        let member = """
            public var \(stem.property): some \(name)UseCase {
                    \(name)Interactor(dependency: self)
                }
            """
        return [
            Places.dependency("\(name)InteractorDependency", .inheritance),
            Places.mockContainer(member, .end),
            Places.container(member, .end),
        ]
    }

    var keyLine: Boilerplate.KeyLine {
        .init(
            path: "\(Places.presentation)/\(name)/\(name)Interactor.swift",
            text: "names.insert(entry.name)", test: "\(name)InteractorTests")
    }
}
