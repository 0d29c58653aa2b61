internal import DomainLayer
internal import PresentationLayer

extension CommandContext {
    /// What to look for: the operands, paths among them replaced by the packages that own them.
    ///
    /// - Throws: ``CommandFailure/usage(_:)`` for a path that no package owns and for a name that
    ///   is not installed. A glob that matches nothing is no error, for it names nothing.
    func packages(in inventory: LicenseInventory) async throws(CommandFailure) -> [String] {
        if invocation.operands.isEmpty { return [] }
        let names = Set(inventory.entries.lazy.map(\.name))
        let ids = Set(inventory.entries.lazy.map(\.id))
        var packages: [String] = []
        for operand in invocation.operands {
            if operand.contains("/") {
                packages += try await owners(of: operand)
            } else if operand.isGlob || names.contains(operand) || ids.contains(operand) {
                packages.append(operand)
            } else {
                throw .usage(
                    .packageNotInstalled(operand, nearest: nearest(to: operand, in: inventory)))
            }
        }
        return packages
    }

    private func owners(of path: String) async throws(CommandFailure) -> [String] {
        guard path.hasPrefix("/") else { throw .usage(.pathNotAbsolute(path)) }
        do throws(LicenseDriverError) {
            let owners = try await container.licenseDriver.owners(of: path, in: invocation.source)
            if !owners.isEmpty { return owners }
        } catch {
            throw .system(error)
        }
        throw .usage(.pathNotOwned(path))
    }

    /// The installed name that was meant; with its architecture where one was typed.
    private func nearest(to package: String, in inventory: LicenseInventory) -> String? {
        let installed = inventory.entries.lazy.map { package.contains(":") ? $0.id : $0.name }
        return Suggestion.nearest(to: package, among: installed)
    }
}

extension String {
    /// Whether the operand describes names instead of being one.
    fileprivate var isGlob: Bool { contains("*") || contains("?") }
}
