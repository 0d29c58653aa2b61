import DomainLayer

/// A made-up system that the mock drivers give by its name.
public enum Scenario: String, CaseIterable, Sendable {
    /// ``Samples/inventory``: handmade packages that could all be read.
    case samples
    /// ``Samples/troubledInventory``: the samples, and packages that could not be read.
    case troubled
    /// ``Samples/springInventory``: the samples half a year earlier.
    case spring
    /// ``Samples/image``: some of the samples in a container image, which standard input holds as
    /// well.
    case image
    /// A system without installed packages.
    case empty
    /// A database that can't be read.
    case failure
    /// The samples, which take about two seconds to read.
    case slow
    /// 10,000 packages.
    case large
}

extension Scenario {
    /// The system that a source names, whole or after some of its layers; ``samples`` if the source
    /// names none.
    ///
    /// - Throws: ``LicenseDriverError/unknownSource(_:known:)``; for a layer or a platform that the
    ///   scenario lacks, the error of real drivers.
    init(_ source: InventorySource) throws(LicenseDriverError) {
        switch source {
        case .standard: self = .samples
        case .root(let input, let platform, _):
            if case .path(let name) = input { try self.init(named: name) } else { self = .image }
            guard let platform, platform != Samples.image.platform else { return }
            let known = [Samples.image.platform].compactMap(\.self)
            throw .unreadableArchive(source, .unknownImage(platform, known: known))
        case .packages(let names):
            throw .unknownSource(names.joined(separator: " "), known: Self.names)
        case .layer(let number, let whole):
            try self.init(whole)
            guard self == .image, Samples.image.layers.indices.contains(number - 1) else {
                throw .unreadableArchive(whole, .missingLayer(number))
            }
        }
    }

    private init(named name: String) throws(LicenseDriverError) {
        guard let scenario = Scenario(rawValue: name) else {
            throw .unknownSource(name, known: Self.names)
        }
        self = scenario
    }

    private static var names: [String] { allCases.map(\.rawValue) }

    /// The error of every driver for ``failure``.
    static let databaseFailure = LicenseDriverError.unreadableDatabase(
        path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied"))
}

extension InventorySource {
    /// The made-up system with all details.
    ///
    /// - Throws: ``Scenario/databaseFailure``, or that there is no such system.
    var madeUpInventory: LicenseInventory {
        get throws(LicenseDriverError) {
            switch try Scenario(self) {
            case .samples, .slow: Samples.inventory
            case .troubled: Samples.troubledInventory
            case .spring: Samples.springInventory
            case .image: Samples.imageInventory(after: layers)
            case .empty: LicenseInventory(system: Samples.system, entries: [])
            case .large: LicenseInventory(system: Samples.system, entries: LargeInventory.entries)
            case .failure: throw Scenario.databaseFailure
            }
        }
    }

    /// The handmade packages of the system; nil for ``Scenario/large``.
    ///
    /// - Throws: the errors of ``madeUpInventory``.
    var samples: [Sample]? {
        get throws(LicenseDriverError) {
            switch try Scenario(self) {
            case .samples, .slow: Samples.sound
            case .troubled: Samples.all
            case .spring: Samples.spring
            case .image: Samples.image(after: layers)
            case .empty: []
            case .large: nil
            case .failure: throw Scenario.databaseFailure
            }
        }
    }

    /// How many layers of an image count: all of them unless the source names one.
    private var layers: Int {
        if case .layer(let number, _) = self { number } else { Samples.image.layers.count }
    }
}
