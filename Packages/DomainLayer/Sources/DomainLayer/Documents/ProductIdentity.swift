/// What a document describes, as its maker calls it: an appliance, or a container image.
///
/// Whatever is nil isn't known. The names are those of the OCI image specification's annotations
/// `org.opencontainers.image.title`, `.version` and `.vendor`.
public struct ProductIdentity: Hashable, Sendable {
    public var name: String?
    public var version: String?
    /// Who supplies the product to those who use it.
    public var supplier: DocumentAgent?

    public init(name: String? = nil, version: String? = nil, supplier: DocumentAgent? = nil) {
        self.name = name
        self.version = version
        self.supplier = supplier
    }

    /// A product of which nothing is known.
    public static let unknown = ProductIdentity()

    /// The product, with what another one knows in addition.
    public func completed(by other: ProductIdentity) -> ProductIdentity {
        ProductIdentity(
            name: name ?? other.name, version: version ?? other.version,
            supplier: supplier ?? other.supplier)
    }
}
