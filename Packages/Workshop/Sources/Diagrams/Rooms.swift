import SwiftSources

/// The rooms of a library: the folders of its modules' sources, and which of them need which.
///
/// The compiler knows modules only: within one, any file may name the types of any other, so
/// nothing but a reader notices that two folders need each other.
public struct Rooms: Sendable {
    /// The modules of the engine, each of which knows only those before it.
    public static let modulesOfEngine = ["DebianSystems", "DebianCopyright"]

    /// The module of each room, by the room's name.
    let modules: [String: String]
    private let namings: [Naming]

    /// A file names a type of another room.
    private struct Naming: Sendable {
        /// The file's path in the workspace.
        let file: String
        let room: String
        let type: String
        /// The room that declares the type.
        let other: String
    }

    /// - Parameters:
    ///   - modules: the library's modules, whose rooms have different names.
    ///   - files: the texts of the workspace's files by their paths.
    public init(of modules: [String], in files: [String: String]) {
        var places: [(path: String, room: String)] = []
        var rooms: [String: String] = [:]
        for path in files.keys.sorted() where path.hasSuffix(".swift") {
            // …/Sources/MODULE/ROOM/…
            let folders = path.split(separator: "/").map(String.init)
            guard let sources = folders.firstIndex(of: "Sources"), sources + 3 < folders.count,
                modules.contains(folders[sources + 1])
            else { continue }
            rooms[folders[sources + 2]] = folders[sources + 1]
            places.append((path, folders[sources + 2]))
        }
        var declared: [String: String] = [:]
        for (path, room) in places {
            for type in TypeDeclaration.names(in: files[path] ?? "") { declared[type] = room }
        }
        self.modules = rooms
        namings = places.flatMap { path, room in
            let words = TypeDeclaration.all(in: files[path] ?? "").reduce(into: Set<String>()) {
                $0.formUnion($1.words)
            }
            return words.sorted().compactMap { word -> Naming? in
                guard let other = declared[word], other != room else { return nil }
                return Naming(file: path, room: room, type: word, other: other)
            }
        }
    }

    /// Which rooms need which.
    var graph: Graph {
        var targets = modules.mapValues { _ in Set<String>() }
        for naming in namings { targets[naming.room, default: []].insert(naming.other) }
        return Graph(targets)
    }

    /// What contradicts an order of the rooms, a line each: a room that it lacks or that isn't
    /// there, and a file that names a type of a later room. Empty if all arrows run one way.
    public func breaches(of order: [String]) -> [String] {
        let turns = Dictionary(
            zip(order, order.indices), uniquingKeysWith: { first, _ in first })
        return order.filter { modules[$0] == nil }.map { "there is no room \($0)" }
            + modules.keys.filter { turns[$0] == nil }.sorted().map { "\($0) has no turn" }
            + namings.filter { turns[$0.room] ?? .max < turns[$0.other] ?? 0 }.map {
                "\($0.file) names \($0.type), which \($0.other) declares after \($0.room)"
            }
    }
}
