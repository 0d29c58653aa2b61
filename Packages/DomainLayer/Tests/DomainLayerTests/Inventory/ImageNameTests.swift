import DomainLayer
import Testing

struct ImageNameTests {
    @Test(arguments: [
        ("v3", nil, "v3"),
        ("shop/cart", "shop/cart", nil),
        ("debian:12", "debian", "12"),
        ("registry.example:5000/shop/cart", "registry.example:5000/shop/cart", nil),
        ("registry.example:5000/shop/cart:2.1", "registry.example:5000/shop/cart", "2.1"),
        ("shop/cart:2.1@sha256:00", "shop/cart", "2.1"),
        ("", nil, nil),
    ])
    func `a name is a repository and a tag`(name: String, repository: String?, tag: String?) {
        #expect(ImageName(name).repository == repository)
        #expect(ImageName(name).tag == tag)
    }

    private static let digest = "sha256:0123"

    @Test(arguments: [
        (["debian:12"], "linux/amd64", "pkg:oci/debian@sha256%3A0123?arch=amd64&tag=12"),
        (["library/Debian"], nil, "pkg:oci/debian@sha256%3A0123"),
        (
            ["Registry.example:5000/shop/cart:2+1", "cart"], "linux/arm64/v8",
            "pkg:oci/cart@sha256%3A0123?arch=arm64"
                + "&repository_url=Registry.example:5000%2Fshop%2Fcart&tag=2%2B1"
        ),
        (["localhost/cart"], nil, "pkg:oci/cart@sha256%3A0123?repository_url=localhost%2Fcart"),
        (["/"], nil, nil), (["v3"], nil, nil), ([], "linux/amd64", nil),
        (["v3", "debian:12"], nil, "pkg:oci/debian@sha256%3A0123?tag=12"),
    ])
    func `a package URL has the digest and what is known`(
        names: [String], platform: String?, url: String?
    ) {
        let image = ImageIdentity(
            names: names, digest: Self.digest, platform: platform, layers: [])
        #expect(image.packageURL == url)
    }

    @Test func `an image without a digest has no package URL`() {
        #expect(ImageIdentity(names: ["debian:12"], layers: []).packageURL == nil)
    }
}
