import StreamedJSON

/// An image's configuration (OCI image specification, "Image Configuration"; Docker's configuration
/// has the same members).
struct ImageConfig: Hashable {
    /// Nil if it isn't stated.
    var platform: ImagePlatform?
    /// The digests of the uncompressed layers, the base first.
    var layers: [BlobDigest] = []
    /// The commands that made the layers, in order; nil for layers without a command.
    var commands: [String?] = []
    /// What the image's labels call it.
    var labels = ImageDescription.Labels()

    /// Nil for the configuration of something else, such as a signature: it is stored like an
    /// image, but has no layers of a file system.
    init?(json bytes: [UInt8]) throws(JSONReaderError) {
        var json = JSONReader(bytes)
        var (os, architecture, variant) = ("", "", String?.none)
        var history: [String?] = []
        var isImage = false
        try json.beginObject()
        let members = JSONMembers<ImageConfigMember>(foldsCase: true)
        var seen = JSONMembers<ImageConfigMember>.Seen()
        while let member = try json.next(of: members, &seen) {
            switch member {
            case .os: os = try json.string()
            case .architecture: architecture = try json.string()
            case .variant: variant = try json.stringOrNull()
            case .rootFileSystem: (layers, isImage) = (try Self.layers(&json), true)
            case .history: history = try Self.commands(&json)
            case .execution: labels = try Self.labels(&json)
            }
        }
        try json.finish()
        guard isImage else { return nil }
        if !os.isEmpty, !architecture.isEmpty {
            platform = ImagePlatform(os: os, architecture: architecture, variant: variant)
        }
        // Squashed images keep the history of layers that no longer exist.
        commands = history.count == layers.count ? history : layers.map { _ in nil }
    }

    private static func layers(_ json: inout JSONReader) throws(JSONReaderError) -> [BlobDigest] {
        var layers: [BlobDigest] = []
        try json.beginObject()
        let members = JSONMembers<RootFileSystemMember>(foldsCase: true)
        var seen = JSONMembers<RootFileSystemMember>.Seen()
        while try json.next(of: members, &seen) != nil {
            for text in try json.stringsOrNull() {
                guard let digest = BlobDigest(text) else { throw json.problemOfValue(.rejected) }
                layers.append(digest)
            }
        }
        return layers
    }

    private static func labels(
        _ json: inout JSONReader
    ) throws(JSONReaderError) -> ImageDescription.Labels {
        var labels = ImageDescription.Labels()
        if try json.null() { return labels }
        try json.beginObject()
        let members = JSONMembers<ExecutionMember>(foldsCase: true)
        var seen = JSONMembers<ExecutionMember>.Seen()
        while try json.next(of: members, &seen) != nil {
            if try json.null() { continue }
            try json.beginObject()
            let names = JSONMembers<LabelMember>()
            var seen = JSONMembers<LabelMember>.Seen()
            while let label = try json.next(of: names, &seen) {
                let text = try json.stringOrNull().flatMap { $0.isEmpty ? nil : $0 }
                switch label {
                case .title: labels.title = text
                case .version: labels.version = text
                case .vendor: labels.vendor = text
                }
            }
        }
        return labels
    }

    /// The commands except those that made no layer.
    private static func commands(_ json: inout JSONReader) throws(JSONReaderError) -> [String?] {
        var commands: [String?] = []
        if try json.null() { return [] }
        let members = JSONMembers<HistoryMember>(foldsCase: true)
        try json.beginArray()
        while try json.nextElement() {
            var command: String?
            var isEmptyLayer = false
            try json.beginObject()
            var seen = JSONMembers<HistoryMember>.Seen()
            while let member = try json.next(of: members, &seen) {
                switch member {
                case .command: command = try json.stringOrNull()
                case .isEmptyLayer: isEmptyLayer = try json.flag()
                }
            }
            if !isEmptyLayer { commands.append(command.flatMap { $0.isEmpty ? nil : $0 }) }
        }
        return commands
    }
}

private enum ImageConfigMember: String, JSONMember {
    case os
    case architecture
    case variant
    case rootFileSystem = "rootfs"
    case history
    case execution = "config"

    static let optional = allCases
}

private enum ExecutionMember: String, JSONMember {
    case labels = "Labels"

    static let optional = allCases
}

/// Keys of labels, which the OCI image specification defines for annotations ("Pre-Defined
/// Annotation Keys").
private enum LabelMember: String, JSONMember {
    case title = "org.opencontainers.image.title"
    case version = "org.opencontainers.image.version"
    case vendor = "org.opencontainers.image.vendor"

    static let optional = allCases
}

private enum RootFileSystemMember: String, JSONMember {
    case digests = "diff_ids"

    static let optional = allCases
}

private enum HistoryMember: String, JSONMember {
    case command = "created_by"
    case isEmptyLayer = "empty_layer"

    static let optional = allCases
}
