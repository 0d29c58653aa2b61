// swift-format-ignore-file
extension Snapshots {
    static let packagesFilterNothing = [
        "packages-filter-nothing-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              No package has “quay” in its name or licence.
              Escape takes the filter away.

















            Filter: quay                                         0 of 18
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            enter accept  esc all packages
            """#,
        "packages-filter-nothing-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              No package has “quay” in its name or licence.
              Escape takes the filter away.

















            Filter: quay                                                                                 0 of 18
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            enter accept  esc all packages
            """#,
        "packages-filter-nothing-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)

              No package has “quay” in its name or licence.
              Escape takes the filter away.

















            Filter: quay                                                                                                                                             0 of 18
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            enter accept  esc all packages
            """#,
    ]
}
