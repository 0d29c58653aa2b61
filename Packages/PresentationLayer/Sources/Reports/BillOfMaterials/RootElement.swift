import DomainLayer

/// A product that is no image: what somebody made of the operating system and its packages.
struct ProductElement {
    static let name = "Product"
    /// Never empty.
    let name: String
    let version: String?
}

extension BillOfMaterials {
    /// The image that the system was read from; nil if the system is no image.
    var image: ImageElement? { system.image.map { ImageElement($0, as: product) } }

    /// The product that contains the system; nil if nobody says what it is, or if it is an image.
    var productElement: ProductElement? {
        if system.image != nil || product == .unknown { return nil }
        return ProductElement(name: product.name?.text ?? name, version: product.version?.text)
    }

    /// The name of the root element, which contains all others: the image or product, or else the
    /// system.
    var root: String {
        if image != nil { return ImageElement.name }
        return productElement == nil ? ElementName.system : ProductElement.name
    }

    /// The name of the element that contains the system; nil if the system is the root.
    var container: String? { root == ElementName.system ? nil : root }
}
