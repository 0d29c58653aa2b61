/// The selection of an archive's contents to read.
struct ArchiveSelection {
    var choice: ImageChoice
    var paths: KeptPaths
    var listsFiles: Bool
    /// Whether to compute the digests of an image's layers.
    var isVerifying: Bool

    /// Refuses a choice: only images have tags and platforms to choose from.
    func refuseChoice() throws(ArchiveError) {
        if let name = choice.tag ?? choice.platform { throw .unknownImage(name, known: []) }
    }
}
