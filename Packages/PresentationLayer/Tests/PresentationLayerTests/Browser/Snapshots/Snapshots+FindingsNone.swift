// swift-format-ignore-file
extension Snapshots {
    static let findingsNone = [
        "findings-none-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              Nothing needs a look.



















            0 findings                                           by kind
            enter open  tab next  ? keys  q quit
            """#,
        "findings-none-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              Nothing needs a look.



















            0 findings                                                                                   by kind
            enter open  tab next  ? keys  q quit
            """#,
        "findings-none-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)

              Nothing needs a look.



















            0 findings                                                                                                                                               by kind
            enter open  tab next  ? keys  q quit
            """#,
    ]
}
