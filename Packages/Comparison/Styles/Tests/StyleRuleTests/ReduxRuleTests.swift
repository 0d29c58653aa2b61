import Testing

/// Tests rules of the architecture that neither the compiler nor other tests enforce; those that
/// need its types are in ReduxStyleTests.
@Suite struct ReduxRuleTests {
    private let sources: StyleSources

    init() throws { sources = try StyleSources(of: "ReduxStyle") }

    @Test func `reducers know neither tasks nor time nor chance, and tasks are the effects' alone`()
    {
        let reducers = sources.containing("Reducer.swift")
        #expect(reducers.files.count >= 4)
        #expect(
            reducers.using(
                "async", "await", "Task", "Clock", "Date", "random", "UUID", "river") == [])
        #expect(sources.using("Task") == ["App/AppStore.swift", "App/Effects.swift"])
    }

    @Test func `services have protocols, the store knows nothing else, and neither knows a view`() {
        for (path, code) in sources.containing("Service.swift").files {
            #expect(code.contains("ServiceProtocol: Sendable {"), "\(path)")
        }
        #expect(sources.containing("Services/").imports == ["DomainLayer", "Wording"])
        #expect(
            sources.containing("AppStore.swift").imports == ["DomainLayer", "Observation"])
        #expect(
            sources.containing("AppStore.swift").using("InventoryService", "SheetService") == [])
    }

    @Test func `no error is dropped`() {
        #expect(sources.using("try?") == [])
    }

    @Test func `closures of views are constants without defaults`() {
        #expect(sources.containing("View.swift").using("var on", "= {") == [])
    }
}
