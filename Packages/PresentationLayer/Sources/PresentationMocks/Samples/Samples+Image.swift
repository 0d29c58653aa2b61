public import DomainLayer

extension Samples {
    /// A container image with some of the samples. Its layers are a base half a year old, one that
    /// upgrades it and installs more, one without packages, and one that removes a package.
    public static let image = ImageIdentity(
        names: ["registry.harbour.example/wharf:2.1"],
        digest: SampleDigest.of("manifest"),
        configDigest: SampleDigest.of("configuration"),
        platform: "linux/amd64",
        layers: [
            ("ADD base.tar / # buildkit", true),
            ("RUN /bin/sh -c apt-get update && apt-get install -y brook fathom kestrel", true),
            ("COPY wharf.conf /etc/wharf.conf # buildkit", false),
            ("RUN /bin/sh -c apt-get purge -y quern", true),
        ].map { command, changesPackages in
            ImageLayer(
                digest: SampleDigest.of(command), command: command,
                changesPackages: changesPackages)
        })

    /// The image as it was after the given number of layers, with all details.
    static func imageInventory(after layers: Int) -> LicenseInventory {
        var inventory = inventory(of: image(after: layers), findings: [])
        inventory.system.image = image
        return inventory
    }

    /// The packages of the image after the given number of layers.
    static func image(after layers: Int) -> [Sample] {
        let base: Set = [
            "base-almanac", "fathom", "harbour-data", "lantern", "libjuniper3", "quern",
        ]
        if layers == 1 { return spring.filter { base.contains($0.entry.name) } }
        let installed = base.union(["brook", "ember-fonts", "kestrel"])
        let quern = layers < 4 ? spring.filter { $0.entry.name == "quern" } : []
        return ordered(
            quern
                + sound.filter {
                    installed.contains($0.entry.name) && $0.entry.architecture != "i386"
                })
    }
}
