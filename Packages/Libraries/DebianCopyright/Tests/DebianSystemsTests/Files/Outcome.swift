@testable import DebianSystems

/// The text read, or the reason for a failure.
typealias Outcome = Result<String, FileProblem>

extension RootDirectory {
    func outcome(_ path: String, limit: Int = 100) -> Outcome {
        var buffer = FileBuffer()
        return Result { () throws(FileProblem) in
            try read(path, limit: limit, into: &buffer)
            return buffer.text
        }
    }

    func text(_ path: String) throws(FileProblem) -> String {
        try outcome(path).get()
    }
}

extension CopyrightLocator {
    func outcome(of name: String, limit: Int = 100) -> Outcome {
        let package = InstalledPackage(
            name: name, version: "1", architecture: "all", sourceName: name, sourceVersion: "1")
        var buffer = FileBuffer()
        return Result { () throws(FileProblem) in
            try open(package).read(limit: limit, into: &buffer)
            return buffer.text
        }
    }
}

extension FileBuffer {
    /// The bytes decoded as UTF-8.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
