import DebianRootFixtures

@testable import DebianSystems

/// The two forms of a root. Equal files give equal look-ups in both.
enum RootForm: CaseIterable {
    case folder, tree

    func root(of fixture: DebianRoot) throws -> RootDirectory {
        switch self {
        case .folder: try RootDirectory(path: fixture.path)
        case .tree: RootDirectory(try FileTree(copying: fixture), path: fixture.path)
        }
    }
}

extension FileTree {
    /// Copies the fixture's folder with its hard links.
    init(copying fixture: DebianRoot) throws {
        self.init()
        var known: [FileIdentity: Int] = [:]
        try copy(Descriptor(hostFolder: fixture.path), to: FileTree.root, &known)
    }

    private mutating func copy(
        _ folder: borrowing Descriptor, to index: Int, _ known: inout [FileIdentity: Int]
    ) throws {
        for name in try folder.names() {
            let path = (name + [0]).map(CChar.init(bitPattern:))
            switch try folder.kind(of: path) {
            case .folder:
                let inner = add(.folder([:]), as: name, in: index)
                try copy(folder.folder(path), to: inner, &known)
            case .link: add(.link(try folder.target(ofLink: path)), as: name, in: index)
            case .other: add(.other, as: name, in: index)
            case .regular:
                let file = try folder.file(path, followingLinks: false)
                let identity = try file.status().state.identity
                if let known = known[identity] {
                    link(known, as: name, in: index)
                } else {
                    var buffer = FileBuffer()
                    try buffer.fill(from: file, expecting: identity.size, limit: .max)
                    known[identity] = add(.file(.bytes(buffer.bytes)), as: name, in: index)
                }
            }
        }
    }
}
