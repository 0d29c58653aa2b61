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
        let states = await container.licenseInventory.states(
            of: invocation.source, detail: detail)
        guard let inventory = try await followed(states) else { throw .cancelled }
        return inventory
    }

    /// The value that comes in the end, progress shown until then; nil where the task that follows
    /// it is cancelled.
    func followed<Value, Failure>(
        _ states: AsyncStream<LoadState<Value, Failure>>
    ) async throws(Failure) -> Value? {
        var progress =
            invocation.showsProgress && terminal.isErrorTerminal
            ? ProgressLine(on: terminal, after: progressDelay) : nil
        defer { progress?.clear() }
        for await state in states {
            switch state {
            case .idle: break
            case .loading(let done, let total): progress?.show(done, of: total)
            case .success(let value): return value
            case .failure(let error): throw error
            }
        }
        return nil
    }
}

extension LicenseDriverError {
    /// The same error with the control characters in its strings made visible, as a log wants it.
    var visible: LicenseDriverError {
        switch self {
        case .unreachableRoot(let path, let message):
            .unreachableRoot(path: path.visible, message: message.visible)
        case .notDebianRoot(let path):
            .notDebianRoot(path: path.visible)
        case .unreadableDatabase(let path, let failure):
            .unreadableDatabase(path: path.visible, failure)
        case .unknownSource(let name, let known):
            .unknownSource(name.visible, known: known.map(\.visible))
        case .noText(let id):
            .noText(id.visible)
        case .unreadableFile(let source, let failure):
            .unreadableFile(source.visible, failure)
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
