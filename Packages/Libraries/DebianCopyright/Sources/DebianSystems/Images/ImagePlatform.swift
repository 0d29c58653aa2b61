/// The platform of an image: `OS/ARCHITECTURE` or `OS/ARCHITECTURE/VARIANT`, in Go's terms (OCI
/// image specification, "Image Index", `platform`).
struct ImagePlatform: Hashable {
    var os: String
    var architecture: String
    var variant: String?

    init(os: String, architecture: String, variant: String? = nil) {
        (self.os, self.architecture) = (os, architecture)
        self.variant = variant.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Nil if the text has another form.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(
            os: parts[0], architecture: parts[1], variant: parts.count == 3 ? parts[2] : nil)
    }

    /// Whether an image for `other` satisfies a request for this platform; if one of them names no
    /// variant, any variant does.
    func accepts(_ other: ImagePlatform) -> Bool {
        os == other.os && architecture == other.architecture
            && (variant == nil || other.variant == nil || variant == other.variant)
    }
}

extension ImagePlatform: CustomStringConvertible {
    var description: String {
        [os, architecture, variant].compactMap(\.self).joined(separator: "/")
    }
}
