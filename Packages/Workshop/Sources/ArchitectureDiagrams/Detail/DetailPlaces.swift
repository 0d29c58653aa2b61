/// Where the types of ``DetailDiagram`` stand, and the ways of arrows that are not straight.
enum DetailPlaces {
    private static let columns = [36.0, 264, 492, 752]
    private static let widths = [196.0, 196, 196, 250]
    private static let rows = [58.0, 196, 304, 412, 552, 672]
    private static let height = 62.0

    private static func card(
        _ name: String, _ caption: String, column: Int, row: Int, columns span: Int = 1
    ) -> Card {
        let last = column + span - 1
        return Card(
            name: name,
            box: Box(
                x: columns[column], y: rows[row],
                width: columns[last] + widths[last] - columns[column], height: height),
            area: column == 3 ? .frames : .clean, caption: caption)
    }

    static let cards = [
        card("DevelopmentApp", "Entry point", column: 1, row: 0),
        card("ProductionApp", "Entry point", column: 3, row: 0),
        card("DIContainerDependency", "DI container dependency", column: 0, row: 1),
        card("MockDIContainer", "Mock DI container", column: 1, row: 1),
        card("LicenseListView", "View", column: 2, row: 1),
        card("DIContainer", "DI container", column: 3, row: 1),
        card("LicenseListPresenterDependency", "Presenter dependency", column: 0, row: 2),
        card("LicenseListPresenter", "Presenter", column: 2, row: 2),
        card("StubLicenseDriver", "Mock driver", column: 1, row: 3),
        card("LicenseInventoryInteractor", "Interactor", column: 2, row: 3),
        card("LicenseInventoryUseCase", "Use case protocol", column: 0, row: 4),
        card("LicenseDriverProtocol", "Driver protocol", column: 1, row: 4, columns: 2),
        card("DebianLicenseDriver", "Driver", column: 3, row: 4),
        card("LicenseInventory", "Entity", column: 0, row: 5, columns: 3),
        card("SystemScanner", "Engine", column: 3, row: 5),
    ]

    struct Layer {
        let name: String
        let area: Area
        let cards: [String]
    }

    static let layers = [
        Layer(
            name: "PresentationLayer", area: .clean,
            cards: [
                "DIContainerDependency", "LicenseListView", "StubLicenseDriver",
                "LicenseInventoryInteractor",
            ]),
        Layer(
            name: "DomainLayer", area: .clean,
            cards: ["LicenseInventoryUseCase", "LicenseInventory"]),
        Layer(name: "DependencyInjectionLayer", area: .frames, cards: ["DIContainer"]),
        Layer(name: "FrameworkLayer", area: .frames, cards: ["DebianLicenseDriver"]),
        Layer(name: "DebianCopyright", area: .frames, cards: ["SystemScanner"]),
    ]

    /// An area from the top of the drawing to its end.
    static func box(of area: Area) -> Box {
        let boxes = cards.filter { $0.area == area }.map(\.box)
        return Box(around: boxes, padding: 24, head: 22)
    }

    static let routes: [Arrow: Route] = [
        Arrow(from: "DIContainer", to: "DIContainerDependency"):
            Route(start: .top(0.06), end: .top(0.86), lane: 52),
        Arrow(from: "DIContainer", to: "LicenseInventoryInteractor"):
            Route(start: .bottom(0.06), end: .right(0.5)),
        Arrow(from: "MockDIContainer", to: "LicenseInventoryInteractor"):
            Route(start: .bottom(0.7), end: .top(0.5)),
        Arrow(from: "LicenseInventoryInteractor", to: "LicenseInventoryUseCase"):
            Route(start: .bottom(0.2), end: .top(0.9), lane: 56),
    ]

    /// Where straight arrows leave room for the words beside them.
    static let shares: [Arrow: Double] = [
        Arrow(from: "MockDIContainer", to: "StubLicenseDriver"): 0.4,
        Arrow(from: "LicenseListPresenterDependency", to: "LicenseInventoryUseCase"): 0.72,
        Arrow(from: "ProductionApp", to: "DIContainer"): 0.94,
        Arrow(from: "DIContainer", to: "DebianLicenseDriver"): 0.94,
        Arrow(from: "DebianLicenseDriver", to: "SystemScanner"): 0.94,
    ]
}
