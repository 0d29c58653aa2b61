/// What apt notes in `var/lib/apt/extended_states`: which packages it installed only because
/// others need them (apt-mark(8)).
struct AutomaticInstallations {
    /// The longest file that is read, in bytes; with 60,000 packages it has 4 MB.
    private static let sizeLimit = 1 << 26

    /// `name:architecture` of each.
    private var ids: Set<String> = []

    /// - Returns: nil where the file can't be read.
    init?(root: RootDirectory) {
        var buffer = FileBuffer()
        guard
            (try? root.read(
                "var/lib/apt/extended_states", limit: AutomaticInstallations.sizeLimit,
                into: &buffer)) != nil
        else { return nil }
        buffer.withBytes { bytes in
            var reader = Deb822Reader(bytes)
            var stanza = Deb822Stanza()
            while reader.next(into: &stanza) {
                guard let name = stanza["Package"], let architecture = stanza["Architecture"],
                    stanza["Auto-Installed"]?.firstLine.equalsIgnoringCase("1") == true
                else { continue }
                ids.insert("\(String(name.firstLine)):\(String(architecture.firstLine))")
            }
        }
    }

    /// apt keeps packages for all architectures under the native one.
    func positions(in packages: [InstalledPackage]) -> Set<Int> {
        let native = packages.nativeArchitecture
        return Set(
            packages.indices.filter { index in
                let package = packages[index]
                return ids.contains(package.id)
                    || package.architecture == "all" && ids.contains("\(package.name):\(native)")
            })
    }
}
