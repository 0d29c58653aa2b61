import DebianSystems

/// Builds an image in memory, to be saved in the formats of container programs.
public struct ImageBuilder: Sendable {
    /// A layer with the command that made it.
    public struct Layer: Sendable {
        /// The uncompressed tar.
        public var tar: [UInt8]
        /// The bytes as they are saved.
        public var stored: [UInt8]
        public var command: String?

        public init(_ tar: [UInt8], stored: [UInt8]? = nil, command: String? = nil) {
            self.tar = tar
            self.stored = stored ?? tar
            self.command = command
        }
    }

    public var layers: [Layer]
    /// Each as `repository:tag`.
    public var names: [String]
    public var os = "linux"
    public var architecture = "amd64"
    public var variant: String?
    /// Commands of steps that made no layer, placed between the others in the history.
    public var emptySteps: [String] = []

    public init(_ layers: [Layer], names: [String] = ["orchard:v1"]) {
        self.layers = layers
        self.names = names
    }

    /// The configuration in JSON.
    public var config: [UInt8] {
        let variant = variant.map { ",\"variant\":\"\($0)\"" } ?? ""
        let digests = layers.map { "\"\(Self.digest(of: $0.tar))\"" }
        let empty = emptySteps.map { "{\"created_by\":\"\($0)\",\"empty_layer\":true}" }
        let steps = layers.map { layer in
            layer.command.map { "{\"created_by\":\"\($0)\"}" } ?? "{}"
        }
        return Array(
            """
            {"os":"\(os)","architecture":"\(architecture)"\(variant),"config":{},
            "rootfs":{"type":"layers","diff_ids":[\(digests.joined(separator: ","))]},
            "history":[\((empty + steps).joined(separator: ","))]}
            """.utf8)
    }

    /// `sha256:` and hex digits.
    public static func digest(of bytes: [UInt8]) -> String { "sha256:\(SHA256(bytes).hexadecimal)" }
}

// MARK: Docker archives

extension ImageBuilder {
    /// The members of a docker archive, the manifest last, as `docker save` writes it.
    public var dockerMembers: [(name: String, bytes: [UInt8])] {
        Self.dockerMembers([self])
    }

    /// The members of a docker archive of several images, the manifest last.
    public static func dockerMembers(
        _ images: [ImageBuilder]
    ) -> [(name: String, bytes: [UInt8])] {
        var members: [(name: String, bytes: [UInt8])] = []
        var manifests: [String] = []
        for image in images {
            let config = "\(SHA256(image.config).hexadecimal).json"
            let layers = image.layers.map { "\(SHA256($0.tar).hexadecimal).tar" }
            members += zip(layers, image.layers).map { ($0, $1.stored) }
            members.append((config, image.config))
            manifests.append(
                """
                {"Config":"\(config)","RepoTags":[\(quoted(image.names))],\
                "Layers":[\(quoted(layers))]}
                """)
        }
        let manifest = "[\(manifests.joined(separator: ","))]"
        return members + [("manifest.json", Array(manifest.utf8))]
    }

    private static func quoted(_ texts: [String]) -> String {
        texts.map { "\"\($0)\"" }.joined(separator: ",")
    }

    /// The image as a docker archive.
    public var dockerArchive: [UInt8] { Self.tar(of: dockerMembers) }

    /// A tar of these files.
    public static func tar(of members: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        var tar = TarBuilder()
        for (name, bytes) in members { tar.file(name, bytes) }
        return tar.bytes
    }
}
