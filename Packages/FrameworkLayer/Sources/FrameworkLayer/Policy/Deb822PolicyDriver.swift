import Bytes
import Deb822
public import DomainLayer
import DpkgDatabase

/// Reads policy files of the machine that the program runs on.
public struct Deb822PolicyDriver: PolicyDriverProtocol {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 256 * 1024

    public init() {}

    @concurrent
    public func document(
        at path: String
    ) async throws(PolicyDriverError) -> PolicyDocument {
        var buffer = FileBuffer()
        do throws(FileProblem) {
            try buffer.load(hostFile: path, limit: Self.sizeLimit)
        } catch {
            throw .unreadable(path: path, FileFailure(error))
        }
        if let line = buffer.withBytes(\.firstLineBeyondUTF8) {
            throw .notUTF8(path: path, line: line)
        }
        return buffer.withBytes { PolicyDocument($0, path: path) }
    }
}

extension ByteView {
    fileprivate var firstLineBeyondUTF8: Int? {
        isUTF8 ? nil : ByteLines(self).first { !$0.bytes.isUTF8 }?.number
    }
}

extension PolicyDocument {
    /// Cuts a file into fields; it is UTF-8.
    ///
    /// The engine knows no comments, for the files that it reads have none: they come as lines that
    /// are no field.
    init(_ bytes: ByteView, path: String) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        var stanzas: [PolicyStanza] = []
        var strayLines: [Int] = []
        let comments = Set(
            ByteLines(bytes).lazy.filter { $0.bytes.first == UInt8(ascii: "#") }.map(\.number))
        while reader.next(into: &stanza) {
            let strays = Set(stanza.strayLines)
            strayLines += stanza.strayLines.filter { !comments.contains($0) }
            let fields = stanza.fields.map { PolicyField($0, in: bytes, without: strays) }
            if !fields.isEmpty { stanzas.append(PolicyStanza(fields)) }
        }
        self.init(path: path, stanzas: stanzas, strayLines: strayLines)
    }
}

extension PolicyField {
    /// - Parameters:
    ///   - bytes: the file that the field was cut from.
    ///   - strays: lines that only stand where the field's own could.
    fileprivate init(_ field: Deb822Field, in bytes: ByteView, without strays: Set<Int>) {
        let value = field.lines.compactMap { line -> PolicyText? in
            let text = line.bytes.trimmed
            // A lone full stop stands for an empty line (Debian Policy 5.6.13).
            let isEmpty = text.isEmpty || text.equalsIgnoringCase(".")
            if isEmpty || strays.contains(line.number) { return nil }
            // The field's first line begins with its name.
            let start = line.number == field.line ? field.name : line.bytes
            let column = text.offset(in: bytes) - start.offset(in: bytes) + 1
            return PolicyText(String(text), at: .line(line.number, column: column))
        }
        self.init(String(field.name), line: field.line, value: value)
    }
}
