import Foundation

/// A workspace of a learner's own: all files of the template `workspace`, in a folder outside the
/// checkout.
struct NewWorkspace {
    /// Where it goes.
    let folder: URL
    /// The texts of its files by their paths.
    let files: [String: String]

    /// - Parameters:
    ///   - stem: the name of what the app is about.
    ///   - path: the folder, which is empty or isn't there; `~` is the home folder, because some
    ///     shells leave `DIR=~/Notes` as it is.
    ///   - checkout: the folder of the checkout with the template.
    /// - Throws: ``BoilerplateError`` if the folder isn't empty, or has the name of a package; what
    ///   Foundation throws if a file can't be read.
    init(named stem: Stem, at path: String, from checkout: URL) throws {
        guard !path.isEmpty else {
            throw BoilerplateError("DIR= names no folder: write, for example, DIR=../\(stem.type)")
        }
        let place = NSString(string: path).expandingTildeInPath
        if FileManager.default.fileExists(atPath: place) {
            let names = try? FileManager.default.contentsOfDirectory(atPath: place)
            guard names == [] else {
                throw BoilerplateError("DIR=\(path) is not an empty folder: nothing was written")
            }
        }
        folder = URL(filePath: place, directoryHint: .isDirectory)
        files = try Template("workspace", in: checkout).files(named: stem)
        // SwiftPM distinguishes packages by the names of their folders, in any case.
        let manifest = "/\(folder.lastPathComponent)/Package.swift".lowercased()
        guard !files.keys.contains(where: { "/\($0)".lowercased().hasSuffix(manifest) }) else {
            throw BoilerplateError(
                "DIR=\(path): a package of the workspace has this name, and both can't have it")
        }
    }
}
