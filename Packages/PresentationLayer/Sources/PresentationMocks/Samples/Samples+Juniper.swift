import DomainLayer

extension Samples {
    /// Three packages of one source: a library for two architectures, and its headers.
    static let juniper: [Sample] = [headers] + ["amd64", "i386"].map(library)

    /// A library that is installed for two architectures, which share their file.
    private static func library(_ architecture: String) -> Sample {
        Sample(
            entry: LicenseEntry(
                name: "libjuniper3",
                version: "1:3.2.8~rc1-1",
                architecture: architecture,
                source: source,
                section: "libs",
                maintainer: "Juniper Growers <growers@juniper.example>",
                installedSize: 448,
                copyrightFile: "/usr/share/doc/libjuniper3/copyright",
                format: .dep5,
                basis: .declared,
                expression: .id("LGPL-2.1-or-later"),
                mainExpression: .id("LGPL-2.1-or-later"),
                statements: [statement]),
            body: body,
            files: [
                architecture == "i386"
                    ? "/usr/lib/i386-linux-gnu/libjuniper.so.3"
                    : "/usr/lib/x86_64-linux-gnu/libjuniper.so.3"
            ])
    }

    /// A package without a file of its own, for which the library of the same source answers.
    private static let headers = Sample(
        entry: LicenseEntry(
            name: "libjuniper-dev",
            version: "1:3.2.8~rc1-1",
            architecture: "amd64",
            source: source,
            section: "libdevel",
            maintainer: "Juniper Growers <growers@juniper.example>",
            installedSize: 1_024,
            format: .dep5,
            basis: .declared,
            expression: .id("LGPL-2.1-or-later"),
            mainExpression: .id("LGPL-2.1-or-later"),
            statements: [statement],
            reason: .answeredBySibling(
                package: "libjuniper3:amd64", path: "/usr/share/doc/libjuniper3/copyright")),
        body: body,
        files: ["/usr/include/juniper.h"])

    private static let source = SourcePackage(name: "juniper", version: "1:3.2.8~rc1-1")

    private static let statement = LicenseStatement(
        expression: .id("LGPL-2.1-or-later"),
        files: ["*"],
        lines: 5...7,
        basis: .declared,
        rule: .shortName,
        name: "LGPL-2.1+",
        holders: ["2003-2022 Tomasz Wójcik and the growers"])

    private static let body = """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
        Upstream-Name: juniper
        Source: https://juniper.example/

        Files: *
        Copyright: 2003-2022 Tomasz Wójcik and the growers
        License: LGPL-2.1+

        License: LGPL-2.1+
         The text is in /usr/share/common-licenses/LGPL-2.1, any later one will do.

        """
}
