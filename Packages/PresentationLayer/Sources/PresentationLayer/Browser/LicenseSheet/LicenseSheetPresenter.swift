public import DomainLayer
import LicenseViews
public import Observation

/// Serves the sheet of one package, and of those next to it: reads their texts.
@MainActor
@Observable
public final class LicenseSheetPresenter<Dependency: LicenseSheetPresenterDependency> {
    public var state: LicenseSheetState

    private let dependency: Dependency
    private let source: InventorySource
    private let copy: @MainActor (String) -> Void
    private let reading = ScreenTask()

    /// - Parameters:
    ///   - dependency: gives the inventory and the text.
    ///   - source: the system that the package is of.
    ///   - subject: the package to begin with.
    ///   - onCopy: called with a text for the clipboard.
    public init(
        dependency: Dependency, source: InventorySource, subject: LicenseSheetSubject,
        onCopy: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.dependency = dependency
        self.source = source
        copy = onCopy
        state = LicenseSheetState(subject: subject)
    }

    /// Reads the text and why packages are installed, and follows the inventory until the task is
    /// cancelled.
    public func onAppear() async {
        readText()
        state.onInstallation(try? await dependency.installationDriver.graph(of: source))
        for await inventory in await dependency.licenseInventory.updates(of: source, detail: []) {
            guard let entries = inventory.value?.entries else { continue }
            let last = state.entry
            state.onInventory(entries)
            if state.entry != last { readText() }
        }
        await reading.end()
    }

    public func onPackage(by step: Int) {
        let last = state.index
        state.onPackage(by: step)
        if state.index != last { readText() }
    }

    /// Copies the expression of the statement that was gone to, or the package's.
    public func onCopy() {
        if let expression = state.selectedExpression { copy(expression.description) }
        state.onCopy()
    }

    private func readText() {
        let entry = state.entry
        reading.begin { [self] in
            let text = await text(of: entry)
            if !Task.isCancelled { state.onText(text) }
        }
    }

    private func text(of entry: LicenseEntry) async -> LoadState<SheetText, LicenseDriverError> {
        do throws(LicenseDriverError) {
            let license = try await dependency.licenseTextDriver.license(of: entry, in: source)
            return .success(await SheetText.of(license, evidence: entry.statements))
        } catch {
            return .failure(error)
        }
    }
}
