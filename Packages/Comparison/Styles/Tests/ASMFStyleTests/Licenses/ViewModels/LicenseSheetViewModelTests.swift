import DomainLayer
import LicenseViews
import StyleDoubles
import Testing
import Wording

@testable import ASMFStyle

@MainActor
@Suite struct LicenseSheetViewModelTests {
    private let system = FakeSystem()
    private let texts = HeldTextService()
    private let licenses: LicenseManager
    private let sheet: SheetManager

    init() {
        licenses = LicenseManager(system)
        sheet = SheetManager(
            entry: PackageLicense.samples[0], texts: texts, installations: NoInstallationService())
    }

    private func viewModel() -> LicenseSheetViewModel {
        let subject = SheetSubject(
            packages: PackageRows(PackageLicense.samples), index: 0)
        return LicenseSheetViewModel(subject: subject, licenses: licenses, sheet: sheet)
    }

    @Test func `it observes each manager as long as it is there`() async {
        var viewModel: LicenseSheetViewModel? = viewModel()
        await eventually { await licenses.observers == 1 }
        await eventually { await sheet.observers == 1 }
        weak let gone = viewModel
        viewModel = nil
        await eventually { await licenses.observers == 0 }
        await eventually { await sheet.observers == 0 }
        #expect(gone == nil)
    }

    @Test func `it works until it is cancelled, and then nobody observes`() async {
        let viewModel = viewModel()
        let run = Task { await viewModel.run() }
        await eventually { await sheet.currentState.installation.isFinal }
        #expect(viewModel.installReason == nil)
        run.cancel()
        await run.value
        await eventually { await sheet.observers == 0 }
    }

    @Test func `the text of another package is never shown`() async {
        let viewModel = viewModel()
        let first = Task { await viewModel.readText() }
        await eventually { texts.asked == ["apple:all"] }
        viewModel.goToPackage(by: 1)
        texts.answer(with: "Apple\n")
        await first.value
        for _ in 0..<100 { await Task.yield() }
        #expect(viewModel.text == .idle)
        let second = Task { await viewModel.readText() }
        await eventually { texts.asked == ["birch:all"] }
        texts.answer(with: "Birch\n")
        await second.value
        await eventually { viewModel.text.value != nil }
        #expect(viewModel.text.value?.lines(holding: Phrase("Birch")!) == [1])
    }

    @Test func `a text that is shown stays while it is read again`() async {
        let viewModel = viewModel()
        let first = Task { await viewModel.readText() }
        await eventually { texts.asked.count == 1 }
        texts.answer(with: "Apple\n")
        await first.value
        await eventually { viewModel.text.value != nil }
        let second = Task { await viewModel.readText() }
        await eventually { texts.asked.count == 1 }
        #expect(viewModel.text.value != nil)
        texts.answer(with: "Other\n")
        await second.value
        await eventually { viewModel.text.value?.lines(holding: Phrase("Other")!) == [1] }
    }

    @Test(arguments: [
        ([1], 0, 1), ([1, 1], 1, 2), ([1, 1, 1], 1, 2), ([-1], 1, 2), ([1, 1, -1, -1], 0, 1),
    ])
    func `statements are gone to, and stop at the ends`(
        steps: [Int], statement: Int, line: Int
    ) {
        let viewModel = viewModel()
        for step in steps { viewModel.goToStatement(by: step) }
        #expect(viewModel.position.statement == statement)
        #expect(viewModel.position.anchor == line)
        #expect(viewModel.position.top == -3)
    }

    @Test func `a package without statements has none to go to`() {
        let viewModel = viewModel()
        viewModel.goToPackage(by: 1)
        viewModel.goToPackage(by: 1)
        viewModel.goToStatement(by: 1)
        #expect(viewModel.position.statement == nil)
        #expect(viewModel.packageWords == "package 3 of 3")
    }

    @Test func `another package begins at its facts, and the ends are the end`() {
        let viewModel = viewModel()
        viewModel.goToStatement(by: 1)
        viewModel.goToPackage(by: -1)
        #expect(viewModel.position.statement == 0)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.entry.name == "birch")
        #expect(viewModel.position.statement == nil)
        #expect(viewModel.position.anchor == nil)
        #expect(viewModel.position.top == 0)
    }

    @Test func `what the newest inventory says is shown of each package`() async {
        let viewModel = viewModel()
        viewModel.goToStatement(by: 1)
        var entries = Array(PackageLicense.samples.dropLast())
        entries[1].section = "orchard"
        system.install(entries)
        await licenses.load()
        await eventually { await licenses.observers == 1 }
        for _ in 0..<100 { await Task.yield() }
        #expect(viewModel.position.statement == 0)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.entry.section == "orchard")
        #expect(viewModel.isInstalled)
        viewModel.goToPackage(by: 1)
        #expect(viewModel.entry.name == "cedar")
        #expect(!viewModel.isInstalled)
        viewModel.goToPackage(by: -1)
        #expect(viewModel.isInstalled)
    }

    @Test func `an entry that changes drops its statement`() async {
        let viewModel = viewModel()
        viewModel.goToStatement(by: 1)
        var entries = PackageLicense.samples
        entries[0].section = "orchard"
        system.install(entries)
        await licenses.load()
        await eventually { viewModel.entry.section == "orchard" }
        #expect(viewModel.position.statement == nil)
        #expect(viewModel.isInstalled)
    }
}
