// swift-format-ignore-file
extension Snapshots {
    static let packagesLoading = [
        "packages-loading-60": #"""
             Packages  Licences  Summary  Findings

              Reading the packages: 7 of 18
              ███████████████▌



















            ? keys  q quit
            """#,
        "packages-loading-100": #"""
             Packages  Licences  Summary  Findings

              Reading the packages: 7 of 18
              ███████████████▌



















            ? keys  q quit
            """#,
        "packages-loading-160": #"""
             Packages  Licences  Summary  Findings

              Reading the packages: 7 of 18
              ███████████████▌



















            ? keys  q quit
            """#,
    ]
}
