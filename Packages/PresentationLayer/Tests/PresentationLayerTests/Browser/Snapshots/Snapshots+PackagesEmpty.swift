// swift-format-ignore-file
extension Snapshots {
    static let packagesEmpty = [
        "packages-empty-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              No package is installed.


















            0 packages, 0 licences                               by name

            enter open  / filter  t texts  s sort  ? keys  q quit
            """#,
        "packages-empty-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              No package is installed.


















            0 packages, 0 licences                                                                       by name

            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
        "packages-empty-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)

              No package is installed.


















            0 packages, 0 licences                                                                                                                                   by name

            enter open  / filter  t texts  s sort  tab next  ? keys  q quit
            """#,
    ]
}
