public import DebianRootFixtures

/// Builds an OCI layout in memory, with any number of images.
public struct LayoutBuilder: Sendable {
    /// The blobs by their paths in the layout.
    public private(set) var blobs: [String: [UInt8]] = [:]
    /// The index's descriptors, each in JSON.
    public var descriptors: [String] = []

    /// A layout without images.
    public init() {}

    /// A layout of one image, stored under its first name.
    public init(_ image: ImageBuilder) {
        descriptors = [add(image)]
    }

    /// Adds an image's blobs.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - more: further members of the descriptor, each in JSON.
    /// - Returns: the image's descriptor, in JSON, for an index.
    public mutating func add(_ image: ImageBuilder, _ more: String...) -> String {
        let layers = image.layers.map { descriptor(of: $0.stored) }
        let manifest = """
            {"schemaVersion":2,"config":\(descriptor(of: image.config)),\
            "layers":[\(layers.joined(separator: ","))]}
            """
        let name = image.names.first.map {
            ["\"annotations\":{\"org.opencontainers.image.ref.name\":\"\($0)\"}"]
        }
        return descriptor(of: Array(manifest.utf8), (name ?? []) + more)
    }

    /// Adds a nested index.
    ///
    /// - Returns: the descriptor of that index.
    public mutating func add(index descriptors: [String], _ more: String...) -> String {
        descriptor(of: Array(Self.index(of: descriptors).utf8), more)
    }

    /// The `manifest.json` that Docker adds to an index, for images whose blobs are here.
    public func manifest(of images: [ImageBuilder]) -> [UInt8] {
        let manifests = images.map { image in
            let layers = image.layers.map { Self.quotedPath(of: $0.stored) }
            let names = image.names.map { "\"\($0)\"" }
            return """
                {"Config":\(Self.quotedPath(of: image.config)),\
                "RepoTags":[\(names.joined(separator: ","))],\
                "Layers":[\(layers.joined(separator: ","))]}
                """
        }
        return Array("[\(manifests.joined(separator: ","))]".utf8)
    }

    private static func quotedPath(of blob: [UInt8]) -> String {
        "\"\(path(of: ImageBuilder.digest(of: blob)))\""
    }

    private mutating func descriptor(of blob: [UInt8], _ more: [String] = []) -> String {
        let members = ["\"digest\":\"\(add(blob))\"", "\"size\":\(blob.count)"]
        return "{\((members + more).joined(separator: ","))}"
    }

    /// Adds a blob.
    ///
    /// - Returns: the digest of the blob.
    public mutating func add(_ blob: [UInt8]) -> String {
        let digest = ImageBuilder.digest(of: blob)
        blobs[Self.path(of: digest)] = blob
        return digest
    }

    /// Replaces a blob, or removes it if `blob` is nil.
    public mutating func replace(_ path: String, with blob: [UInt8]?) {
        blobs[path] = blob
    }

    /// The path of the blob with a digest.
    public static func path(of digest: String) -> String {
        "blobs/\(digest.replacing(":", with: "/"))"
    }

    private static func index(of descriptors: [String]) -> String {
        "{\"schemaVersion\":2,\"manifests\":[\(descriptors.joined(separator: ","))]}"
    }

    /// All files of the layout, the index after the blobs.
    public var files: [(name: String, bytes: [UInt8])] {
        blobs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + [
            ("index.json", Array(Self.index(of: descriptors).utf8)),
            ("oci-layout", Array("{\"imageLayoutVersion\":\"1.0.0\"}".utf8)),
        ]
    }

    /// The layout as one tar.
    public var archive: [UInt8] { ImageBuilder.tar(of: files) }

    /// Writes the layout's files below a root.
    public func write(to root: DebianRoot) throws {
        for (name, bytes) in files { try root.file(name, bytes) }
    }
}
