import DomainLayer
import Testing

struct ProductIdentityTests {
    private static let rowan = DocumentAgent(.organization, "Rowan")

    /// What the labels of an image say, its own or its base's.
    private static let labels = ProductIdentity(
        name: DocumentLine("Cart"), version: DocumentLine("1.4"), supplier: rowan)

    private func product(
        _ product: ProductIdentity = .unknown, names: [String],
        labels: ProductIdentity = Self.labels
    ) -> ProductIdentity {
        product.completed(by: ImageIdentity(names: names, labels: labels, layers: []))
    }

    @Test func `labels with another title than the repository are the base's`() {
        #expect(
            product(names: ["shop/press:2.1"])
                == ProductIdentity(name: DocumentLine("shop/press"), version: DocumentLine("2.1"))
        )
        #expect(product(names: ["shop/press"]) == ProductIdentity(name: DocumentLine("shop/press")))
    }

    @Test func `labels with the repository's title are the image's own`() {
        #expect(
            product(names: ["shop/cart"])
                == ProductIdentity(
                    name: DocumentLine("shop/cart"), version: DocumentLine("1.4"),
                    supplier: Self.rowan))
        #expect(
            product(names: ["shop/cart:2.1"])
                == ProductIdentity(
                    name: DocumentLine("shop/cart"), version: DocumentLine("2.1"),
                    supplier: Self.rowan))
    }

    @Test func `labels without a title don't count`() {
        let labels = ProductIdentity(version: DocumentLine("24.04"), supplier: Self.rowan)
        #expect(
            product(names: ["shop/cart"], labels: labels)
                == ProductIdentity(name: DocumentLine("shop/cart")))
        #expect(product(names: [], labels: labels) == .unknown)
    }

    @Test func `labels count if nothing else names the image`() {
        #expect(product(names: []) == Self.labels)
        #expect(
            product(names: ["v2"])
                == ProductIdentity(
                    name: DocumentLine("Cart"), version: DocumentLine("v2"), supplier: Self.rowan))
    }

    @Test func `what is asked for goes before all that the image says`() {
        let press = ProductIdentity(
            name: DocumentLine("Press"), version: DocumentLine("3"),
            supplier: DocumentAgent(.person, "Ann"))
        #expect(product(press, names: ["shop/cart:2.1"]) == press)
        #expect(
            product(ProductIdentity(name: DocumentLine("Press")), names: ["shop/quill:2.1"])
                == ProductIdentity(name: DocumentLine("Press"), version: DocumentLine("2.1")))
    }

    @Test func `a name that no document can have is left out`() {
        #expect(product(names: ["a\u{202E}b:\u{1B}"]) == Self.labels)
    }
}
