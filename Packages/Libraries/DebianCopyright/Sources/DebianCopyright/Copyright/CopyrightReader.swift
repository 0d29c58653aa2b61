public import DebianSystems

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads single copyright or license files of the host, whether or not they belong to a package.
///
/// ```swift
/// let reader = CopyrightReader(
///     vocabulary: LicenseVocabulary(licenseIDs: ["GPL-2.0-or-later"], exceptionIDs: []))
/// let (analysis, digest, _) = try reader.analyze(file: "/usr/share/doc/tar/copyright")
/// print(analysis.main?.licenseIDs ?? [], digest.hexadecimal)
/// ```
///
/// Threads can share a reader.
public struct CopyrightReader: Sendable {
    private let names: LicenseNames
    private let index: LicenseIndex

    /// A reader that knows the texts of the SPDX list.
    ///
    /// - Parameter vocabulary: the ids of the SPDX list that answers may name.
    public init(vocabulary: LicenseVocabulary) {
        names = LicenseNames(vocabulary: vocabulary)
        index = .spdx
    }

    /// The version of the SPDX list whose texts readers know by default.
    public static var listVersion: String { LicenseIndex.spdx.listVersion }

    /// A reader that knows the texts of another index; nil if the bytes are no index.
    ///
    /// - Parameters:
    ///   - vocabulary: the ids that answers may name, including those of the index.
    ///   - index: the result of ``LicenseIndexBuilder/build()``.
    public init?(vocabulary: LicenseVocabulary, index: [UInt8]) {
        guard let index = LicenseIndex(index) else { return nil }
        names = LicenseNames(vocabulary: vocabulary)
        self.index = index
    }

    /// Analyzes a file, gzipped or not; a pipe or device is read to its end.
    ///
    /// - Parameter path: absolute, or relative to the working directory; links are followed.
    /// - Returns: the analysis, the digest of the text, and the texts of the
    ///   ``CopyrightAnalysis/unexplained`` lines, because a pipe can't be read again.
    /// - Throws: `FileProblem.tooLarge(size:limit:)` beyond
    ///   `InstalledSystem.sizeLimit`, `FileProblem.notText`, or
    ///   `FileProblem.unreadable(_:)` for all other errors, for example if it is a folder.
    public func analyze(
        file path: String
    ) throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256, unexplained: [String]
    ) {
        var buffer = FileBuffer()
        try buffer.load(hostFile: path, limit: InstalledSystem.sizeLimit)
        if buffer.isGzipped {
            try buffer.load(gzippedFile: path, limit: InstalledSystem.sizeLimit)
        }
        return try analysis(of: buffer)
    }

    /// Analyzes standard input, which is read to its end and isn't decompressed.
    ///
    /// - Returns: the values that ``analyze(file:)`` returns.
    /// - Throws: the errors of ``analyze(file:)``.
    public func analyzeStandardInput() throws(FileProblem) -> (
        analysis: CopyrightAnalysis, digest: SHA256, unexplained: [String]
    ) {
        var buffer = FileBuffer()
        try buffer.load(openFile: STDIN_FILENO, limit: InstalledSystem.sizeLimit)
        return try analysis(of: buffer)
    }

    /// Analyzes the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - includingTexts: whether ``CopyrightAnalysis/references`` include their texts.
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
    /// The texts of some lines, decoded as UTF-8 with U+FFFD in place of invalid bytes.
    ///
    /// - Parameter ranges: 1-based and in order; lines past the last one are ignored.
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
