// swift-format-ignore-file
extension Snapshots {
    static let summaryEmpty = [
        "summary-empty-60": #"""
             Packages  Licences  Summary  Findings             debian 12
              Debian GNU/Linux 12 (bookworm)
              No package is installed.




















            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-empty-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)
              Debian GNU/Linux 12 (bookworm)
              No package is installed.




















            ↑↓ scroll  tab next  ? keys  q quit
            """#,
        "summary-empty-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)
              Debian GNU/Linux 12 (bookworm)
              No package is installed.




















            ↑↓ scroll  tab next  ? keys  q quit
            """#,
    ]
}
