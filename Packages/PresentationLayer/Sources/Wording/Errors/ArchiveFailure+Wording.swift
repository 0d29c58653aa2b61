public import DomainLayer

extension ArchiveFailure {
    /// Why the archive can't be read, in a clause. It quotes names from the archive unchanged.
    public var detail: String {
        switch self {
        case .unreadable(let message): message
        case .unknownFormat: "it is neither an image nor a Debian package nor a tar"
        case .damaged(let damage, let offset): "\(damage.detail) (byte \(offset.grouped))"
        case .missingProgram(let program, _): "it is compressed, and \(program) is not installed"
        case .decompression(let program, let status): "\(program) failed with status \(status)"
        case .limit(let limit): limit.detail
        case .missingMember(let name): "it lacks \(name)"
        case .missingLayer(let number): "it has no layer \(number)"
        case .ambiguous: "it holds several images"
        case .unknownImage(let name, _): "it holds no image \(name)"
        case .duplicatePackage(let id, let path): "\(path) holds another build of \(id)"
        case .conflictingPackage(let place, let path):
            "its \(place) is in the way of \(path)"
        case .unknownDigest(let digest): "the digest \(digest) can't be verified"
        case .contradiction(let one, let other):
            "\(one) and \(other) describe its contents differently"
        }
    }

    /// What to do about the failure, in a clause; nil if there is no advice.
    public var advice: String? {
        switch self {
        case .missingProgram(_, let package): "install the package \(package)"
        case .damaged, .decompression, .missingMember: "the file may be damaged; save it again"
        case .ambiguous(let names), .unknownImage(_, let names):
            names.isEmpty ? nil : "choose one: \(names.listed("or"))"
        case .duplicatePackage, .conflictingPackage:
            "only one of them can be installed; name only that one"
        case .unknownDigest: "of what comes by a pipe only SHA-256 is verified; read it from a file"
        case .contradiction:
            "others may read it as something else; trust none of it, or unpack and check the parts"
        case .unreadable, .unknownFormat, .limit, .missingLayer: nil
        }
    }
}

extension ArchiveDamage {
    fileprivate var detail: String {
        switch self {
        case .truncated: "it ends too early"
        case .checksum: "a checksum is wrong"
        case .header: "an entry makes no sense"
        case .globalHeader: "a global header gives entries other names or sizes"
        case .repeatedMember(let name): "it holds \(name) twice"
        case .size: "an entry has an impossible size"
        case .malformedMember(let name): "\(name) makes no sense"
        case .digest(let name): "\(name) does not have the digest that it is named by"
        case .memberSize(let name): "\(name) does not have the size that is stated for it"
        }
    }
}

extension ArchiveLimit {
    fileprivate var detail: String {
        switch self {
        case .entries: "it holds too many files"
        case .keptEntries: "it holds too many files that a listing needs"
        case .keptBytes: "it holds more data that a listing needs than fits in memory"
        case .decompressedBytes: "it is too large once it is decompressed"
        case .ratio: "it decompresses to far more than any image does"
        case .nesting: "it is compressed over and over again"
        case .metadata: "an entry's name is too long"
        case .documents: "what describes it is too long"
        case .layers: "it has too many layers"
        case .links: "its links lead on to too many others"
        }
    }
}
