import DomainLayer

extension Samples {
    /// Machine-readable files that state one thing each.
    static let simple: [Sample] = [aozoraReader, baseAlmanac, caravanTools]

    /// A permissive license, and people whose names have characters two columns wide.
    private static let aozoraReader = Sample(
        "aozora-reader", "1.4.2-1", architecture: "all", section: "text",
        maintainer: "山田 花子 <hanako@aozora.example>", size: 2_310,
        expression: .id("MIT"),
        statements: [
            .declared(
                .id("MIT"), as: "Expat", files: ["*"], lines: 5...8,
                holders: ["2016-2023 青空読書会", "2019 Élodie Marchand <elodie@marchand.example>"]),
            .declared(
                .id("MIT"), as: "Expat", files: ["debian/*"], lines: 10...12,
                holders: ["2023 山田 花子 <hanako@aozora.example>"]),
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: aozora-reader
            Source: https://aozora.example/reader

            Files: *
            Copyright: 2016-2023 青空読書会
                       2019 Élodie Marchand <elodie@marchand.example>
            License: Expat

            Files: debian/*
            Copyright: 2023 山田 花子 <hanako@aozora.example>
            License: Expat

            License: Expat
             Read it, change it, pass it on, as long as this note goes along.
             .
             Nobody vouches for anything that happens then.

            """,
        files: ["/usr/bin/aozora-reader"])

    /// A work in the public domain.
    private static let baseAlmanac = Sample(
        "base-almanac", "2023c-1", architecture: "all", section: "science", priority: "required",
        isEssential: true, maintainer: "Almanac Keepers <almanac@keepers.example>", size: 812,
        expression: .license(.publicDomain),
        statements: [
            .declared(
                .license(.publicDomain), as: "public-domain", by: .publicDomain, files: ["*"],
                lines: 4...8, holders: ["Nobody, these are measurements"])
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: Base Almanac

            Files: *
            Copyright: Nobody, these are measurements
            License: public-domain
             When the sun rises is a fact and belongs to nobody. Whatever rights the
             keepers had in writing it down, they have given up.

            """,
        files: ["/usr/share/almanac/sun.tab"])

    /// A choice between two licenses, and one work under a third one; with a source built in from
    /// which packages are installed, and with one that nothing else is known of.
    private static let caravanTools = Sample(
        "caravan-tools", "0.9.1+ds-3",
        source: SourcePackage(name: "caravan", version: "0.9.1+ds-3"),
        builtUsing: [
            BuiltInSource(source, .builtUsing),
            BuiltInSource(SourcePackage(name: "saddlebag", version: "2.1-3"), .staticBuiltUsing),
        ],
        section: "utils",
        maintainer: "Noor van Dijk <noor@vandijk.example>", size: 6_144,
        expression: .and([.or([.id("Apache-2.0"), .id("MIT")]), .id("BSD-3-Clause")]),
        main: .or([.id("Apache-2.0"), .id("MIT")]),
        statements: [
            .declared(
                .or([.id("Apache-2.0"), .id("MIT")]), as: "Apache-2.0 or Expat", by: .listedID,
                files: ["*"], lines: 5...7, holders: ["2018-2023 The Caravan Authors"]),
            .declared(
                .id("BSD-3-Clause"), as: "BSD-3-clause", by: .listedID,
                files: ["src/tent/*", "include/tent.h"], lines: 9...11,
                holders: ["2009 Samir Haddad"]),
        ],
        body: """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: Caravan
            Files-Excluded: vendor/*

            Files: *
            Copyright: 2018-2023 The Caravan Authors
            License: Apache-2.0 or Expat

            Files: src/tent/* include/tent.h
            Copyright: 2009 Samir Haddad
            License: BSD-3-clause

            License: Apache-2.0
             On Debian systems the whole text is in /usr/share/common-licenses/Apache-2.0.

            License: Expat
             Pitch it where you like, and leave this note in the tent.

            License: BSD-3-clause
             Three things are asked: keep this note in the source, show it with the
             program, and don't use Samir's name to sell either.

            """,
        files: ["/usr/bin/caravan", "/usr/bin/caravan-fold"])
}

extension Samples {
    /// Three packages from one source: a library for two architectures, and its headers.
    static let juniper: [Sample] = [headers] + ["amd64", "i386"].map(library)

    /// A library installed for two architectures, which share a copyright file.
    private static func library(_ architecture: String) -> Sample {
        Sample(
            "libjuniper3", "1:3.2.8~rc1-1", architecture: architecture, source: source,
            section: "libs", maintainer: "Juniper Growers <growers@juniper.example>", size: 448,
            expression: .id("LGPL-2.1-or-later"),
            statements: [statement],
            body: body,
            files: [
                architecture == "i386"
                    ? "/usr/lib/i386-linux-gnu/libjuniper.so.3"
                    : "/usr/lib/x86_64-linux-gnu/libjuniper.so.3"
            ])
    }

    /// A package without a file of its own; the library from its source answers for it.
    private static let headers = Sample(
        entry: PackageLicense(
            name: "libjuniper-dev",
            version: "1:3.2.8~rc1-1",
            architecture: "amd64",
            source: source,
            section: "libdevel",
            maintainer: "Juniper Growers <growers@juniper.example>",
            installedSize: 1_024,
            format: .machineReadable,
            basis: .declared,
            expression: .id("LGPL-2.1-or-later"),
            mainExpression: .id("LGPL-2.1-or-later"),
            statements: [statement],
            reason: .answeredBySibling(
                package: "libjuniper3:amd64", path: "/usr/share/doc/libjuniper3/copyright")),
        body: body,
        files: ["/usr/include/juniper.h"])

    private static let source = SourcePackage(name: "juniper", version: "1:3.2.8~rc1-1")

    private static let statement = LicenseStatement.declared(
        .id("LGPL-2.1-or-later"), as: "LGPL-2.1+", files: ["*"], lines: 5...7,
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
