public import DomainLayer
import PresentationLayer
import Wording

/// A ``/DomainLayer/IdentificationDriverProtocol`` made of closures, each of which a test can
/// replace.
public struct MockIdentificationDriver: IdentificationDriverProtocol {
    public var identify:
        @Sendable (_ source: InputSource) async throws(LicenseDriverError) -> IdentifiedFile
    public var files:
        @Sendable (_ folder: InputSource) async throws(LicenseDriverError) -> [InputSource]

    public func identify(
        _ source: InputSource
    ) async throws(LicenseDriverError) -> IdentifiedFile {
        // Calls the closure: Swift prefers a property to a method with the property's name.
        try await identify(source)
    }

    public func files(
        in folder: InputSource
    ) async throws(LicenseDriverError) -> [InputSource] {
        try await files(folder)
    }
}

extension MockIdentificationDriver {
    /// Knows what the copyright files of the samples state, and no other file.
    ///
    /// No file is read: a package's name, or the path of its copyright file, selects what that file
    /// states. Standard input always holds the file of `lantern`. A folder holds the copyright
    /// files of the samples below its path.
    public static let samples = MockIdentificationDriver(
        identify: { source throws(LicenseDriverError) in
            let name = source == .standardInput ? "lantern" : source.name
            guard let sample = Samples.all.readable(name) else {
                throw .unreadableFile(source, .unreadable(message: "No such file or directory"))
            }
            return IdentifiedFile(sample, of: source)
        },
        files: { folder throws(LicenseDriverError) in
            let paths = Samples.sound.compactMap(\.entry.copyrightFile).filter {
                $0.hasPrefix(folder.name + "/")
            }
            if paths.isEmpty {
                throw .unreadableFile(folder, .unreadable(message: "No such file or directory"))
            }
            return paths.sorted().map { .path($0) }
        })
}

extension IdentifiedFile {
    /// What a package's copyright file states, under another name.
    fileprivate init(_ sample: Sample, of source: InputSource) {
        let entry = sample.entry
        let lines = sample.body.map { Array(TextLines($0)) } ?? []
        self.init(
            source: source,
            format: entry.format ?? .prose,
            basis: entry.basis,
            expression: entry.expression,
            mainExpression: entry.mainExpression,
            statements: entry.statements,
            // A single file belongs to no part of the archive.
            findings: entry.findings.filter { $0.kind != .freeLicenseInNonFree },
            unexplained: entry.unexplained,
            unexplainedLines: entry.unexplained.joined().map { String(lines[$0 - 1]) })
    }
}
