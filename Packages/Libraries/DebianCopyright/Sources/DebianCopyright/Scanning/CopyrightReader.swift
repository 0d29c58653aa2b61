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
        index = .spdx
    }

    /// The version of the SPDX list whose texts readers know that are given no index.
    public static var listVersion: String { LicenseIndex.spdx.listVersion }

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
    /// With it come the texts of the ``CopyrightAnalysis/unexplained`` lines, since who has read a
    /// pipe can't read it again.
    ///
    /// - Parameter path: absolute, or from the working folder; links are followed.
    /// - Throws: ``FileProblem/tooLarge(size:limit:)`` beyond
    ///   ``SystemScanner/sizeLimit``, ``FileProblem/notText``, or
    ///   ``FileProblem/unreadable(_:)`` for all that the system refuses, a folder among it.
    public func analyze(
        file path: String
    ) throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256, unexplained: [String]
    ) {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: SystemScanner.sizeLimit)
        if buffer.isGzipped {
            try buffer.load(gzippedFile: path, limit: SystemScanner.sizeLimit)
        }
        return try analysis(of: buffer)
    }

    /// What standard input says, which is read to its end, as ``analyze(file:)`` does.
    ///
    /// - Throws: as ``analyze(file:)`` does.
    public func analyzeStandardInput() throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256, unexplained: [String]
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
    ) throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256, unexplained: [String]
    ) {
        guard buffer.withBytes(\.isText) else { throw .notText }
        return buffer.withBytes { bytes in
            let analysis = CopyrightParser(names: names, index: index)
                .analyze(bytes, includingTexts: false)
            return (analysis, SHA256(bytes), bytes.texts(ofLines: analysis.unexplained))
        }
    }
}

extension ByteView {
    /// The texts of some lines, decoded as UTF-8 with U+FFFD for bytes that are none.
    ///
    /// - Parameter ranges: 1-based and in order; what is beyond the last line is left out.
    func texts(ofLines ranges: [ClosedRange<Int>]) -> [String] {
        var ranges = ranges[...]
        var texts: [String] = []
        for line in ByteLines(self) {
            while let first = ranges.first, first.upperBound < line.number { ranges.removeFirst() }
            guard let range = ranges.first else { break }
            if range.contains(line.number) { texts.append(String(line.bytes)) }
        }
        return texts
    }
}
