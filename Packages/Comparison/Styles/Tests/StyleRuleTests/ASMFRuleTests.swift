import Testing

/// Tests rules of the architecture that neither the compiler nor other tests enforce.
@Suite struct ASMFRuleTests {
    private let sources: StyleSources

    init() throws { sources = try StyleSources(of: "ASMFStyle") }

    @Test func `each manager is an actor that keeps its state to itself, and knows no view`() {
        let managers = sources.containing("Managers/").files
            .filter {
                $0.key.hasSuffix("Manager.swift") && !$0.key.hasSuffix("/StateManager.swift")
            }
        #expect(managers.count == 4)
        for (path, code) in managers {
            #expect(code.contains("\nactor "), "\(path)")
            #expect(code.contains("    private var states"), "\(path)")
        }
        #expect(
            sources.containing("Managers/").imports == [
                "DomainLayer", "Synchronization", "Wording",
            ]
        )
        #expect(sources.using("yieldToAll").allSatisfy { $0.contains("Managers/") })
    }

    @Test func `services know the domain alone, and neither wait for tasks nor start them`() {
        let services = sources.containing("Services/")
        #expect(services.files.count >= 5)
        #expect(services.imports == ["DomainLayer"])
        #expect(services.using("Manager", "ViewModel", "Task") == [])
    }

    @Test func `view models take managers, and neither services nor each other`() {
        let viewModels = sources.containing("ViewModels/")
        #expect(viewModels.using("Service", "DriverProtocol") == [])
        #expect(viewModels.containing("LicenseList").using("LicenseSheetViewModel") == [])
        #expect(viewModels.containing("LicenseSheet").using("LicenseListViewModel") == [])
    }

    @Test func `views know view models, and what makes them only as a closure`() {
        #expect(sources.containing("Views/").using("Manager", "Service", "AppDependencies") == [])
    }

    @Test func `nothing is assigned when a view appears, and no error is dropped`() {
        #expect(sources.using("onAppear", "try?", "withAnimation") == [])
    }

    @Test func `tasks begin in managers, in the tasks of streams and in the shared container`() {
        #expect(
            sources.using("Task {").map { $0.split(separator: "/").last } == [
                "LicenseManager.swift", "StreamTasks.swift", "StateManager.swift",
                "TickerManager.swift", "SharedDependencies.swift",
            ])
    }
}
