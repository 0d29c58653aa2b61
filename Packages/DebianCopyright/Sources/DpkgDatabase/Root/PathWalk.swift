/// A look-up that never leaves the root, whatever the links on the way say: path_resolution(7)
/// with another `/`.
///
/// It opens one folder after the other without following links, and puts what a link holds in the
/// place of its name.
struct PathWalk {
    /// What Linux follows for one path.
    private static let mostLinks = 40
    /// The folders on the way stay open, so their number has a limit.
    private static let mostFolders = 128
    /// What Linux takes as one path, in bytes.
    private static let longestPath = 4095

    private struct Step {
        /// Ends in a zero.
        let name: [CChar]
        let isUpwards: Bool
        /// Whether a link named it, rather than the caller.
        let isFromLink: Bool
    }

    private let root: OpenFolder
    private var folder: OpenFolder
    /// The steps ahead, the next one last.
    private var steps: [Step] = []
    private var links = 0

    /// - Parameter path: relative to `folder`, or to the root where it begins with a slash.
    init(
        _ path: some BidirectionalCollection<UInt8>, from folder: OpenFolder, root: OpenFolder
    ) throws(FileProblem) {
        self.root = root
        self.folder = folder
        guard path.count <= PathWalk.longestPath else { throw .unreadable(.nameTooLong) }
        guard !path.contains(0) else { throw .missing }
        prepend(path, isFromLink: false)
    }

    /// The folder at the end of the path.
    mutating func openFolder() throws(FileProblem) -> OpenFolder {
        while let step = steps.popLast() { try enter(step) }
        return folder
    }

    /// The regular file at the end of the path.
    mutating func openFile() throws(FileProblem) -> Descriptor {
        while let step = steps.popLast() {
            guard steps.isEmpty, !step.isUpwards else {
                try enter(step)
                continue
            }
            switch try kind(of: step) {
            case .regular: return try file(step)
            case .link: try follow(step)
            case .other: throw .notRegularFile
            }
        }
        throw .notRegularFile
    }

    private mutating func enter(_ step: Step) throws(FileProblem) {
        if step.isUpwards {
            folder = folder.parent
            return
        }
        guard folder.depth < PathWalk.mostFolders else { throw .unreadable(.nameTooLong) }
        do throws(SystemError) {
            folder = OpenFolder(try folder.descriptor.folder(step.name), in: folder)
        } catch {
            guard error.meansNoFolder else { throw problem(error, at: step) }
            try follow(step)
        }
    }

    /// Goes on with what the link holds; a name that is no link is no folder either.
    private mutating func follow(_ step: Step) throws(FileProblem) {
        guard links < PathWalk.mostLinks else { throw .linkLoop }
        links += 1
        do throws(SystemError) {
            prepend(try folder.descriptor.target(ofLink: step.name), isFromLink: true)
        } catch {
            throw problem(error, at: step)
        }
    }

    private func kind(of step: Step) throws(FileProblem) -> Descriptor.Kind {
        do throws(SystemError) {
            return try folder.descriptor.kind(of: step.name)
        } catch {
            throw problem(error, at: step)
        }
    }

    private func file(_ step: Step) throws(FileProblem) -> Descriptor {
        do throws(SystemError) {
            return try folder.descriptor.file(step.name, followingLinks: false)
        } catch {
            throw problem(error, at: step)
        }
    }

    private mutating func prepend(
        _ path: some BidirectionalCollection<UInt8>, isFromLink: Bool
    ) {
        let slash = UInt8(ascii: "/")
        if path.first == slash { folder = root }
        for name in path.split(separator: slash).reversed() where !name.elementsEqual(".".utf8) {
            steps.append(
                Step(
                    name: name.map(CChar.init(bitPattern:)) + [0],
                    isUpwards: name.elementsEqual("..".utf8),
                    isFromLink: isFromLink))
        }
    }

    private func problem(_ error: SystemError, at step: Step) -> FileProblem {
        if error.meansAbsent { return step.isFromLink ? .danglingLink : .missing }
        return .unreadable(error)
    }
}
