import DomainLayer

extension ImageIdentity {
    /// What a document has to say of an image that was not verified; nil of others.
    var caution: String? {
        isVerified ? nil : "The digests of the image's layers were not verified."
    }
}
