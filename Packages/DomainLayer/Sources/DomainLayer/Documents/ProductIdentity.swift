/// What a document describes, as its maker calls it: an appliance, or a container image.
///
/// Whatever is nil isn't known.
public struct ProductIdentity: Hashable, Sendable {
    public var name: DocumentLine?
    public var version: DocumentLine?
    /// Who supplies the product to those who use it.
    public var supplier: DocumentAgent?

    public init(
        name: DocumentLine? = nil, version: DocumentLine? = nil, supplier: DocumentAgent? = nil
    ) {
        self.name = name
        self.version = version
        self.supplier = supplier
    }

    /// A product of which nothing is known.
    public static let unknown = ProductIdentity()

    /// The product that a container image is, completed by what the image says of itself.
    ///
    /// The image's repository and tag count before its labels, which are its base's unless the
    /// image sets its own (OCI image specification, "Annotations": `title`, `version`, `vendor`).
    /// So labels count only if their title is what the product or the end of the repository is
    /// called, or if nothing else names the product.
    public func completed(by image: ImageIdentity) -> ProductIdentity {
        let own = image.name
        let name = name ?? own?.repository.flatMap(DocumentLine.init) ?? image.labels.name
        let titles = [name?.text, own?.lastPart.map(String.init)].compactMap { $0?.lowercased() }
        let isOwn = image.labels.name.map { titles.contains($0.text.lowercased()) } ?? false
        let labels = isOwn ? image.labels : .unknown
        return ProductIdentity(
            name: name,
            version: version ?? own?.tag.flatMap(DocumentLine.init) ?? labels.version,
            supplier: supplier ?? labels.supplier)
    }
}
