import Foundation

/// One of the folders in `Packages/Workshop/Templates`: files about something named `Newcomer`.
struct Template {
    /// Where the templates are, below the checkout.
    static let all = "Packages/Workshop/Templates"

    private let folder: URL
    /// Holds what several shapes of something share; nil if there are no shapes.
    private let sharedFolder: URL?

    /// - Parameters:
    ///   - kind: the name of the template's folder.
    ///   - shape: the name of a folder in it, if there is a choice.
    ///   - checkout: the checkout's folder.
    init(_ kind: String, shape: String? = nil, in checkout: URL) {
        let kind = checkout.appending(path: "\(Self.all)/\(kind)", directoryHint: .isDirectory)
        folder = shape.map { kind.appending(path: $0, directoryHint: .isDirectory) } ?? kind
        sharedFolder = shape == nil ? nil : kind
    }

    /// The texts of the files to write, by their paths, with a name filled in.
    func files(named stem: Stem) throws -> [String: String] {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        {
            let file = folder.appending(path: path)
            guard path != "plan",
                try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
            else { continue }
            files[stem.filled(into: path)] = stem.filled(
                into: try String(contentsOf: file, encoding: .utf8))
        }
        return files
    }

    /// The paragraphs of its plan, which says what becomes of files that are there; those that
    /// several shapes share come first.
    func plan(named stem: Stem) throws -> [String] {
        try [sharedFolder, folder].compactMap(\.self).flatMap { folder in
            let plan = try String(contentsOf: folder.appending(path: "plan"), encoding: .utf8)
            return stem.filled(into: plan).split(separator: "\n\n").map(String.init)
        }
    }
}

extension [String: String] {
    /// Writes texts into the files at these paths below a folder.
    func write(below root: URL) throws {
        for (path, text) in self {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

/// What a new driver gives.
enum DriverShape: String, CaseIterable {
    /// The text of a file.
    case text
    /// A value that is there as soon as it is asked for.
    case value
    /// A value and its changes, as they come.
    case stream

    /// - Throws: ``BoilerplateError`` if the name is none of a shape.
    init(_ name: String) throws(BoilerplateError) {
        guard let shape = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw BoilerplateError("SHAPE=\(name) is no shape of a driver: choose one of \(names)")
        }
        self = shape
    }
}
