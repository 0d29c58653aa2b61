// swift-format-ignore-file
extension Snapshots {
    static let searchNothing = [
        "search-nothing-60": #"""
             Packages  Licences  Summary  Findings             debian 12

              No copyright text holds “quay”.


















            Search texts: quay                                    0 hits
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  …
            enter open  t search again  esc end search  ? keys  q quit
            """#,
        "search-nothing-100": #"""
             Packages  Licences  Summary  Findings                                Debian GNU/Linux 12 (bookworm)

              No copyright text holds “quay”.


















            Search texts: quay                                                                            0 hits
            ■ unknown 6  ■ strong 4  ■ weak 3  ■ permissive 2  ■ network 1  ■ public 1  ■ font 1
            enter open  t search again  esc end search  ? keys  q quit
            """#,
        "search-nothing-160": #"""
             Packages  Licences  Summary  Findings                                                                                            Debian GNU/Linux 12 (bookworm)

              No copyright text holds “quay”.


















            Search texts: quay                                                                                                                                        0 hits
            ■ unknown 6  ■ strong copyleft 4  ■ weak copyleft 3  ■ permissive 2  ■ network copyleft 1  ■ public domain 1  ■ font 1
            enter open  t search again  esc end search  ? keys  q quit
            """#,
    ]
}
