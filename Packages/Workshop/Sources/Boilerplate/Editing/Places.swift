/// Where things are in this workspace.
enum Places {
    static let domain = "Packages/DomainLayer/Sources/DomainLayer"
    static let presentation = "Packages/PresentationLayer/Sources/PresentationLayer"
    static let presentationTests = "Packages/PresentationLayer/Tests/PresentationLayerTests"
    static let mocks = "Packages/PresentationLayer/Sources/PresentationMocks"
    static let mocksTests = "Packages/PresentationLayer/Tests/PresentationMocksTests"
    static let framework = "Packages/FrameworkLayer/Sources/FrameworkLayer"
    static let frameworkTests = "Packages/FrameworkLayer/Tests/FrameworkLayerTests"
    static let contracts =
        "Packages/DependencyInjectionLayer/Tests/DependencyInjectionLayerTests/Contracts"

    /// A line of the protocol that both containers conform to.
    static func dependency(_ line: String, _ place: Edit.Place) -> Edit {
        Edit(
            path: "\(presentation)/DIContainer/DIContainerDependency.swift",
            declaration: "DIContainerDependency", line: line, place: place)
    }

    static func mockContainer(_ line: String, _ place: Edit.Place) -> Edit {
        Edit(
            path: "\(mocks)/MockDIContainer.swift", declaration: "MockDIContainer", line: line,
            place: place)
    }

    static func container(_ line: String, _ place: Edit.Place) -> Edit {
        let layer = "DependencyInjectionLayer"
        return Edit(
            path: "Packages/\(layer)/Sources/\(layer)/DIContainer.swift",
            declaration: "DIContainer", line: line, place: place)
    }
}
