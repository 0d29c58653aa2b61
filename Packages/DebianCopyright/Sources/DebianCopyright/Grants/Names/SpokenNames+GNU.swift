extension SpokenNames {
    /// The GNU family. What a name without a version means is copyright-format 1.0's reading: any
    /// version that the licence has.
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
