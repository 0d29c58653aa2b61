import DomainLayer
import Wording

extension JSONWriter {
    /// The image that a system is: its layers from the base upward, with the digests of their
    /// uncompressed contents.
    mutating func member(_ image: ImageIdentity) {
        key("image")
        beginObject()
        member("names", image.names)
        member("digest", image.digest)
        member("configDigest", image.configDigest)
        member("platform", image.platform)
        member("verified", image.isVerified)
        member("layers", image.layers) { json, layer in
            json.beginObject(inline: true)
            json.member("digest", layer.digest)
            json.member("command", layer.command)
            json.endObject()
        }
        endObject()
    }

    /// What layers did to packages, in the order of the layers: `old` is null if a layer added the
    /// package, and `new` if it removed it. The base is layer 1.
    mutating func member<Sink: ByteSink>(
        _ changes: [LayerChange], to sink: inout Sink
    ) throws(Sink.Failure) {
        try member("layerChanges", changes, to: &sink) { $0.value($1) }
    }

    /// What layers did to packages, if there are only few changes.
    mutating func member(_ changes: [LayerChange]) {
        member("layerChanges", changes) { $0.value($1) }
    }

    private mutating func value(_ change: LayerChange) {
        beginObject(inline: true)
        member("layer", change.layer)
        member("package", change.package.id)
        member("change", change.label)
        member("old", change.old)
        member("new", change.new)
        endObject()
    }

    private mutating func member(_ key: StaticString, _ package: PackageLicense?) {
        self.key(key)
        guard let package else { return null() }
        beginObject(inline: true)
        member("version", package.version)
        member("expression", package.expression.orNoAssertion)
        endObject()
    }
}
