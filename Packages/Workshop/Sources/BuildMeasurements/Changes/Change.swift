/// What somebody who works here does to the sources between two builds.
public struct Change: Hashable, Sendable {
    /// As the figures call it.
    public let name: String
    /// What it is an example of, for a reader.
    public let title: String
    public let edits: [Edit]

    public init(_ name: String, _ title: String, _ edits: [Edit] = []) {
        self.name = name
        self.title = title
        self.edits = edits
    }

    /// How many files it touches.
    public var files: Int { Set(edits.map(\.path)).count }

    /// The packages that it touches, in the order of the edits.
    public var packages: [String] {
        var seen: Set<String> = []
        return edits.compactMap { edit in
            let names = edit.path.split(separator: "/").map(String.init)
            guard names.count > 1, names[0] == "Packages" else { return nil }
            return seen.insert(names[1]).inserted ? names[1] : nil
        }
    }
}
