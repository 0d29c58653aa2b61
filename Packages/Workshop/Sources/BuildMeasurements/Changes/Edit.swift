/// A change of one place in a source file.
public struct Edit: Hashable, Sendable {
    /// Below the workspace.
    public let path: String
    /// The words to be replaced, which stand in the file once.
    public let place: String
    /// What is put there; each `{run}` becomes the number of the run, so that no run writes what
    /// another has written.
    public let replacement: String

    public init(_ path: String, _ place: String, _ replacement: String) {
        self.path = path
        self.place = place
        self.replacement = replacement
    }

    /// The same place with more behind it.
    public static func append(_ text: String, to place: String, in path: String) -> Edit {
        Edit(path, place, place + text)
    }

    /// The file's text after the change.
    ///
    /// - Throws: ``EditError`` where the words do not stand there just once.
    public func applied(to text: String, run: Int) throws(EditError) -> String {
        let ranges = text.ranges(of: place)
        guard ranges.count == 1, let range = ranges.first else {
            throw EditError(path: path, place: place, count: ranges.count)
        }
        let new = replacement.replacing("{run}", with: "\(run)")
        return text.replacingCharacters(in: range, with: new)
    }
}

/// A place to change that is not there, or not once.
public struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    public let place: String
    public let count: Int

    public var description: String { "\(path) holds `\(place)` \(count) times, not once" }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
        self[..<range.lowerBound] + new + self[range.upperBound...]
    }
}
