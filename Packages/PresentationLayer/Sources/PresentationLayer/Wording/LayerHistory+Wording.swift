public import DomainLayer
import LicenseViews

extension LayerChange {
    /// What happened to the package, in a word for people and programs.
    public var label: String {
        switch kind {
        case .added: "added"
        case .changed: "changed"
        case .removed: "removed"
        }
    }

    /// The package's version, with the one before if that was another: `1.0-1 → 1.1-1`.
    public var versions: String {
        guard let old, old.version != package.version else { return package.version }
        return "\(old.version) → \(package.version)"
    }
}

extension LayerHistory {
    /// The title of what is told of the layers, with the name of their image.
    public var title: String { "Layers" + (image.names.first.map { " of \($0)" } ?? "") }

    /// What was changed or removed after it had been there, in the order of the layers.
    public var losses: [LayerChange] { changes.filter { $0.old != nil } }

    /// The command that made a layer, on one line; empty if nothing says.
    public func command(of layer: Int) -> String {
        guard image.layers.indices.contains(layer - 1) else { return "" }
        return (image.layers[layer - 1].command ?? "")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Each layer with the number of packages that it added, changed and removed.
    public var summaries: [LayerSummary] {
        let changes = Dictionary(grouping: changes, by: \.layer)
        return image.layers.indices.map { index in
            let labels = (changes[index + 1] ?? []).map(\.label)
            return LayerSummary(
                layer: index + 1,
                packages: LayerSummary.words.compactMap { word in
                    let count = labels.count { $0 == word }
                    return count == 0 ? nil : "\(count) \(word)"
                }.joined(separator: ", "),
                command: command(of: index + 1))
        }
    }
}

extension InventoryDifference {
    /// Each layer of the new image that made a difference with the packages in question; at the end
    /// those that none of them touched, which only the old side has. Empty if nobody asked.
    public var layerSummaries: [LayerSummary] {
        guard let layers else { return [] }
        let packages = [added, changed.map(\.new), removed].map { packages in
            Dictionary(grouping: packages.map(\.id)) { layers.layer(of: $0) }
        }
        let numbers: [Int?] = layers.image.layers.indices.map { $0 + 1 } + [nil]
        return numbers.compactMap { number in
            let words = zip(LayerSummary.words, packages).compactMap { word, packages in
                packages[number].map { "\(word) " + $0.joined(separator: " ") }
            }
            if words.isEmpty { return nil }
            return LayerSummary(
                layer: number, packages: words.joined(separator: ", "),
                command: number.map(layers.command) ?? "")
        }
    }
}

/// A layer of an image as a table shows it.
public struct LayerSummary: Hashable, Sendable {
    /// Its number; nil stands for what no layer did.
    public var layer: Int?
    /// What it did to packages; empty if nothing.
    public var packages: String
    public var command: String

    /// What can happen to a package, in the order in which it is told.
    fileprivate static let words = ["added", "changed", "removed"]

    /// The number as a cell has it.
    public var label: String { layer.map(String.init) ?? "none" }
}
