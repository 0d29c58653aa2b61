import DebianCopyright
import DebianSystems
public import DomainLayer

/// Identifies what any file states, by reading it as an installed copyright file is read.
public struct DebianIdentificationDriver: IdentificationDriverProtocol {
    public init() {}

    @concurrent
    public func identify(
        _ source: InputSource
    ) async throws(LicenseDriverError) -> IdentifiedFile {
        do throws(FileProblem) {
            let (analysis, digest, lines) =
                switch source {
                case .standardInput: try Self.reader.analyzeStandardInput()
                case .path(let path): try Self.reader.analyze(file: path)
                }
            // A loose file has no source package. Its digest replaces the source's name, so that
            // equal files have equal ids anywhere, and a name without a text is one file's alone.
            let answer = CopyrightAnswer(analysis, source: digest.hexadecimal)
            return IdentifiedFile(answer, of: source, unexplainedLines: lines)
        } catch {
            throw LicenseDriverError(error, of: source)
        }
    }

    @concurrent
    public func files(
        in folder: InputSource
    ) async throws(LicenseDriverError) -> [InputSource] {
        do throws(FileProblem) {
            return try HostFolder.paths(below: folder.path).map { .path($0) }
        } catch {
            throw LicenseDriverError(error, of: folder)
        }
    }

    /// Made for the first file, and reused for all others.
    private static let reader = CopyrightReader(vocabulary: .spdx)
}

extension InputSource {
    /// The path of the source; that of the device for standard input.
    fileprivate var path: String {
        switch self {
        case .standardInput: "/dev/stdin"
        case .path(let path): path
        }
    }
}

extension IdentifiedFile {
    init(_ answer: CopyrightAnswer, of source: InputSource, unexplainedLines: [String]) {
        self.init(
            source: source,
            format: answer.format,
            basis: answer.basis,
            expression: answer.expression,
            mainExpression: answer.mainExpression,
            statements: answer.statements,
            loneExceptions: answer.loneExceptions,
            findings: answer.findings,
            unexplained: answer.unexplained,
            unexplainedLines: unexplainedLines,
            names: answer.names,
            readings: answer.readings)
    }
}
