public import DomainLayer

/// What a layer can do to a package, in one word for people and programs.
public enum LayerChangeWord: String, CaseIterable, Sendable {
    case added, changed, removed
}

extension LayerChange {
    /// What the layer did to the package.
    public var word: LayerChangeWord {
        switch kind {
        case .added: .added
        case .changed: .changed
        case .removed: .removed
        }
    }

    /// ``word``, as text.
    public var label: String { word.rawValue }

    /// The package's version, after the previous one if it changed: `1.0-1 → 1.1-1`.
    public var versions: String {
        guard let old, old.version != package.version else { return package.version }
        return "\(old.version) → \(package.version)"
    }
}

extension LayerHistory {
    /// The title of a list of layers, with the name of the image.
    public var title: String { "Layers" + (image.names.first.map { " of \($0)" } ?? "") }

    /// Changes and removals of packages that an earlier layer had, in the order of the layers.
    public var losses: [LayerChange] { changes.filter { $0.old != nil } }

    /// The command that made a layer, on one line; empty if it isn't recorded.
    ///
    /// A long command is cut after its beginning, since a table repeats it for each package of the
    /// layer.
    public func command(of layer: Int) -> String {
        guard image.layers.indices.contains(layer - 1) else { return "" }
        let command = (image.layers[layer - 1].command ?? "").unicodeScalars
        let beginning = command.prefix(1000)
        return String(beginning).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            + (beginning.endIndex < command.endIndex ? "…" : "")
    }

    /// Each layer with what it did to packages.
    public var summaries: [LayerSummary] {
        let changes = Dictionary(grouping: changes, by: \.layer)
        return image.layers.indices.map { index in
            let words = (changes[index + 1] ?? []).map(\.word)
            let counts = LayerChangeWord.allCases.compactMap { word in
                let count = words.count { $0 == word }
                return count == 0 ? nil : "\(count) \(word.rawValue)"
            }
            return LayerSummary(
                layer: index + 1, packages: counts.joined(separator: ", "),
                command: command(of: index + 1))
        }
    }
}

/// A layer of an image, in the words of a table.
public struct LayerSummary: Hashable, Sendable {
    public var layer: Int
    /// How many packages it added, changed and removed: `12 added, 1 changed`; empty if none.
    public var packages: String
    public var command: String
}

extension InventoryDifference {
    /// The layer of the new side that made each difference, ordered by layer, then by package;
    /// empty if the layers weren't requested.
    public var layerDifferences: [LayerDifference] {
        guard let layers else { return [] }
        let packages = [("removed", removed), ("added", added), ("changed", changed.map(\.new))]
        return packages.flatMap { label, packages in
            packages.map { package in
                let layer = layers.layer(of: package.id)
                return LayerDifference(
                    layer: layer, package: package.id, label: label,
                    command: layer.map(layers.command) ?? "")
            }
        }
        .sorted { ($0.layer ?? .max, $0.package) < ($1.layer ?? .max, $1.package) }
    }
}

/// A difference and the layer that made it, in the words of a table.
public struct LayerDifference: Hashable, Sendable {
    /// Nil if no layer made the difference, because the image never had the package.
    public var layer: Int?
    public var package: PackageLicense.ID
    /// What happened to the package from one side to the other.
    public var label: String
    /// The command that made the layer.
    public var command: String

    /// The layer's number, or `none`, for a cell of a table.
    public var layerLabel: String { layer.map(String.init) ?? "none" }
}
