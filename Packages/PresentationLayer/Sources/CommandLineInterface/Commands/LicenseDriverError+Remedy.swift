internal import DomainLayer
import Wording

// Remedies for failures, in terms of commands and options: a sentence each without a period, or nil
// if there is nothing to say.

extension LicenseDriverError {
    var remedy: String? {
        switch self {
        case .unreadableArchive(_, .ambiguous(let names)),
            .unreadableArchive(_, .unknownImage(_, let names)):
            names.isEmpty
                ? nil : "choose one with \(Self.choice(of: names)): \(names.listed("or"))"
        case .unreachableRoot(let path, _) where path.contains("://"): Self.wayToSave(path)
        case .unreadableFile(_, .folder): "-r reads the files in it"
        default: advice
        }
    }

    /// How to turn an address into a file, which can be read.
    private static func wayToSave(_ address: String) -> String {
        address.hasPrefix("docker://")
            ? "save the image with 'skopeo copy \(address) oci-archive:FILE', and name the file"
            : "download it, and name the file"
    }

    /// How to choose one of these names of images: only platforms have slashes and no colon.
    private static func choice(of names: [String]) -> String {
        names.allSatisfy { $0.contains("/") && !$0.contains(":") }
            ? "--platform" : ":TAG after the path"
    }
}

extension InventoryFileError {
    var remedy: String? {
        switch self {
        case .invalid(.standardInput, let problem) where problem.kind.isOtherFormat:
            "- is read as a saved listing alone; name an image by its path"
        case .invalid(_, let problem) where problem.kind.isNewer:
            "save the listing again with this version"
        case .invalid: "'list --format json' writes what can be compared"
        case .folder: "--root reads systems"
        case .filtered: "save all with 'list --format json'"
        case .brief: "save it without --brief"
        case .unreadable, .tooLarge, .outdated, .cancelled: nil
        }
    }
}

extension InventoryFileProblem.Kind {
    /// Whether the file may be something other than a listing.
    fileprivate var isOtherFormat: Bool {
        switch self {
        case .unexpectedByte, .wrongValue, .badText: true
        default: false
        }
    }

    /// Whether another version of the program wrote the listing.
    fileprivate var isNewer: Bool {
        if case .unknownSchema = self { true } else { false }
    }
}

extension RowFileError {
    var remedy: String? {
        switch self {
        case .file(.invalid), .refused(_, _, .noRow):
            "rows are what 'export rows' writes, unpacked"
        case .file, .refused: nil
        case .statementsNeeded: "choose --scope all or main"
        }
    }
}

extension PolicyError {
    /// What went wrong and what to do about it, in a sentence each.
    var messages: [String] {
        switch self {
        case .missing:
            details.map {
                "\($0); name one with --policy, --allow or --deny, or write one with --init"
            }
        case .unreadable, .notUTF8: details
        case .invalid(_, let problems):
            zip(details, problems).map { detail, problem in
                [detail, problem.remedy].compactMap(\.self).joined(separator: "; ")
            }
        }
    }
}

extension PolicyProblem {
    fileprivate var remedy: String? {
        switch kind {
        case .outdatedReference(_, nil): "'list --license LicenseRef-*' shows the present ones"
        case .absentReference: "'list --license LicenseRef-*' shows those that SPDX lacks"
        default: nil
        }
    }
}

extension FileOutputError {
    var remedy: String? {
        switch self {
        case .failed: nil
        case .exists: "--force replaces it"
        }
    }
}
