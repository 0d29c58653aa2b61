import DomainLayer

/// A container image as bills of materials have it.
///
/// It contains the operating system, which contains the packages, and its layers, which are files.
struct ImageElement {
    static let name = "Image"
    private let image: ImageIdentity

    init(_ image: ImageIdentity) {
        self.image = image
    }

    /// Its repository, or its tag if it has none; never empty.
    var name: String {
        let name = image.names.first.map(ImageName.init)
        let repository = name?.repository ?? ""
        return repository.isEmpty ? name?.tag ?? "image" : repository
    }

    /// Its tag, or a digest if it has none.
    var version: String? {
        image.names.first.flatMap { ImageName($0).tag } ?? image.digest ?? image.configDigest
    }

    var packageURL: String? { image.packageURL }

    /// The SHA-256 of its manifest, in hexadecimal digits; nil if it is known by another.
    var digits: String? { image.digest?.sha256Digits }

    /// What else is known of it.
    var description: String {
        let names = image.names.dropFirst().joined(separator: ", ")
        return [
            "container image", image.platform.map { "for \($0)" },
            image.configDigest.map { "with the id \($0)" },
            names.isEmpty ? nil : "also named \(names)",
            image.isVerified ? nil : "whose layers were not verified",
        ].compactMap(\.self).joined(separator: " ")
    }

    /// From the base upwards.
    var layers: [Layer] {
        image.layers.enumerated().map { index, layer in
            Layer(number: index + 1, digits: layer.digest.sha256Digits, command: layer.command)
        }
    }

    struct Layer {
        let number: Int
        /// The SHA-256 of the uncompressed layer, in hexadecimal digits; nil if it is known by
        /// another.
        let digits: String?
        /// What made it; nil if nothing says.
        let command: String?

        /// What it is called inside the document.
        var element: String { "Layer-\(number)" }
        /// What people call it.
        var name: String { "layer \(number)" }
    }
}

extension ImageIdentity {
    /// What a document has to say of an image that was not verified; nil of others.
    var caution: String? {
        isVerified ? nil : "The digests of the image's layers were not verified."
    }
}

extension BillOfMaterials {
    /// The image that the system was read from; nil if it is none.
    var image: ImageElement? { system.image.map(ImageElement.init) }

    /// What the document is about, which contains all else.
    var root: String { image == nil ? ElementName.system : ImageElement.name }
}

extension String {
    /// The 64 digits of a digest `sha256:…`; nil if it is anything else.
    fileprivate var sha256Digits: String? {
        guard hasPrefix("sha256:") else { return nil }
        let digits = dropFirst("sha256:".count)
        let isWhole = digits.utf8.count == 64 && digits.allSatisfy(\.isHexDigit)
        return isWhole ? digits.lowercased() : nil
    }
}
