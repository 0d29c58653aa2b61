import StreamedJSON

/// A layout's `index.json`, or a document that a descriptor in it leads to (OCI image
/// specification, "Image Index" and "Image Manifest"; Docker's documents have the same members).
enum OCIDocument: Hashable {
    /// An index, which leads to other documents.
    case index([OCIDescriptor])
    /// A manifest, which describes an image.
    case manifest(config: OCIDescriptor, layers: [OCIDescriptor])

    /// The name of a layout's outermost index.
    static let indexPath = "index.json"
    /// The name of the file that marks a layout.
    static let layoutPath = "oci-layout"

    /// Recognizes the kind of document by its members, because media types may be missing or wrong.
    init(json bytes: [UInt8]) throws(JSONReaderError) {
        var json = JSONReader(bytes)
        var manifests: [OCIDescriptor]?
        var config: OCIDescriptor?
        var layers: [OCIDescriptor] = []
        try json.beginObject()
        let members = JSONMembers<OCIDocumentMember>(foldsCase: true)
        let descriptor = JSONMembers<OCIDescriptorMember>(foldsCase: true)
        var seen = JSONMembers<OCIDocumentMember>.Seen()
        while let member = try json.next(of: members, &seen) {
            switch member {
            case .manifests:
                manifests = []
                if try json.null() { break }
                try json.beginArray()
                while try json.nextElement() {
                    manifests?.append(try OCIDescriptor(&json, descriptor))
                }
            case .config: config = try OCIDescriptor(&json, descriptor)
            case .layers:
                if try json.null() { break }
                try json.beginArray()
                while try json.nextElement() {
                    layers.append(try OCIDescriptor(&json, descriptor))
                }
            }
        }
        // Some readers would take it for an index and others for a manifest (CVE-2021-41190).
        if manifests != nil, config != nil || !layers.isEmpty {
            throw json.problemOfValue(.rejected)
        }
        if let config {
            self = .manifest(config: config, layers: layers)
        } else if let manifests {
            self = .index(manifests)
        } else {
            throw json.problemOfValue(.missingMember(OCIDocumentMember.manifests.rawValue))
        }
        try json.finish()
    }
}

/// A reference from one part of an image to another (OCI image specification, "Content
/// Descriptors").
struct OCIDescriptor: Hashable {
    var digest: BlobDigest
    /// The size of the part in bytes; nil if it isn't stated, although it must be.
    var size: Int?
    /// Nil if it isn't stated.
    var platform: ImagePlatform?
    /// The names of the part: a tag alone, or a repository with its tag.
    var names: [String] = []
    /// Whether the part describes the build of an image, rather than being one. BuildKit stores
    /// such attestations with each image, for an unknown platform. A part with a name is meant to
    /// be loaded and doesn't count.
    var isAttestation = false

    fileprivate init(
        _ json: inout JSONReader, _ members: JSONMembers<OCIDescriptorMember>
    ) throws(JSONReaderError) {
        var digest: BlobDigest?
        var seen = JSONMembers<OCIDescriptorMember>.Seen()
        try json.beginObject()
        // Local copies, because `self` can't be initialized without a digest.
        var size: Int?
        var platform: ImagePlatform?
        var annotations = Annotations()
        while let member = try json.next(of: members, &seen) {
            switch member {
            case .digest:
                digest = BlobDigest(try json.string())
                if digest == nil { throw json.problemOfValue(.rejected) }
            case .size: size = try json.null() ? nil : try json.integer()
            case .platform: platform = try json.null() ? nil : try ImagePlatform(&json)
            case .annotations: if try !json.null() { annotations = try Annotations(&json) }
            }
        }
        guard let digest else { throw json.problemOfValue(.missingMember("digest")) }
        self.digest = digest
        self.size = size
        self.platform = platform
        names = annotations.names
        isAttestation =
            names.isEmpty
            && (annotations.isAttestation
                || platform == ImagePlatform(os: "unknown", architecture: "unknown"))
    }
}

extension OCIDescriptor {
    /// The annotations used here (OCI image specification, "Annotations", and one of containerd's).
    private struct Annotations {
        var containerdName: String?
        var referenceName: String?
        var isAttestation = false

        var names: [String] { (containerdName ?? referenceName).map { [$0] } ?? [] }

        init() {}

        init(_ json: inout JSONReader) throws(JSONReaderError) {
            try json.beginObject()
            while let key = try json.nextKey() {
                switch key {
                case "org.opencontainers.image.ref.name": referenceName = try json.string()
                case "io.containerd.image.name": containerdName = try json.string()
                case "vnd.docker.reference.type":
                    isAttestation = try json.string() == "attestation-manifest"
                default: try json.skip()
                }
            }
        }
    }
}

extension ImagePart {
    init(_ descriptor: OCIDescriptor) {
        self.init(
            name: descriptor.digest.path, digest: descriptor.digest, size: descriptor.size)
    }
}

extension ImagePlatform {
    fileprivate init(_ json: inout JSONReader) throws(JSONReaderError) {
        var (os, architecture, variant) = ("", "", String?.none)
        try json.beginObject()
        let members = JSONMembers<ImagePlatformMember>(foldsCase: true)
        var seen = JSONMembers<ImagePlatformMember>.Seen()
        while let member = try json.next(of: members, &seen) {
            switch member {
            case .os: os = try json.string()
            case .architecture: architecture = try json.string()
            case .variant: variant = try json.stringOrNull()
            }
        }
        self.init(os: os, architecture: architecture, variant: variant)
    }
}

private enum OCIDocumentMember: String, JSONMember {
    case manifests
    case config
    case layers

    static let optional = allCases
}

private enum ImagePlatformMember: String, JSONMember {
    case os
    case architecture
    case variant

    static let optional = allCases
}

private enum OCIDescriptorMember: String, JSONMember {
    case digest
    case size
    case platform
    case annotations

    static let optional: [OCIDescriptorMember] = [.size, .platform, .annotations]
}
