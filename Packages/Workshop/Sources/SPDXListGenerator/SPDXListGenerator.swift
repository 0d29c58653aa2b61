import Foundation

/// Makes the tables of DomainLayer's SPDX licence list from public data.
///
///     pip download --no-deps cyclonedx-python-lib license-expression   # and unzip both wheels
///     swift run --package-path Packages/Workshop SPDXListGenerator \
///         cyclonedx/schema/_res/spdx.SNAPSHOT.schema.json \
///         license_expression/data/scancode-licensedb-index.json \
///         > Packages/DomainLayer/Sources/DomainLayer/SPDX/SPDXLicenseTables.swift
///
/// The same data give the same bytes.
@main
enum SPDXListGenerator {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let schema = arguments.first, let index = arguments.last else {
            fail("usage: SPDXListGenerator SCHEMA INDEX > SPDXLicenseTables.swift", status: 2)
        }
        do {
            let list = try SPDXSchema(contentsOf: URL(fileURLWithPath: schema))
            let database = try LicenseDatabase(contentsOf: URL(fileURLWithPath: index))
            let tables = try LicenseTables(list: list, database: database)
            try FileHandle.standardOutput.write(contentsOf: Data(tables.source.utf8))
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("SPDXListGenerator: \(message)\n".utf8))
        exit(status)
    }
}

/// Why the data can't be used; each says what to look at.
struct DataError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
