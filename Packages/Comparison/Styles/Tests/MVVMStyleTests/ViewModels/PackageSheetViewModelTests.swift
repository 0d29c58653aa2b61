import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import MVVMStyle

@MainActor
struct PackageSheetViewModelTests {
    private static let entries = [
        PackageLicense("ash"), PackageLicense("elm", lines: [4...5, 9...9, 12...20]),
        PackageLicense("oak", lines: [1...1]),
    ]

    /// - Parameter index: the index of the package that is shown first.
    private func viewModel(
        at index: Int = 1, text: MockLicenseTextService = MockLicenseTextService(),
        graph: Result<InstallationGraph, LicenseDriverError> = .failure(.cancelled),
        inventories: [PackageInventory] = []
    ) -> PackageSheetViewModel {
        PackageSheetViewModel(
            selection: PackageSelection(packages: PackageRows(Self.entries), index: index),
            inventoryService: MockLicenseInventoryService(inventories.map { ([], .success($0)) }),
            textService: text, installationService: MockInstallationService(result: graph))
    }

    @Test func `init, with a selection, shows its package from the beginning`() {
        let viewModel = viewModel()
        #expect(viewModel.entry == Self.entries[1])
        #expect(viewModel.isInstalled)
        #expect(viewModel.text == .idle)
        #expect((viewModel.position.anchor, viewModel.position.top) == (nil, 0))
        #expect(viewModel.statementWords == "3 statements")
        #expect(viewModel.packageWords == "package 2 of 3")
    }

    // MARK: goToStatement

    @Test(arguments: [
        ([1], 1, 4), ([1, 1], 2, 9), ([1, 1, 1, 1], 3, 12), ([-1], 3, 12), ([-1, -1], 2, 9),
        ([1, -1], 1, 4),
    ])
    func `goToStatement, step by step, goes to its lines and stops at the ends`(
        steps: [Int], number: Int, line: Int
    ) {
        let viewModel = viewModel()
        for step in steps { viewModel.goToStatement(by: step) }
        #expect(viewModel.statementWords == "statement \(number) of 3")
        #expect((viewModel.position.anchor, viewModel.position.top) == (line, -3))
    }

    @Test func `goToStatement, in a package without one, does nothing`() {
        let viewModel = viewModel(at: 0)
        viewModel.goToStatement(by: 1)
        #expect(viewModel.statementWords == "0 statements")
        #expect((viewModel.position.anchor, viewModel.position.top) == (nil, 0))
    }

    // MARK: goToPackage

    @Test(arguments: [([1], "oak", 3), ([1, 1], "oak", 3), ([-1, -1, 1], "elm", 2)])
    func `goToPackage, step by step, shows it and stops at the ends`(
        steps: [Int], name: String, number: Int
    ) {
        let viewModel = viewModel()
        for step in steps { viewModel.goToPackage(by: step) }
        #expect(viewModel.entry.name == name)
        #expect(viewModel.packageWords == "package \(number) of 3")
    }

    @Test func `goToPackage, from lines of a text, begins at the next one's facts`() async {
        let viewModel = viewModel()
        await viewModel.loadText()
        viewModel.goToStatement(by: 1)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.text == .idle)
        #expect(viewModel.position == SheetPosition())
    }

    @Test func `goToPackage, at the end, keeps what is shown`() async {
        let viewModel = viewModel(at: 2)
        await viewModel.loadText()
        viewModel.goToStatement(by: 1)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.text == .success(.sample(of: Self.entries[2])))
        #expect(viewModel.position.statement == 0)
    }

    // MARK: show

    @Test func `show, of an inventory in which the package has changed, drops the statement`() {
        let viewModel = viewModel()
        viewModel.goToStatement(by: 1)
        viewModel.show(PackageInventory([PackageLicense("elm", version: "2")]))
        #expect(viewModel.entry.version == "2")
        #expect(viewModel.position.statement == nil)
    }

    @Test func `show, of an inventory in which it hasn't, keeps the statement`() {
        let viewModel = viewModel()
        viewModel.goToStatement(by: 1)
        viewModel.show(PackageInventory([Self.entries[1]]))
        #expect(viewModel.position.statement == 0)
        #expect(viewModel.isInstalled)
    }

    @Test func `show, of an inventory without the package, says so and keeps it`() {
        let viewModel = viewModel()
        viewModel.show(PackageInventory([Self.entries[0]]))
        #expect(viewModel.entry == Self.entries[1])
        #expect(!viewModel.isInstalled)
        viewModel.goToPackage(by: -1)
        #expect(viewModel.isInstalled)
    }

    @Test func `goToPackage, after a newer inventory, shows what that says`() {
        let viewModel = viewModel()
        viewModel.show(PackageInventory([PackageLicense("oak", version: "2")]))
        viewModel.goToPackage(by: 1)
        #expect(viewModel.entry.version == "2")
    }

    @Test func `followInventory, with inventories, shows the latest`() async {
        let viewModel = viewModel(
            inventories: [
                PackageInventory([]), PackageInventory([PackageLicense("elm", version: "2")]),
            ])
        let following = Task { await viewModel.followInventory() }
        await eventually { viewModel.entry.version == "2" }
        #expect(viewModel.isInstalled)
        following.cancel()
        await following.value
    }

    // MARK: loadText

    @Test func `loadText, with a text, shows it`() async {
        let service = MockLicenseTextService()
        let viewModel = viewModel(text: service)
        await viewModel.loadText()
        #expect(service.calls == ["elm:all"])
        #expect(viewModel.text == .success(.sample(of: Self.entries[1])))
    }

    @Test func `loadText, without a text, shows why`() async {
        let viewModel = viewModel(text: MockLicenseTextService(error: .noText("elm:all")))
        await viewModel.loadText()
        #expect(viewModel.text == .failure(.noText("elm:all")))
    }

    @Test func `loadText, of a package that was left meanwhile, changes nothing`() async {
        let clock = ManualClock()
        let service = MockLicenseTextService { _ in try? await clock.sleep(for: .seconds(1)) }
        let viewModel = viewModel(text: service)
        let loading = Task { await viewModel.loadText() }
        await eventually { clock.sleepers == 1 }
        viewModel.goToPackage(by: 1)
        clock.advance(by: .seconds(1))
        await loading.value
        #expect(viewModel.text == .idle)
    }

    @Test func `loadText, cancelled, changes nothing`() async {
        let viewModel = viewModel(text: MockLicenseTextService(error: .cancelled))
        let loading = Task { await viewModel.loadText() }
        loading.cancel()
        await loading.value
        #expect(viewModel.text == .idle)
    }

    // MARK: loadInstallation

    @Test func `loadInstallation, with a graph, knows the reason of each package`() async {
        let graph = InstallationGraph([
            InstallationGraph.Package("elm:all", isEssential: true),
            InstallationGraph.Package("oak:all", isAutomatic: false),
        ])
        let viewModel = viewModel(graph: .success(graph))
        await viewModel.loadInstallation()
        #expect(viewModel.installReason == .essential)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.installReason == .manual)
    }

    @Test func `loadInstallation, with an error, knows none`() async {
        let viewModel = viewModel(graph: .failure(.noPackageDatabase(path: "/orchard")))
        await viewModel.loadInstallation()
        #expect(viewModel.installReason == nil)
        #expect(viewModel.installFailure == .noPackageDatabase(path: "/orchard"))
    }
}
