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
    /// - Throws: ``FileProblem/tooLarge(size:limit:)`` beyond
    ///   ``SystemScanner/sizeLimit``, or ``FileProblem/unreadable(_:)`` for all that
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

    /// What the bytes of a file say.
    ///
    /// - Parameter includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    public func analyse(_ bytes: [UInt8], includingTexts: Bool) -> CopyrightAnalysis {
        ByteView.withBytes(of: bytes) {
            CopyrightParser(names: names).analyse($0, includingTexts: includingTexts)
        }
    }

    private func analysis(of buffer: FileBuffer) -> CopyrightAnalysis {
        buffer.withBytes { CopyrightParser(names: names).analyse($0, includingTexts: false) }
    }
}
