/// Limits for following a path.
package enum PathLimit {
    /// Linux's limit for the links on one path.
    package static let links = 40
    /// The folders on the path stay open, so their number is limited.
    package static let folders = 128
    /// The names on a path and all its links. Forty links could have eighty thousand, each of them
    /// a system call or two; real paths have a dozen.
    package static let steps = 256
    /// Linux's limit for one path and for the target of a link, in bytes.
    package static let bytes = 4095
}

/// A look-up that never leaves the root, whatever the links on the way: path_resolution(7) with
/// another `/`.
///
/// It opens one folder after the other without following links, and replaces a link's name with the
/// link's target.
struct PathWalk {
    private struct Step {
        enum Direction {
            case down, up, nowhere
        }

        /// The name, terminated by a zero.
        let name: [CChar]
        let direction: Direction
        /// Whether the name comes from a link rather than from the caller.
        let isFromLink: Bool

        init(_ name: some Collection<UInt8>, isFromLink: Bool) {
            self.name = name.map(CChar.init(bitPattern:)) + [0]
            self.isFromLink = isFromLink
            direction =
                switch String(decoding: name, as: UTF8.self) {
                case ".": .nowhere
                case "..": .up
                default: .down
                }
        }
    }

    private let root: OpenFolder
    private var folder: OpenFolder
    /// The remaining steps, the next one last.
    private var steps: [Step] = []
    private var links = 0
    /// The number of names so far, including those in ``steps``.
    private(set) var stepCount = 0
    private let stepLimit: Int

    /// - Parameters:
    ///   - path: relative to `folder`, or to the root if it begins with a slash.
    ///   - folder: the folder to start from.
    ///   - root: the folder that the walk never leaves.
    ///   - steps: the most names to look up, if less than ``PathLimit/steps``.
    init(
        _ path: some BidirectionalCollection<UInt8>, from folder: OpenFolder, root: OpenFolder,
        steps: Int = PathLimit.steps
    ) throws(FileProblem) {
        stepLimit = min(steps, PathLimit.steps)
        self.root = root
        self.folder = folder
        guard path.count <= PathLimit.bytes else { throw .unreadable(.nameTooLong) }
        guard !path.contains(0) else { throw .missing }
        try prepend(path, isFromLink: false)
    }

    /// The folder at the end of the path.
    mutating func openFolder() throws(FileProblem) -> OpenFolder {
        while let step = steps.popLast() { try enter(step) }
        return folder
    }

    /// The regular file at the end of the path.
    mutating func openFile() throws(FileProblem) -> FileHandle {
        while let step = steps.popLast() {
            guard steps.isEmpty, step.direction == .down else {
                try enter(step)
                continue
            }
            switch try kind(of: step) {
            case .regular: return try file(step)
            case .link: try follow(step)
            case .folder, .other: throw .notRegularFile
            }
        }
        throw .notRegularFile
    }

    private mutating func enter(_ step: Step) throws(FileProblem) {
        switch step.direction {
        case .nowhere: break
        case .up: folder = folder.parent
        case .down: try descend(step)
        }
    }

    private mutating func descend(_ step: Step) throws(FileProblem) {
        guard folder.depth < PathLimit.folders else { throw .unreadable(.nameTooLong) }
        do throws(SystemError) {
            folder = OpenFolder(try folder.handle.folder(step.name), in: folder)
        } catch {
            guard error.meansNoFolder else { throw problem(error, at: step) }
            try follow(step)
        }
    }

    /// Continues with the link's target; a name that is no link is no folder either.
    private mutating func follow(_ step: Step) throws(FileProblem) {
        guard links < PathLimit.links else { throw .linkLoop }
        links += 1
        let target: [UInt8]
        do throws(SystemError) {
            target = try folder.handle.target(ofLink: step.name)
        } catch {
            throw problem(error, at: step)
        }
        try prepend(target, isFromLink: true)
    }

    private func kind(of step: Step) throws(FileProblem) -> Descriptor.Kind {
        do throws(SystemError) {
            return try folder.handle.kind(of: step.name)
        } catch {
            throw problem(error, at: step)
        }
    }

    private func file(_ step: Step) throws(FileProblem) -> FileHandle {
        do throws(SystemError) {
            return try folder.handle.file(step.name)
        } catch {
            throw problem(error, at: step)
        }
    }

    private mutating func prepend(
        _ path: some BidirectionalCollection<UInt8>, isFromLink: Bool
    ) throws(FileProblem) {
        let slash = UInt8(ascii: "/")
        if path.first == slash { folder = root }
        // A trailing slash, like `.`, requires that the name before it is a folder.
        if path.last == slash { steps.append(Step(".".utf8, isFromLink: isFromLink)) }
        let names = path.split(separator: slash)
        stepCount += names.count
        guard stepCount <= stepLimit else {
            throw isFromLink ? .linkLoop : .unreadable(.nameTooLong)
        }
        for name in names.reversed() { steps.append(Step(name, isFromLink: isFromLink)) }
    }

    private func problem(_ error: SystemError, at step: Step) -> FileProblem {
        if error.meansAbsent { return step.isFromLink ? .danglingLink : .missing }
        return .unreadable(error)
    }
}
