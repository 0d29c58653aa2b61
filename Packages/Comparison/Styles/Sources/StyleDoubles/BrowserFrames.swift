/// What the browser shows in any style for the samples of ``FakeSystem``, on a screen of 60
/// columns: a list on ten rows, and a sheet on as many as it needs.
public enum BrowserFrames {
    public static let list = """
        Packages
          Package             License                       Basis
        ▸ apple               MIT OR Zlib                   declared
          birch               ISC                           declared
          cedar               no copyright file             none


        3 packages, 3 licenses                               by name
        ■ permissive 2  ■ unknown 1
        enter open  / filter  r read again  q quit
        """

    /// The first half second of loading.
    public static let blank = "Packages" + String(repeating: "\n", count: 9) + "q quit"

    /// Later, when one of three packages was read.
    public static let loading = """
        Packages

          Reading the packages: 1 of 3
          █████████████▍





        q quit
        """

    /// A system without packages.
    public static let nothing = """
        Packages

          No package is installed.




        0 packages, 0 licenses                               by name

        enter open  / filter  r read again  q quit
        """

    /// The folder `/orchard`, which has no system.
    public static let failure = """
        Packages

          Error: /orchard has no package database
          name the folder of a system, or an image





        r read again  q quit
        """

    /// While the filter is `isc`.
    public static let filter = """
        Packages
          Package             License                       Basis
        ▸ birch               ISC                           declared




        Filter: isc                                           1 of 3
        ■ permissive 2  ■ unknown 1
        enter accept  esc all
        """

    /// While the filter is `iscq`.
    public static let noMatch = """
        Packages

          No packages match “iscq”.
          Escape clears the filter.



        Filter: iscq                                          0 of 3
        ■ permissive 2  ■ unknown 1
        enter accept  esc all
        """

    /// How many rows a complete sheet needs.
    public static let sheetRows = 26

    /// The complete sheet of `apple`.
    public static let sheet = """
        ── apple 1 all ─────────────────────────────────────────────
        MIT OR Zlib

        Category     permissive
        Basis        declared: a License field names it
        Source       apple 1
        Installed    manually
        File         /usr/share/doc/apple/copyright
        Format       machine-readable

        Statements
          MIT OR Zlib
            Lines        1
            Basis        declared

          MIT OR Zlib
            Lines        2-3
            Basis        declared

        Text
        1 │ Files: *
        2 │ License: apple
        3 │  Terms of apple.

        2 statements                                  package 1 of 3
        n p statement  ] [ package  q close
        """

    /// The complete sheet of `cedar`, which has no copyright file.
    public static let sheetWithoutText = """
        ── cedar 1 all ─────────────────────────────────────────────
        no copyright file

        Category     unknown
        Basis        none: nothing was found
        Reason       there is no file /usr/share/doc/cedar/copyright
        Source       cedar 1
        Installed    for no known reason

        There is no copyright text to show.














        0 statements                                  package 3 of 3
        n p statement  ] [ package  q close
        """

    /// The sheet of `apple` on ten rows, at the lines of its first statement.
    public static let firstStatement = """
        ── apple 1 all ─────────────────────────────────────────────
            Lines        2-3
            Basis        declared

        Text
        1 ┃ Files: *
        2 │ License: apple
        3 │  Terms of apple.
        statement 1 of 2                              package 1 of 3
        n p statement  ] [ package  q close
        """

    /// The sheet of `apple` on ten rows, at the lines of its second statement.
    public static let secondStatement = """
        ── apple 1 all ─────────────────────────────────────────────
            Lines        2-3
            Basis        declared

        Text
        1 │ Files: *
        2 ┃ License: apple
        3 ┃  Terms of apple.
        statement 2 of 2                              package 1 of 3
        n p statement  ] [ package  q close
        """
}
