import Wording

extension JSONSchema {
    static let image = named(
        "image",
        .object([
            .required("names", .array(.text)),
            .required("digest", .text.orNull, "the manifest's digest"),
            .required("configDigest", .text.orNull),
            .required("platform", .text.orNull),
            .required("verified", .flag, "whether the layers have their digests"),
            .required(
                "layers",
                .array(
                    .object([.required("digest", .text), .required("command", .text.orNull)])),
                "from the base upward"),
        ]))

    static let layerChanges = array(
        .named(
            "layerChange",
            .object([
                .required("layer", .number, "the base is 1"),
                .required("package", packageID),
                .required("change", .word(LayerChangeWord.self)),
                .required("old", layeredPackage.orNull),
                .required("new", layeredPackage.orNull),
            ])))

    private static let layeredPackage = object([
        .required("version", .text), .required("expression", .expression),
    ])
}
