#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads single copyright or license files of the host, whichever package they are of.
///
/// Made once, it may be shared between threads.
public struct CopyrightReader: Sendable {
    private let names: LicenseNames
    private let index: LicenseIndex

    /// Knows the texts of the SPDX list.
    ///
    /// - Parameter vocabulary: the ids of the SPDX list that answers may name.
    public init(vocabulary: LicenseVocabulary) {
        names = LicenseNames(vocabulary: vocabulary)
        index = .embedded
    }

    /// The version of the SPDX list whose texts readers know that are given no index.
    public static var listVersion: String { LicenseIndex.embedded.listVersion }

    /// Knows the texts of an index instead.
    ///
    /// - Parameters:
    ///   - vocabulary: the ids that answers may name, those of the index among them.
    ///   - index: what ``LicenseIndexBuilder/build()`` gives; nil if it is anything else.
    public init?(vocabulary: LicenseVocabulary, index: [UInt8]) {
        guard let index = LicenseIndex(index) else { return nil }
        names = LicenseNames(vocabulary: vocabulary)
        self.index = index
    }

    /// What a file says, and its digest, gzipped or not; a pipe or a device is read to its end.
    ///
    /// - Parameter path: absolute, or from the working folder; links are followed.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)`` beyond
    ///   ``SystemScanner/sizeLimit``, ``FileProblem/notText``, or
    ///   ``FileProblem/unreadable(_:)`` for all that the system refuses, a folder among it.
    public func analyze(
        file path: String
    ) throws(FileProblem) -> (analysis: CopyrightAnalysis, digest: SHA256) {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: SystemScanner.sizeLimit)
        if buffer.isGzipped {
            try buffer.load(gzippedFile: path, limit: SystemScanner.sizeLimit)
        }
        return try analysis(of: buffer)
    }

    /// What standard input says, which is read to its end, and its digest.
    ///
    /// - Throws: as ``analyze(file:)`` does.
    public func analyzeStandardInput() throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256
    ) {
        var buffer = FileBuffer()
        try buffer.load(openFile: STDIN_FILENO, limit: SystemScanner.sizeLimit)
        return try analysis(of: buffer)
    }

    /// What the bytes of a file say.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - includingTexts: whether ``CopyrightAnalysis/references`` hold their texts.
    public func analyze(_ bytes: [UInt8], includingTexts: Bool) -> CopyrightAnalysis {
        ByteView.withBytes(of: bytes) {
            CopyrightParser(names: names, index: index)
                .analyze($0, includingTexts: includingTexts)
        }
    }

    private func analysis(
        of buffer: FileBuffer
    ) throws(FileProblem) -> (analysis: CopyrightAnalysis, digest: SHA256) {
        guard buffer.withBytes(\.isText) else { throw .notText }
        return buffer.withBytes { bytes in
            (
                CopyrightParser(names: names, index: index).analyze(bytes, includingTexts: false),
                SHA256(bytes)
            )
        }
    }
}
