import DomainLayer
import Wording

extension InstallationDriverProtocol {
    /// The words to look for in the inventory; paths are replaced by the packages that own them.
    ///
    /// - Parameters:
    ///   - words: names, `name:architecture`, globs of either, or paths of installed files.
    ///   - inventory: the inventory of the source.
    ///   - source: the system that is asked which package owns a path.
    /// - Throws: ``PackageSelectionError`` for the first word that names nothing installed.
    func packages(
        named words: [String], in inventory: LicenseInventory, of source: InventorySource
    ) async throws(PackageSelectionError) -> [String] {
        let names = Set(inventory.entries.lazy.map(\.name))
        let ids = Set(inventory.entries.lazy.map(\.id))
        var packages: [String] = []
        for word in words {
            if word.contains("/") {
                packages += try await owners(ofPath: word, in: source)
            } else if names.contains(word) || ids.contains(word) {
                packages.append(word)
            } else if word.isGlob {
                guard inventory.hasMatch(for: word) else { throw .noMatch(word) }
                packages.append(word)
            } else {
                throw .notInstalled(word, nearest: inventory.nearestPackage(to: word))
            }
        }
        return packages
    }

    /// Why packages are installed.
    func reasons(
        in source: InventorySource
    ) async throws(PackageSelectionError) -> InstallationGraph {
        do throws(LicenseDriverError) {
            return try await graph(of: source)
        } catch {
            throw .system(error)
        }
    }

    private func owners(
        ofPath path: String, in source: InventorySource
    ) async throws(PackageSelectionError) -> [String] {
        guard path.hasPrefix("/") else { throw .pathNotAbsolute(path) }
        do throws(LicenseDriverError) {
            let owners = try await owners(of: path, in: source)
            if !owners.isEmpty { return owners }
        } catch {
            throw .system(error)
        }
        throw .pathNotOwned(path)
    }
}

extension LayerAttributionUseCase {
    /// The history of an image whose packages are selected.
    func layers(
        of source: InventorySource, endingWith inventory: LicenseInventory
    ) async throws(PackageSelectionError) -> LayerHistory {
        do throws(LicenseDriverError) {
            return try await history(of: source, endingWith: inventory)
        } catch {
            throw .system(error)
        }
    }
}

extension LicenseInventory {
    /// The inventory with packages that an image no longer has, in its order.
    func adding(_ removed: [PackageLicense]) -> LicenseInventory {
        if removed.isEmpty { return self }
        var inventory = self
        inventory.entries = (entries + removed).sorted {
            ($0.name, $0.architecture) < ($1.name, $1.architecture)
        }
        return inventory
    }
}

extension LicenseInventory {
    /// Whether a package has a name, or `name:architecture`, that the glob matches.
    fileprivate func hasMatch(for glob: String) -> Bool {
        !listing(for: LicenseQuery(packages: [glob], limit: 1)).entries.isEmpty
    }

    /// The nearest installed name; with its architecture if the word has one.
    fileprivate func nearestPackage(to word: String) -> String? {
        let installed = entries.lazy.map { word.contains(":") ? $0.id : $0.name }
        return Suggestion.nearest(to: word, among: installed)
    }
}

extension String {
    /// Whether the word is a pattern for names.
    fileprivate var isGlob: Bool { contains("*") || contains("?") }
}
