public import DomainLayer

/// A ``/DomainLayer/LicenseTextDriverProtocol`` made of closures, each of which a test can replace.
public struct MockLicenseTextDriver: LicenseTextDriverProtocol {
    public var license:
        @Sendable (
            _ entry: PackageLicense, _ source: InventorySource
        ) async throws(LicenseDriverError) -> License
    public var notices:
        @Sendable (
            _ entries: [PackageLicense], _ source: InventorySource
        ) async throws(LicenseDriverError) -> LicenseNotices
    public var copyrightFiles:
        @Sendable (
            _ entries: [PackageLicense], _ source: InventorySource
        ) async throws(LicenseDriverError) -> CopyrightFiles

    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        try await license(entry, source)
    }

    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        try await notices(entries, source)
    }

    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        try await copyrightFiles(entries, source)
    }
}

// MARK: Ready values

extension MockLicenseTextDriver {
    /// Gives the texts and notices of the made-up systems of ``MockLicenseDriver/samples``, which
    /// never change.
    public static let samples = MockLicenseTextDriver(
        license: { entry, source throws(LicenseDriverError) in
            let samples = try source.samples
            let body = samples.map { $0.text(of: entry.id) } ?? LargeInventory.text(of: entry)
            guard let body else { throw .noText(entry.id) }
            return License(id: entry.id, name: entry.name, body: body)
        },
        notices: { entries, source throws(LicenseDriverError) in
            var notices = LicenseNotices()
            for (entry, body) in try Samples.copyrightFiles(of: entries, in: source) {
                notices.add(body, of: entry)
            }
            return notices
        },
        copyrightFiles: { entries, source throws(LicenseDriverError) in
            var files = CopyrightFiles()
            for (entry, body) in try Samples.copyrightFiles(of: entries, in: source) {
                files.add(body, of: entry)
            }
            files.commonLicenses = Samples.commonLicenses.compactMap { path, text in
                files.files.contains { $0.body.contains(path) }
                    ? CommonLicense(paths: [path], body: text) : nil
            }
            return files
        })
}

extension CopyrightFiles {
    /// Adds a package to the file with this text, of which there is only one.
    fileprivate mutating func add(_ body: String, of entry: PackageLicense) {
        if let index = files.firstIndex(where: { $0.body == body }) {
            files[index].packages.append(entry.id)
        } else {
            files.append(
                CopyrightFile(
                    path: entry.answeringFile ?? "", packages: [entry.id], body: body))
        }
    }
}

extension LicenseNotices {
    /// Reads the parts of a made-up copyright file, which is always well formed.
    fileprivate mutating func add(_ body: String, of entry: PackageLicense) {
        let texts =
            entry.format == .machineReadable ? body.fieldTexts : body.texts(of: entry.statements)
        var places: [Int] = []
        var missing = entry.statements.flatMap { $0.expression?.licenses ?? [] }.firstOfEach
        for (name, text) in texts {
            let stated = entry.statements.first { $0.name == name }?.expression
            missing.removeAll { stated?.licenses.contains($0) ?? (name == $0) }
            places.append(index(of: text, named: stated?.description ?? name))
        }
        for (path, text) in Samples.commonLicenses where body.contains(path) {
            places.append(index(of: text, named: path))
        }
        self[entry.id] = PackageNotice(texts: places, missingTexts: missing)
    }
}

extension String {
    /// The names and texts of `License` fields that have a text.
    fileprivate var fieldTexts: [(name: String, text: String)] {
        var texts: [(name: String, text: String)] = []
        var isInField = false
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("License: ") {
                texts.append((String(line.dropFirst("License: ".count)), ""))
                isInField = true
            } else if isInField, line.hasPrefix(" ") {
                let text = line.dropFirst()
                texts[texts.count - 1].text += (text == "." ? "" : text) + "\n"
            } else {
                isInField = false
            }
        }
        return texts.filter { !$0.text.isEmpty }
    }

    /// The expressions and lines of statements, or the whole file if it states nothing.
    fileprivate func texts(of statements: [LicenseStatement]) -> [(name: String, text: String)] {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        if statements.isEmpty { return [("", self)] }
        return statements.map { statement in
            let first = statement.lines.lowerBound - 1
            let text = lines[first..<min(statement.lines.upperBound, lines.count)]
            return (statement.expression?.description ?? "", text.joined(separator: "\n") + "\n")
        }
    }
}

extension Samples {
    /// The texts of the files under `/usr/share/common-licenses`, by their paths, in invented
    /// words.
    fileprivate static let commonLicenses: [(path: String, text: String)] = [
        (
            "/usr/share/common-licenses/GPL-2",
            """
            Here a real system has the GNU General Public License, version 2, from its preamble to
            the notices at its end.

            """
        ),
        (
            "/usr/share/common-licenses/GPL-3",
            """
            Here a real system has the GNU General Public License, version 3, from its preamble to
            the notices at its end.

            """
        ),
    ]

    /// The packages that have a copyright file, with the file that answers for them.
    fileprivate static func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) throws(LicenseDriverError) -> [(entry: PackageLicense, body: String)] {
        let samples = try source.samples
        return entries.compactMap { entry in
            let body = samples.map { $0.text(of: entry.id) } ?? LargeInventory.text(of: entry)
            return body.map { (entry, $0) }
        }
    }
}

// MARK: Recording

extension MockLicenseTextDriver {
    /// A call of the driver.
    public enum Call: Equatable, Sendable {
        case license(PackageLicense.ID, InventorySource)
        case notices([PackageLicense.ID], InventorySource)
        case copyrightFiles([PackageLicense.ID], InventorySource)
    }

    /// This driver, which records each call.
    public func recording(in recorder: CallRecorder<Call>) -> MockLicenseTextDriver {
        MockLicenseTextDriver(
            license: { entry, source async throws(LicenseDriverError) in
                recorder.record(.license(entry.id, source))
                return try await license(entry, source)
            },
            notices: { entries, source async throws(LicenseDriverError) in
                recorder.record(.notices(entries.map(\.id), source))
                return try await notices(entries, source)
            },
            copyrightFiles: { entries, source async throws(LicenseDriverError) in
                recorder.record(.copyrightFiles(entries.map(\.id), source))
                return try await copyrightFiles(entries, source)
            })
    }
}
