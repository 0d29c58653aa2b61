/// The names that people use for licenses and exceptions, with their meanings.
///
/// The ids are those of the SPDX list. The names are taken from copyright files, as words that
/// `WordReader` gives: without hyphens inside a word, and with either spelling of "licence".
enum LicenseNameAliases {
    /// One line of a table.
    struct Row: Sendable {
        let meaning: Meaning
        /// Names that always mean the license, separated by commas.
        let names: String
        /// Names that are also ordinary words or programs, and mean the license only right after a
        /// granting word.
        var shortNames = ""
        /// Names that combine a head and a tail.
        var compounds: [Compound] = []
    }

    /// Every head joined with every tail is a name. Both lists are separated by commas, and a tail
    /// may be empty.
    struct Compound: Sendable {
        let heads: String
        let tails: String
    }

    /// The meaning of a name.
    enum Meaning: Sendable {
        case license(VersionedLicense)
        /// A license whose name alone has no id, such as plain "BSD". `file` is the id of the file
        /// under common-licenses with this name; nil if there is none.
        case unlisted(file: String?)
        /// An exception's id; nil if the list has no general one.
        case exception(String?)
        /// The first words of something that has a reader of its own.
        case publicDomain, perl, identifier, label, waiver, zeroNotice, address
    }

    static let rows: [Row] = gnu + versioned + creativeCommons + single + exceptions + openings

    /// Words that aren't a name but begin a statement of another kind.
    private static let openings: [Row] = [
        Row(meaning: .publicDomain, names: "public domain, publicdomain, publicly domain"),
        Row(meaning: .perl, names: "perl, perl5"),
        Row(meaning: .identifier, names: "spdxlicenseidentifier"),
        Row(meaning: .label, names: "license"),
        Row(meaning: .waiver, names: "disclaims, disclaim, waives, waived, waive"),
        Row(meaning: .zeroNotice, names: "extent possible under law"),
        Row(
            meaning: .address,
            names: """
                http, https, www, apache org, creativecommons org, gnu org, mozilla org,
                opensource org, spdx org
                """),
    ]

    static func gnu(
        _ stem: String, _ versions: String, unversioned: String? = nil,
        hasCoverTexts: Bool = false, _ names: String
    ) -> Row {
        var family = VersionedLicense(
            stem, versions: versions, unversioned: unversioned, isGNU: true)
        family.hasCoverTexts = hasCoverTexts
        return Row(meaning: .license(family), names: names)
    }

    static func family(
        _ stem: String, _ versions: String, unversioned: String? = nil, _ names: String,
        short: String = ""
    ) -> Row {
        let family = VersionedLicense(stem, versions: versions, unversioned: unversioned)
        return Row(meaning: .license(family), names: names, shortNames: short)
    }

    static func single(_ id: String, _ names: String, short: String = "") -> Row {
        Row(
            meaning: .license(VersionedLicense(id, unversioned: id)), names: names,
            shortNames: short)
    }

    /// A license with a name of its own that the SPDX list has only as another license with an
    /// exception.
    static func compound(
        _ name: String, _ id: String, with exception: String, _ names: String
    ) -> Row {
        Row(
            meaning: .license(VersionedLicense(name, unversioned: id, exception: exception)),
            names: names)
    }

    static func exception(_ id: String?, _ names: String) -> Row {
        Row(meaning: .exception(id), names: names)
    }
}

extension LicenseNameAliases {
    /// The GNU family. As in copyright-format 1.0, a name without a version means any version of
    /// the license.
    static let gnu: [Row] = [
        gnu(
            "GPL", "1.0 2.0 3.0", unversioned: "GPL-1.0-or-later",
            """
            gnu general public license, gnu public license, general public license, gnu gpl, gpl,
            gnu general license, gpl license, gpled, gpld, gpllicensed, gnugpl, gnu general public,
            gnu generic public license, gnu public general license, gnu copyleft license,
            gnu general public licensed
            """),
        gnu(
            "LGPL", "2.0 2.1 3.0", unversioned: "LGPL-2.0-or-later",
            """
            gnu lesser general public license, gnu library general public license, lgpl, gnu lgpl,
            lesser general public license, library general public license, gnu lesser gpl,
            gnu library gpl, lesser gpl, library gpl, gnu lesser public license,
            gnu library public license, lesser gnu public license, gnu lesser general license,
            lesser gnu general public license, gnu library license, library gnu public license,
            gnu library or lesser general public license, lgpl license, lgpled, lgpllicensed,
            gnu lesser or library general public license, gnulgpl, gnu lesser public general license,
            gnu library lesser general public license, gnu lesser library general public license,
            gnu general lesser public license, gnu general public lesser license,
            gnu lesser license, gnu libgpl, library gnu general public license,
            gnu lesser general public, gnu library general public,
            lesser or library gnu general public license,
            library or lesser gnu general public license
            """),
        gnu(
            "AGPL", "1.0 3.0",
            """
            gnu affero general public license, affero general public license, gnu affero gpl,
            affero gpl, gnu agpl, agpl, gnu affero public license, gnu affero license, agpl license,
            affero gnu general public license
            """),
        gnu(
            "GFDL", "1.1 1.2 1.3", unversioned: "GFDL-1.1-or-later", hasCoverTexts: true,
            """
            gnu free documentation license, free documentation license, gnu fdl, gfdl, fdl,
            gnu free document license, gnu documentation license, gnu gfdl, gnu free doc license
            """),
    ]
}
