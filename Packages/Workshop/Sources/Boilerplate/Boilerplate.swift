import SwiftSources

/// Files to add, and files to change, so that something new has its place in every layer.
public struct Boilerplate: Hashable, Sendable {
    /// The texts of new files by their paths.
    public private(set) var created: [String: String] = [:]
    /// The new texts of files that are there.
    public private(set) var changed: [String: String] = [:]
    /// The line whose deletion turns the first test red.
    public let keyLine: KeyLine

    /// Of all files that are new or change, in their order.
    public var paths: [String] { (Array(created.keys) + Array(changed.keys)).sorted() }

    /// What there is to write.
    public enum Kind: String, Sendable, CaseIterable {
        /// A view, its presenter, state and presenter dependency.
        case screen
        /// A driver protocol, a real driver, a stub and a spy.
        case driver
        /// A use case protocol, its interactor and interactor dependency.
        case useCase = "use-case"
    }

    /// A line that the first test needs.
    public struct KeyLine: Hashable, Sendable {
        public let path: String
        /// As it stands there, without the blanks before it.
        public let text: String
        /// The test that fails without it: the name of its type.
        public let test: String
    }

    /// Plans everything, so that nothing is written where something is in the way.
    ///
    /// - Parameters:
    ///   - kind: what is written.
    ///   - stem: the name that all of its types begin with.
    ///   - files: the texts of the workspace's Swift files by their paths.
    public init(
        _ kind: Kind, named stem: Stem, in files: [String: String]
    ) throws(BoilerplateError) {
        let recipe: any Recipe  // each is another type
        switch kind {
        case .screen: recipe = ScreenRecipe(stem: stem)
        case .driver: recipe = DriverRecipe(stem: stem)
        case .useCase: recipe = UseCaseRecipe(stem: stem)
        }
        keyLine = recipe.keyLine
        created = recipe.files
        for path in created.keys.sorted() where files[path] != nil {
            throw .fileExists(path)
        }
        let names = Set(created.values.flatMap(TypeDeclaration.names))
        for path in files.keys.sorted() {
            for name in TypeDeclaration.names(in: files[path] ?? "") where names.contains(name) {
                throw .typeExists(name, path: path)
            }
        }
        for edit in recipe.edits {
            guard let text = changed[edit.path] ?? files[edit.path] else {
                throw .noFile(edit.path)
            }
            changed[edit.path] = try edit.applied(to: text)
        }
    }
}

/// What a kind of boilerplate consists of.
protocol Recipe {
    /// The texts of new files by their paths.
    var files: [String: String] { get }
    /// What changes in the containers.
    var edits: [Edit] { get }
    var keyLine: Boilerplate.KeyLine { get }
}
