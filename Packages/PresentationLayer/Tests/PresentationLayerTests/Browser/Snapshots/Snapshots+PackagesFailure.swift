// swift-format-ignore-file
extension Snapshots {
    static let packagesFailure = [
        "packages-failure-60": #"""
             Packages  Licences  Summary  Findings

              Error: cannot read /var/lib/dpkg/status: Permission denied
              check the file's permissions



















            ? keys  q quit
            """#,
        "packages-failure-100": #"""
             Packages  Licences  Summary  Findings

              Error: cannot read /var/lib/dpkg/status: Permission denied
              check the file's permissions



















            ? keys  q quit
            """#,
        "packages-failure-160": #"""
             Packages  Licences  Summary  Findings

              Error: cannot read /var/lib/dpkg/status: Permission denied
              check the file's permissions



















            ? keys  q quit
            """#,
    ]
}
