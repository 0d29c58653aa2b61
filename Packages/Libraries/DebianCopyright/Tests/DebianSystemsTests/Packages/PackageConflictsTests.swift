import ArchiveFixtures
import DebianRootFixtures
import Testing

@testable import DebianSystems

/// Packages of which one has files that concern another.
struct PackageConflictsTests {
    private let apple = PackageBuilder("apple", license: "AGPL-3")

    /// The reason that these packages can't form one system; nil if they can.
    private func failure(_ packages: PackageBuilder...) async throws -> ArchiveError? {
        try await withDebianRoot { folder in
            for (number, package) in packages.enumerated() {
                try folder.file("debs/\(number).deb", try await package.archive())
            }
            guard let error = folder.failure("debs") else { return nil }
            guard case .conflictingPackage(let place, let path) = error else { return error }
            #expect(path == folder.hostPath("debs/0.deb"))
            return .conflictingPackage(place, otherPath: "0.deb")
        }
    }

    private func conflict(_ place: String) -> ArchiveError {
        .conflictingPackage(place, otherPath: "0.deb")
    }

    @Test func `packages of the same control file and other files aren't the same`() async throws {
        var other = apple
        other.files.file("usr/bin/apple", "")
        let error = try await failure(apple, other)
        guard case .duplicatePackage("apple:all", _) = error else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test func `what a license's link leads to is its package's`() async throws {
        var linking = apple
        linking.files = SystemFiles()
        linking.files.link("usr/share/doc/apple/copyright", to: "../../apple.txt")
        linking.files.file("usr/share/apple.txt", "License: AGPL-3")
        var other = PackageBuilder("pear", license: "Expat")
        other.files.file("usr/share/apple.txt", "License: Expat")
        #expect(try await failure(linking, other) == conflict("/usr/share/apple.txt"))
    }

    @Test func `two architectures of a package have to say the same`() async throws {
        func build(_ architecture: String, _ license: String) -> PackageBuilder {
            var package = PackageBuilder("apple", license: license)
            package.control.replace("all", with: architecture)
            return package
        }
        #expect(
            try await failure(build("amd64", "AGPL-3"), build("arm64", "Expat"))
                == conflict("/usr/share/doc/apple/copyright"))
        #expect(try await failure(build("amd64", "Expat"), build("arm64", "Expat")) == nil)
    }

    @Test(arguments: [true, false])
    func `a package brings no copyright file of another one`(hasOwn: Bool) async throws {
        var apple = apple
        if !hasOwn { apple.files = SystemFiles() }
        var birch = PackageBuilder("birch", license: "Expat")
        birch.files.file("usr/share/doc/apple/copyright", "License: Expat\n")
        #expect(try await failure(apple, birch) == conflict("/usr/share/doc/apple/copyright"))
        // Packages of one source are allowed to.
        birch.control += "Source: apple\n"
        let sameSource: ArchiveError? = hasOwn ? conflict("/usr/share/doc/apple/copyright") : nil
        #expect(try await failure(apple, birch) == sameSource)
    }

    @Test(arguments: ["usr", "usr/share/doc", "usr/share/doc/apple"])
    func `a package brings no link in the way of another one`(place: String) async throws {
        var birch = PackageBuilder("birch", license: "Expat")
        birch.files = SystemFiles()
        birch.files.link(place, to: "elsewhere")
        #expect(try await failure(apple, birch) == conflict("/\(place)"))
    }

    @Test func `hidden packages count, and names that aren't UTF-8 are told`() async throws {
        try await withDebianRoot { folder in
            try folder.file("debs/.a.deb", try await apple.archive())
            #expect(try await folder.packages("debs") == ["apple 1.0-1 AGPL-3"])
            try folder.file("debs/Packages", "Package: none\n")
            try folder.file("debs/b", "")
            try folder.rename("debs/b", to: Array("debs/b".utf8) + [0xFF])
            #expect(
                throws: OpeningError.archive(
                    .unreadable(SystemError(number: 2)), path: folder.hostPath("debs/b\u{FFFD}"))
            ) { _ = try folder.open("debs") }
        }
    }
}

extension String {
    fileprivate mutating func replace(_ text: String, with other: String) {
        self = replacing(text, with: other)
    }
}
