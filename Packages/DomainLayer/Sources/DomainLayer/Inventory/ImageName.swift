/// A name of an image, taken apart: `registry.example:5000/shop/cart:2.1`.
///
/// The OCI distribution specification calls the first part a repository; the last one is a tag. A
/// single word is a tag, which is all that an OCI layout may have: docker archives always have
/// both.
public struct ImageName: Hashable, Sendable {
    /// Everything except the tag, as given; nil if there is only a tag.
    public let repository: String?
    public let tag: String?

    public init(_ name: String) {
        // A digest may follow, but the image has its own.
        let name = name.prefix { $0 != "@" }
        let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        if let colon = last.firstIndex(of: ":") {
            repository = String(name[..<colon])
            tag = String(name[colon...].dropFirst())
        } else if name.contains("/") {
            repository = String(name)
            tag = nil
        } else {
            repository = nil
            tag = name.isEmpty ? nil : String(name)
        }
    }

    /// The last part of the repository: `cart`.
    var lastPart: Substring? { repository?.split(separator: "/").last }

    /// Whether the repository names its registry: its first part is a host.
    var hasRegistry: Bool {
        guard let parts = repository?.split(separator: "/"), parts.count > 1 else { return false }
        return parts[0] == "localhost" || parts[0].contains { $0 == "." || $0 == ":" }
    }
}

extension ImageIdentity {
    /// The name that the image is called by: the first one with a repository, or else the first;
    /// nil if it has none.
    public var name: ImageName? {
        let names = names.lazy.map(ImageName.init)
        return names.first { $0.repository != nil } ?? names.first
    }

    /// The image's URL, by which other tools know it:
    /// `pkg:oci/cart@sha256%3A…?arch=amd64&tag=2.1`.
    ///
    /// The package URL specification, type `oci`: the version is the manifest's digest, the name is
    /// in small letters, and `repository_url` is present if the name has a registry.
    ///
    /// - Returns: nil without a digest or a repository.
    public var packageURL: String? {
        guard let digest, let name, let lastPart = name.lastPart else { return nil }
        let hyphen = UInt8(ascii: "-")
        let architecture = platform?.split(separator: "/").dropFirst().first.map(String.init)
        let qualifiers = [
            ("arch", architecture), ("repository_url", name.hasRegistry ? name.repository : nil),
            ("tag", name.tag),
        ].compactMap { key, value in
            value.map { "\(key)=\($0.percentEncoded(keeping: UInt8(ascii: ":")))" }
        }
        return "pkg:oci/\(lastPart.lowercased().percentEncoded(keeping: hyphen))"
            + "@\(digest.percentEncoded(keeping: hyphen))"
            + (qualifiers.isEmpty ? "" : "?" + qualifiers.joined(separator: "&"))
    }
}
