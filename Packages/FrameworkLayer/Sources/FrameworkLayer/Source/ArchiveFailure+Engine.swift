import DebianSystems
import DomainLayer

// MARK: The engine's errors and descriptions as the domain's

extension LicenseDriverError {
    /// - Parameter source: the source that could not be opened.
    init(_ error: OpeningError, of source: InventorySource) {
        switch error {
        case .unreachable(let path, let reason):
            self = .unreachableRoot(path: path, message: reason.message)
        case .archive(.cancelled, _): self = .cancelled
        case .archive(let error, let path):
            // Of several packages, given or in one folder, the error names the one at fault.
            let isOfSeveral =
                switch source {
                case .packages: true
                case .root(.path(let name), _, _): !name.hasPrefix(path)
                case .standard, .root, .layer: false
                }
            self = .unreadableArchive(isOfSeveral ? .root(path) : source, ArchiveFailure(error))
        }
    }
}

extension ArchiveFailure {
    fileprivate init(_ error: ArchiveError) {
        self =
            switch error {
            case .unreadable(let error): .unreadable(message: error.message)
            // The caller has an error of its own for a cancelled task.
            case .unknownFormat, .cancelled: .unknownFormat
            case .damaged(let damage, let offset): .damaged(ArchiveDamage(damage), offset: offset)
            case .missingProgram(let program, let package):
                .missingProgram(program, package: package)
            case .decompression(let program, let status):
                .decompression(program: program, status: Int(status))
            case .limit(let limit): .limit(ArchiveLimit(limit))
            case .missingMember(let name): .missingMember(name)
            case .ambiguous(let names): .ambiguous(names)
            case .unknownImage(let name, let known): .unknownImage(name, known: known)
            case .duplicatePackage(let id, let path): .duplicatePackage(id, otherPath: path)
            case .conflictingPackage(let place, let path):
                .conflictingPackage(place, otherPath: path)
            case .unknownDigest(let digest): .unknownDigest(digest)
            case .contradiction(let one, let other): .contradiction(one, other)
            }
    }
}

extension DomainLayer.ArchiveDamage {
    fileprivate init(_ damage: DebianSystems.ArchiveDamage) {
        self =
            switch damage {
            case .truncated: .truncated
            case .checksum: .checksum
            case .header: .header
            case .globalHeader: .globalHeader
            case .size: .size
            case .repeatedMember(let name): .repeatedMember(name)
            case .malformedMember(let name): .malformedMember(name)
            case .digest(let name): .digest(name)
            case .memberSize(let name): .memberSize(name)
            }
    }
}

extension DomainLayer.ArchiveLimit {
    fileprivate init(_ limit: DebianSystems.ArchiveLimit) {
        self =
            switch limit {
            case .entries: .entries
            case .keptEntries: .keptEntries
            case .keptBytes: .keptBytes
            case .decompressedBytes: .decompressedBytes
            case .ratio: .ratio
            case .nesting: .nesting
            case .metadata: .metadata
            case .documents: .documents
            case .layers: .layers
            case .links: .links
            }
    }
}

extension ImageIdentity {
    init(_ image: ImageDescription) {
        self.init(
            names: image.names, digest: image.digest, configDigest: image.configDigest,
            platform: image.platform,
            labels: ProductIdentity(
                name: image.labels.title.flatMap(DocumentLine.init),
                version: image.labels.version.flatMap(DocumentLine.init),
                supplier: image.labels.vendor.flatMap(DocumentAgent.init(organization:))),
            isVerified: image.isVerified,
            layers: image.layers.map {
                ImageLayer(
                    digest: $0.digest, command: $0.command, changesPackages: $0.changesListing)
            })
    }
}
