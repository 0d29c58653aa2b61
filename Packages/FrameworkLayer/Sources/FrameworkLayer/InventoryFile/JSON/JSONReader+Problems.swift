import DomainLayer

extension JSONReader {
    /// The problem that stands at the position.
    func problem(_ kind: InventoryFileProblem.Kind) -> JSONReaderError {
        problem(kind, at: position)
    }

    /// A problem of the value that was read last.
    func problemOfValue(_ kind: InventoryFileProblem.Kind) -> JSONReaderError {
        problem(kind, at: tokenStart)
    }

    /// The problem that another byte comes next than should, or the end.
    mutating func unexpected() throws(JSONReaderError) -> JSONReaderError {
        try nextByte().map { problem(.unexpectedByte($0)) } ?? problem(.endsEarly)
    }

    private func problem(
        _ kind: InventoryFileProblem.Kind, at index: Int
    ) -> JSONReaderError {
        let (line, column) = place(of: index)
        return .invalid(
            InventoryFileProblem(kind, line: line, column: column, keyPath: keyPath))
    }

    /// The way to where the reader stands: `packages[3].version`.
    private var keyPath: String {
        var path = ""
        for container in containers {
            guard let step = container.step else { break }
            if container.isObject {
                // A key may be as long as its maker likes.
                path += (path.isEmpty ? "" : ".") + step.prefix(64)
            } else {
                path += "[\(step)]"
            }
        }
        return path
    }
}
