public import CopyrightFormat
public import DpkgDatabase
public import Identification

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads single copyright or licence files of the host, whichever package they are of.
///
/// Made once, it may be shared between threads.
public struct CopyrightReader: Sendable {
    private let names: LicenseNames

    /// - Parameter vocabulary: the ids of the SPDX list that answers may name.
    public init(vocabulary: LicenseVocabulary) {
        names = LicenseNames(vocabulary: vocabulary)
    }

    /// What a file says; a pipe or a device is read to its end.
    ///
    /// - Parameter path: absolute, or from the working folder; links are followed.
    /// - Throws: ``/DpkgDatabase/FileProblem/tooLarge(size:limit:)`` beyond
    ///   ``SystemScanner/sizeLimit``, or ``/DpkgDatabase/FileProblem/unreadable(_:)`` for all that
    ///   the system refuses, a folder among it.
    public func analyse(file path: String) throws(FileProblem) -> CopyrightAnalysis {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: SystemScanner.sizeLimit)
        return analysis(of: buffer)
    }

    /// What standard input says, which is read to its end.
    ///
    /// - Throws: as ``analyse(file:)`` does.
    public func analyseStandardInput() throws(FileProblem) -> CopyrightAnalysis {
        var buffer = FileBuffer()
        try buffer.load(openFile: STDIN_FILENO, limit: SystemScanner.sizeLimit)
        return analysis(of: buffer)
    }

    private func analysis(of buffer: FileBuffer) -> CopyrightAnalysis {
        buffer.withBytes { CopyrightParser(names: names).analyse($0, includingTexts: false) }
    }
}
