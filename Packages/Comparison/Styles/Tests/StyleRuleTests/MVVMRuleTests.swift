import Testing

/// Tests rules of the architecture that neither the compiler nor other tests enforce.
struct MVVMRuleTests {
    private let sources: StyleSources

    init() throws { sources = try StyleSources(of: "MVVMStyle") }

    @Test func `models, in their files, are structs of constants that know no view`() {
        let models = sources.containing("Models/").files.filter { !$0.key.contains("ViewModels") }
        #expect(models.count == 2)
        for (path, code) in models {
            #expect(!code.contains("class ") && !code.contains("actor "), "\(path)")
            let variables = code.split(separator: "\n").filter { $0.contains("var ") }
            #expect(variables.allSatisfy { $0.contains("{") }, "\(path)")
            #expect(!code.contains("import LicenseViews") && !code.contains("import TerminalUI"))
        }
    }

    @Test func `services, in their files, have a protocol and know neither views nor view models`()
    {
        let services = sources.containing("Services/")
        #expect(services.files.count == 4)
        #expect(services.using("ServiceProtocol: Sendable {").count == 4)
        #expect(services.imports == ["DomainLayer", "Wording"])
        #expect(services.using("ViewModel") == [])
    }

    @Test func `view models, in their files, know services by their protocols and no view`() {
        let viewModels = sources.containing("ViewModels/")
        #expect(viewModels.using("DriverProtocol", "some View", "Screen", "dismiss", "Table") == [])
        for (path, code) in viewModels.files {
            #expect(code.contains("private let inventoryService: any "), "\(path)")
        }
    }

    @Test func `components, in their files, get values and closures`() {
        #expect(sources.containing("Components/").using("ViewModel", "@State", "Service") == [])
    }

    @Test func `screens, in their files, call no service`() {
        #expect(sources.containing("Screens/").using("Service") == [])
    }

    @Test func `no file, whatever its layer, drops an error or has a time of its own`() {
        #expect(sources.using("try?") == [])
        #expect(
            sources.using(".seconds(", ".milliseconds(") == ["Core/Constants/Timing.swift"])
    }
}
