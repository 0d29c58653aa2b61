/// How the layers of an image changed its installed packages.
public struct LayerHistory: Hashable, Sendable {
    public let image: ImageIdentity
    /// The changes from the base upwards; of one layer, ordered by name, then architecture.
    public private(set) var changes: [LayerChange] = []
    /// The indices of each package's changes, ascending.
    private var places: [PackageLicense.ID: [Int]] = [:]

    /// A history in which nothing has happened yet.
    public init(of image: ImageIdentity) {
        self.image = image
    }

    private init(of image: ImageIdentity, changes: some Sequence<LayerChange>) {
        self.init(of: image)
        for change in changes { add(change) }
    }

    /// Adds what a layer changed.
    ///
    /// - Parameters:
    ///   - layer: the layer's number, which is above all earlier ones.
    ///   - old: what was installed before.
    ///   - new: what is installed then.
    public mutating func add(layer: Int, from old: [PackageLicense], to new: [PackageLicense]) {
        for change in LayerChange.all(by: layer, from: old, to: new) { add(change) }
    }

    private mutating func add(_ change: LayerChange) {
        places[change.package.id, default: []].append(changes.count)
        changes.append(change)
    }

    private func lastChange(of package: PackageLicense.ID) -> LayerChange? {
        places[package]?.last.map { changes[$0] }
    }

    /// The number of the last layer that added, changed or removed the package; nil if none did.
    public func layer(of package: PackageLicense.ID) -> Int? { lastChange(of: package)?.layer }

    /// The history of one package alone.
    public func history(of package: PackageLicense.ID) -> LayerHistory {
        LayerHistory(of: image, changes: (places[package] ?? []).lazy.map { changes[$0] })
    }

    /// How the image lost the package; nil if it has it, or never had it.
    public func removal(of package: PackageLicense.ID) -> LayerChange? {
        let last = lastChange(of: package)
        return last?.new == nil ? last : nil
    }

    /// The packages that the image no longer has, in their last state and the order of their
    /// removal.
    public var removed: [PackageLicense] {
        changes.filter { $0.new == nil && $0.layer == layer(of: $0.package.id) }.map(\.package)
    }

    /// The history of only those packages that pass the query, before or after a change.
    func filtered(by query: LicenseQuery) -> LayerHistory {
        var filter = LicenseFilter(query)
        return LayerHistory(
            of: image,
            changes: changes.filter { change in
                filter.lets(change.package) || change.old.map { filter.lets($0) } == true
            })
    }
}

/// What a layer did to one package.
public struct LayerChange: Hashable, Sendable {
    /// The layer's number; the base has 1.
    public var layer: Int
    public var kind: Kind

    public enum Kind: Hashable, Sendable {
        case added(PackageLicense)
        /// The package has another version, or its copyright file says something else.
        case changed(from: PackageLicense, to: PackageLicense)
        case removed(PackageLicense)
    }

    public init(layer: Int, _ kind: Kind) {
        self.layer = layer
        self.kind = kind
    }

    /// The package as the layer left it, or as it was before the layer removed it.
    public var package: PackageLicense {
        switch kind {
        case .added(let package), .changed(_, let package), .removed(let package): package
        }
    }

    /// The package as the layers below left it; nil if they don't have it.
    public var old: PackageLicense? {
        switch kind {
        case .added: nil
        case .changed(let package, _), .removed(let package): package
        }
    }

    /// The package as the layer left it; nil if the layer removed it.
    public var new: PackageLicense? {
        if case .removed = kind { nil } else { package }
    }

    /// What happened to packages between two states, ordered by name, then architecture.
    fileprivate static func all(
        by layer: Int, from old: [PackageLicense], to new: [PackageLicense]
    ) -> [LayerChange] {
        let pairing = PackagePairing(from: old, to: new)
        var answers = AnswerChanges()
        let kinds =
            pairing.removed.map(Kind.removed) + pairing.added.map(Kind.added)
            + pairing.pairs.compactMap { old, new in
                PackageChange(from: old, to: new, &answers) == nil
                    ? nil : .changed(from: old, to: new)
            }
        return kinds.map { LayerChange(layer: layer, $0) }
            .sorted {
                ($0.package.name, $0.package.architecture)
                    < ($1.package.name, $1.package.architecture)
            }
    }
}
