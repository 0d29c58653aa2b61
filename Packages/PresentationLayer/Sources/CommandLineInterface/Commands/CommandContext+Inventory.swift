internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

extension CommandContext {
    /// The inventory that the options ask for, its progress shown while it comes.
    ///
    /// - Parameter more: what it shall hold besides.
    func inventory(
        with more: InventoryDetail = []
    ) async throws(CommandFailure) -> LicenseInventory {
        log(.inventoryStarted)
        do throws(LicenseDriverError) {
            let inventory = try await followedInventory(invocation.detail.union(more))
            log(.inventoryFinished(packages: inventory.entries.count))
            return inventory
        } catch {
            log(.inventoryFailed(error.visible))
            throw .system(error)
        }
    }

    private func followedInventory(
        _ detail: InventoryDetail
    ) async throws(LicenseDriverError) -> LicenseInventory {
        var progress =
            invocation.showsProgress && terminal.isErrorTerminal
            ? ProgressLine(on: terminal, after: progressDelay) : nil
        defer { progress?.clear() }
        let states = await container.licenseInventory.states(
            of: invocation.source, detail: detail)
        for await state in states {
            switch state {
            case .idle: break
            case .loading(let done, let total): progress?.show(done, of: total)
            case .success(let inventory): return inventory
            case .failure(let error): throw error
            }
        }
        // The stream ends early where the task that follows it is cancelled.
        throw .cancelled
    }
}

extension LicenseDriverError {
    /// The same error with the control characters in its strings made visible, as a log wants it.
    fileprivate var visible: LicenseDriverError {
        switch self {
        case .unreachableRoot(let path, let message):
            .unreachableRoot(path: path.visible, message: message.visible)
        case .notDebianRoot(let path):
            .notDebianRoot(path: path.visible)
        case .unreadableDatabase(let path, let message):
            .unreadableDatabase(path: path.visible, message: message.visible)
        case .unknownScenario(let name, let known):
            .unknownScenario(name.visible, known: known.map(\.visible))
        case .noText(let id):
            .noText(id.visible)
        case .unreadableFile(let source, let message):
            .unreadableFile(source.visible, message: message.visible)
        case .cancelled:
            .cancelled
        }
    }
}

extension IdentificationSource {
    fileprivate var visible: IdentificationSource {
        switch self {
        case .standardInput: .standardInput
        case .file(let path): .file(path: path.visible)
        }
    }
}
