import DomainLayer

/// A container image as bills of materials describe it.
///
/// The image contains the operating system, which contains the packages, and its layers, which are
/// files.
struct ImageElement {
    static let name = "Image"
    private let image: ImageIdentity
    private let product: ProductIdentity

    /// - Parameter product: what the image is called, completed by the image.
    init(_ image: ImageIdentity, as product: ProductIdentity) {
        self.image = image
        self.product = product
    }

    /// The product's name, or else its version, which is the image's tag; never empty.
    var name: String { product.name?.text ?? product.version?.text ?? "image" }

    /// The product's version, or else a digest.
    var version: String? { product.version?.text ?? image.digest ?? image.configDigest }

    var packageURL: String? { image.packageURL }

    /// The SHA-256 of the image's manifest, in hexadecimal digits; nil if it has another digest.
    var digits: String? { image.digest?.sha256Digits }

    /// What else is known about the image.
    var description: String {
        let names = image.names.dropFirst().joined(separator: ", ")
        return [
            "container image", image.platform.map { "for \($0)" },
            image.configDigest.map { "with the id \($0)" },
            names.isEmpty ? nil : "also named \(names)",
            image.isVerified ? nil : "whose layers were not verified",
        ].compactMap(\.self).joined(separator: " ")
    }

    /// The layers, from the base upward.
    var layers: [Layer] {
        image.layers.enumerated().map { index, layer in
            Layer(number: index + 1, digits: layer.digest.sha256Digits, command: layer.command)
        }
    }

    struct Layer {
        let number: Int
        /// The SHA-256 of the uncompressed layer, in hexadecimal digits; nil if it has another
        /// digest.
        let digits: String?
        /// The command that made the layer; nil if it isn't recorded.
        let command: String?

        /// The layer's name inside the document.
        var element: String { "Layer-\(number)" }
        /// The layer's name for people.
        var name: String { "layer \(number)" }
    }
}

extension ImageIdentity {
    /// The warning about an image that was not verified; nil for other images.
    var caution: String? {
        isVerified ? nil : "The digests of the image's layers were not verified."
    }
}
