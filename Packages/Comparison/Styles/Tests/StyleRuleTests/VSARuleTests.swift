import Testing

/// Tests rules of the architecture that neither the compiler nor other tests enforce.
@Suite struct VSARuleTests {
    private let sources: StyleSources

    init() throws { sources = try StyleSources(of: "VSAStyle") }

    @Test func `there is no view model, presenter, store of actions or manager`() {
        #expect(sources.using("ViewModel", "Presenter", "Reducer", "Manager") == [])
    }

    @Test
    func
        `what can be observed is a service of the entry point, holds no other one, and draws nothing`()
    {
        let observable = sources.using("@Observable")
        #expect(
            observable == [
                "Inventory/InventoryStore.swift", "Services/InventoryClient.swift",
                "Services/Router.swift",
            ])
        for (path, code) in sources.files where observable.contains(path) {
            #expect(!code.contains("@Environment(InventoryClient"), "\(path)")
            #expect(!code.contains("let router"), "\(path)")
            #expect(!code.contains("import LicenseViews"), "\(path)")
        }
        #expect(sources.containing("Services/").using("InventoryStore", "@Environment") == [])
    }

    @Test func `state is private to its view`() {
        for (path, code) in sources.files {
            let lines = code.split(separator: "\n").filter { $0.contains("@State") }
            #expect(lines.allSatisfy { $0.contains("@State private var") }, "\(path)")
        }
    }

    @Test func `views wait for time and drivers in services alone`() {
        #expect(
            sources.using("DriverProtocol") == [
                "Services/InventoryClient.swift", "VSABrowser.swift",
            ])
        #expect(sources.containing("Packages/", "Sheet/").using("while ", "Task {", "clock") == [])
    }

    @Test func `nothing is assigned when a view appears, no task is detached, no error dropped`() {
        #expect(sources.using("onAppear", "detached", "try?") == [])
    }

    @Test func `views are small`() {
        for (path, code) in sources.containing("Packages/", "Sheet/").files {
            #expect(code.split(separator: "\n").count <= 100, "\(path)")
        }
    }
}
