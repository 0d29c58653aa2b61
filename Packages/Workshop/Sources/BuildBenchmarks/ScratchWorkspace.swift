import BuildMeasurements
import ChildProcesses
import Foundation

/// A copy of the checkout that may be changed, and the folders in which it is built.
struct ScratchWorkspace {
    /// The folder of the copy and of all that is built, absolute.
    let folder: String

    /// The copy's own folder.
    var root: String { folder + "/workspace" }

    init(folder: String) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    /// Makes the copy anew: all files as they are in the current folder, with their dates.
    func renew() throws {
        try Command("rm", "-rf", root).finished()
        try Command("mkdir", "-p", root).finished()
        try Command(
            "sh", "-c",
            "tar -cf - --exclude=.build --exclude=.git --exclude=.swiftpm . | tar -xf - -C \"$1\"",
            "sh", root
        ).finished()
    }

    func make(_ change: Change, run: Int) throws {
        for edit in change.edits {
            let text = try String(contentsOfFile: "\(root)/\(edit.path)", encoding: .utf8)
            try write(edit.applied(to: text, run: run), to: edit.path)
        }
    }

    /// - Parameter path: below the copy; its folders are made where they are not there.
    func write(_ text: String, to path: String) throws {
        let url = URL(filePath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func remove(_ path: String) throws {
        try Command("rm", "-rf", "\(root)/\(path)").finished()
    }

    /// Where a product is built: a folder of its own for each, so that none finds what another has
    /// left.
    func products(of name: String) -> String { "\(folder)/products/\(name)" }

    /// Builds one of the roots, as at the top of the checkout.
    func build(_ product: String, _ configuration: String) -> Command {
        Command([
            "swift", "build", "--package-path", root, "--product", product,
            "--configuration", configuration,
            "--scratch-path", products(of: "\(product)-\(configuration)"),
        ])
    }

    /// Takes away what ``build(_:_:)`` has made: objects, modules, the module cache and the plan.
    ///
    /// What the package manager keeps of manifests outside of the checkout stays, as it does for
    /// whoever says `make clean`; so the manifests are read once before anything is timed.
    func clean(_ product: String, _ configuration: String) throws {
        try Command(build(product, configuration).words + ["--show-bin-path"]).finished()
        try Command("rm", "-rf", products(of: "\(product)-\(configuration)")).finished()
    }
}
