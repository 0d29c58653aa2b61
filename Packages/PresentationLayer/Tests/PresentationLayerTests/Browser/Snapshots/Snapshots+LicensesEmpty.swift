// swift-format-ignore-file
extension Snapshots {
    static let licensesEmpty = [
        "licenses-empty-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              No package is installed.



















            0 licences                                       by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-empty-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              No package is installed.



















            0 licences                                                                               by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
        "licenses-empty-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)

              No package is installed.



















            0 licences                                                                                                                                           by packages
            enter packages  / filter  s sort  tab next  ? keys  q quit
            """#,
    ]
}
